import type form from './locales/en-GB/form.json';

/** The key of a translated text, as the locale files spell it. */
export type MessageKey = keyof typeof form;
/** Values for the `{{placeholders}}` of a text. */
export type MessageValues = Readonly<Record<string, string | number>>;
