/** What a component's docs page says beside its stories and its props. Given as `parameters.guide`. */
export interface ComponentGuide {
  /** What it is for, when to take it, and what to take instead; one to three sentences. */
  readonly purpose: string;
  /** Keys and what they do; empty for what takes no focus. */
  readonly keyboard: readonly (readonly [keys: string, effect: string])[];
  /** What a screen reader says, in the order in which it says it. */
  readonly spoken: readonly string[];
  /** Requirements that the component serves, and the edge cases and decisions behind them. */
  readonly sources: readonly string[];
}
