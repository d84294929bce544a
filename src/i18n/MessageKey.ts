import type form from './locales/en/form.json';
import type steps from './locales/en/steps.json';
import type account from './locales/en/account.json';
import type landing from './locales/en/landing.json';

/** The plural forms of a language (CLDR). */
type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Key> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

/** The key of a translated text, without the plural form. */
export type MessageKey = WithoutPlural<
  keyof typeof form | keyof typeof steps | keyof typeof account | keyof typeof landing
>;
/** Values for the `{{placeholders}}` of a text; `count` selects the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>;
