/** The id of a decision: `S-001` and so on. */
export type DecisionId = `S-${number}`;

/**
 * Marks a value that the specification does not give with the decision that it comes from.
 * Returns the value itself; the build removes the call, so the bundle holds no decision ids.
 */
export const assumed = <const Value>(_decision: DecisionId, value: Value): Value => value;
