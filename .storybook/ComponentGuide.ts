/** Texts of a component's docs page, given as `parameters.guide`. */
export interface ComponentGuide {
  /** What it is for, when to use it, and what to use instead; one to three sentences. */
  readonly purpose: string;
  /** Keys and their effects; empty for a component without focus. */
  readonly keyboard: readonly (readonly [keys: string, effect: string])[];
  /** What a screen reader announces, in this order. */
  readonly announced: readonly string[];
  /** Requirements that the component implements, and their edge cases and decisions. */
  readonly sources: readonly string[];
}
