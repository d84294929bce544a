/** A transition: an event in one state, the state after it, and its effects. */
export interface FlowMove {
  readonly from: string;
  readonly event: string;
  /** Further conditions, where the event alone does not decide: a response, a cooldown, a setting. */
  readonly given: readonly string[];
  readonly to: string;
  readonly effects: readonly string[];
}

/** A flow, generated from its machine. A state is `step/activity`. */
export interface Flow {
  /** The steps in their order; parallel parts are last. */
  readonly steps: readonly string[];
  /** The initial states: one, or one for each parallel part. */
  readonly starts: readonly string[];
  readonly moves: readonly FlowMove[];
}
