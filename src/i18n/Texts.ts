/** Texts of one language by key, with `{{placeholders}}`; a plural has one key per form. */
export type Texts = Readonly<Record<string, string>>;
