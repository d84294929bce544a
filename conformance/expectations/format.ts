/**
 * The form of an expectation: one leaf per fact, each with where it comes from.
 * Sources are sections of the two documents (`A§5`, `B§9`) or a decision (`S-020`).
 */
export type Leaf<T> =
  | { readonly kind: 'specified'; readonly value: T; readonly source: SectionSource }
  | { readonly kind: 'assumed'; readonly value: T; readonly source: DecisionSource }
  | { readonly kind: 'unspecified' };

export type SectionSource = `A§${number}` | `B§${number}`;
export type DecisionSource = `S-${string}`;

/** A fact the documents state. */
export function specified<const T>(value: T, source: SectionSource): Leaf<T> {
  return { kind: 'specified', value, source };
}

/** A fact that rests on a decision; a pass on it is counted apart. */
export function assumed<const T>(value: T, source: DecisionSource): Leaf<T> {
  return { kind: 'assumed', value, source };
}

/** A fact that neither a document nor a decision gives: nothing may judge it. */
export function unspecified(): Leaf<never> {
  return { kind: 'unspecified' };
}
