import type form from './locales/en/form.json';
import type landing from './locales/en/landing.json';

/** The forms that a language may have for a number (CLDR). */
type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<Key> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

/** The key of a translated text; of one with a form for each number, the key before the form. */
export type MessageKey = WithoutPlural<keyof typeof form | keyof typeof landing>;
/** Values for the `{{placeholders}}` of a text; `count` chooses the form for a number. */
export type MessageValues = Readonly<Record<string, string | number>>;
