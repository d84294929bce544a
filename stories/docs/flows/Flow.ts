/** One thing that can happen at a place of a flow, and what comes of it. */
export interface FlowMove {
  readonly from: string;
  readonly event: string;
  /** What else decides, where the event alone does not: an answer, a pause, a setting. */
  readonly given: readonly string[];
  readonly to: string;
  readonly effects: readonly string[];
}

/** A flow as its machine gives it. A place is `step/activity`. */
export interface Flow {
  /** The steps in their order on the way, those last that go on beside it. */
  readonly steps: readonly string[];
  /** Where it begins: one place, or one for each of its parts that go on side by side. */
  readonly starts: readonly string[];
  readonly moves: readonly FlowMove[];
}
