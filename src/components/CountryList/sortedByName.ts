/** Sorts items by name in the order of a language, given as a BCP 47 tag. */
export function sortedByName<Named extends { readonly name: string }>(
  items: readonly Named[],
  language: string,
): readonly Named[] {
  const { compare } = new Intl.Collator(language);
  return items.toSorted((one, other) => compare(one.name, other.name));
}
