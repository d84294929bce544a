/** The number of a decision: `S-001` and on. */
export type DecisionId = `S-${number}`;

/**
 * Marks a value that the specification does not give, with the decision that settled it.
 * Returns the value itself; the build removes the call, so that provenance never ships.
 */
export const assumed = <const Value>(_decision: DecisionId, value: Value): Value => value;
