import type { BehaviourChange, Comparison, StateChange } from './Comparison.ts';

const where = ({ regions }: { readonly regions: readonly string[] }): string =>
  `(${regions.join(', ')})`;

const stateLine = (change: StateChange): string =>
  `  ${change.id}  ${change.from} → ${change.to}  ${where(change)}  ${change.text}`;

/** A change of behaviour in words: what is new, gone, or another. */
export function behaviourSentence({ kind, what, from, to }: BehaviourChange): string {
  if (kind === 'first bytes') return `first bytes: ${from} → ${to}`;
  if (from === null && kind !== 'payload') return `new ${kind}: ${what}`;
  if (to === null && kind !== 'payload') return `${kind} gone: ${what}`;
  return `${kind} of ${what}: ${from ?? 'as before'} → ${to ?? 'no longer'}`;
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`${title} (${lines.length})`, ...lines];

/** Whether two runs found the same. */
export const isSame = (comparison: Comparison): boolean =>
  Object.values(comparison).every((list: readonly unknown[]) => list.length === 0);

/** A comparison as text: the worst first. */
export function comparisonLines(comparison: Comparison): string[] {
  if (isSame(comparison)) return ['Nothing changed: the same states, the same behaviour.'];
  const { regressions, fixes, otherStates, added, removed, behaviour, notCompared } = comparison;
  return [
    ...section('Regressions', regressions.map(stateLine)),
    ...section('Fixes', fixes.map(stateLine)),
    ...section('Other changes of state', otherStates.map(stateLine)),
    ...section(
      'New requirements',
      added.map(({ id, text }) => `  ${id}  ${text}`),
    ),
    ...section(
      'Removed requirements',
      removed.map(({ id, text }) => `  ${id}  ${text}`),
    ),
    ...section(
      'Changed behaviour',
      behaviour.map((change) => `  ${behaviourSentence(change)}  ${where(change)}`),
    ),
    ...section(
      'Regions of one run only',
      notCompared.map((region) => `  ${region}`),
    ),
  ];
}
