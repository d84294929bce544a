/** The states of a requirement in a region, with the sign of each in the matrix. */
export const signs = {
  pass: '✓',
  'pass on assumption': 'A',
  fail: '✗',
  'expected-fail': 'E',
  'expected gap': '–',
  'not run': '○',
  'not applicable': '·',
} as const;

export type State = keyof typeof signs;

export const STATES = [
  'pass',
  'pass on assumption',
  'fail',
  'expected-fail',
  'expected gap',
  'not run',
  'not applicable',
] as const satisfies readonly State[];

/** How many of each. */
export function countStates(states: Iterable<State>): Record<State, number> {
  const counts = Object.fromEntries(STATES.map((state) => [state, 0])) as Record<State, number>; // complete: made of all states
  for (const state of states) counts[state] += 1;
  return counts;
}
