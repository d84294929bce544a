import { spread } from '../spread.ts';
import type { Mutant, Refused } from './Mutant.ts';

/** Which mutants of all are tested. */
export interface Selection {
  /** Null is every region. */
  readonly regions: readonly string[] | null;
  /** A pattern of dotted paths. */
  readonly field: RegExp;
  /** Whether decisions are left out. */
  readonly facts: boolean;
  /** How many, spread over all that match; null is each. */
  readonly take: number | null;
}

/** Keeps a field that is uncovered everywhere in one region, once for each operator. */
export function uncoveredOnce<One extends Mutant | Refused>(
  changes: readonly One[],
  uncovered: Readonly<Record<string, string>>,
): readonly One[] {
  const kept = new Set<string>();
  return changes.filter((one) => {
    const change = one.id.slice(one.id.indexOf(':'));
    if (uncovered[one.field] === undefined) return true;
    return !kept.has(change) && kept.add(change);
  });
}

/** The changes that the options select. */
export function select(
  changes: readonly (Mutant | Refused)[],
  { regions, field, facts, take }: Selection,
): readonly (Mutant | Refused)[] {
  const matching = changes.filter(
    (change) =>
      (regions?.includes(change.region) ?? true) &&
      field.test(change.field) &&
      (change.isFact || !facts),
  );
  if (take === null) return matching;
  return spread(
    matching.filter(({ kind }) => kind === 'mutant'),
    take,
  );
}
