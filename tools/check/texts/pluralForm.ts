const forms = /^(?<base>.+)_(?<form>zero|one|two|few|many|other)$/;

/** Splits the key of a text with a form for each number; another key has no form. */
export function pluralForm(key: string): { readonly base: string; readonly form: string | null } {
  const { base, form } = forms.exec(key)?.groups ?? {};
  return { base: base ?? key, form: form ?? null };
}

/** The forms that a language has for a number (CLDR), sorted. */
export const formsOf = (language: string): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();

/** Whether a form stands for one number alone, so that its text may spell it: Arabic's `two`, not French's `one`. */
export function isOneNumber(language: string, form: string): boolean {
  const rules = new Intl.PluralRules(language);
  return (
    Array.from({ length: 201 }, (_, n) => rules.select(n)).filter((one) => one === form).length ===
    1
  );
}
