/**
 * The form of an expectation: one value per fact, each with where it comes from.
 * Sources are sections of the two documents (`A§5`, `B§9`) or a decision (`S-020`).
 */
export type SourcedValue<T> =
  | { readonly kind: 'specified'; readonly value: T; readonly source: SectionSource }
  | { readonly kind: 'assumed'; readonly value: T; readonly source: DecisionSource }
  | { readonly kind: 'unspecified' };

export type SectionSource = `A§${number}` | `B§${number}`;
export type DecisionSource = `S-${string}`;

/** A fact that the documents state. */
export function specified<const T>(value: T, source: SectionSource): SourcedValue<T> {
  return { kind: 'specified', value, source };
}

/** A fact that rests on a decision; a pass on it is counted apart. */
export function assumed<const T>(value: T, source: DecisionSource): SourcedValue<T> {
  return { kind: 'assumed', value, source };
}

/** A fact that neither a document nor a decision gives: nothing may be asserted by it. */
export function unspecified(): SourcedValue<never> {
  return { kind: 'unspecified' };
}

/** Whether a document or a decision gives the value. */
export const stated = (value: SourcedValue<unknown>): boolean => value.kind !== 'unspecified';

/** The value, to choose tests by; what is asserted goes through `read`, which notes decisions. */
export const known = <T>(sourced: SourcedValue<T>): T | undefined =>
  sourced.kind === 'unspecified' ? undefined : sourced.value;
