import type { KillingTest } from '../run/runMutants.ts';
import { percent, type Share } from '../Share.ts';
import type { Refused } from './Mutant.ts';
import { whyUncovered } from './uncovered.ts';

/** A mutant that was tested, and the test that killed it; null for one that survived. */
export interface Result {
  readonly id: string;
  readonly field: string;
  readonly isFact: boolean;
  readonly killedBy: KillingTest | null;
}

export interface Verdict {
  readonly facts: Share;
  readonly all: Share;
  readonly uncovered: Share;
  readonly refused: number;
  /** Mutants of covered fields that no test killed. */
  readonly survivors: readonly Result[];
  /** Fields that are listed as uncovered, and of which a test killed a mutant. */
  readonly stale: readonly string[];
  readonly holds: boolean;
}

/** The part of all mutants that must be killed; of facts it is every one. */
export const LEAST = 0.98;

const share = (results: readonly Result[]): Share => ({
  killed: results.filter(({ killedBy }) => killedBy !== null).length,
  all: results.length,
});

/** What the tested mutants mean for the suite. */
export function verdictOf(
  results: readonly Result[],
  refused: readonly Refused[],
  uncovered: Readonly<Record<string, string>>,
): Verdict {
  const isUncovered = ({ id, field }: Result): boolean =>
    whyUncovered({ region: id.split(':')[0] ?? '', field }, uncovered) !== undefined;
  const covered = results.filter((one) => !isUncovered(one));
  const hidden = results.filter(isUncovered);
  const facts = share(covered.filter(({ isFact }) => isFact));
  const all = share(covered);
  const keyOf = ({ id, field }: Result): string =>
    field in uncovered ? field : `${id.split(':')[0]}:${field}`;
  const stale = [...new Set(hidden.filter(({ killedBy }) => killedBy !== null).map(keyOf))];
  return {
    facts,
    all,
    uncovered: share(hidden),
    refused: refused.length,
    survivors: covered.filter(({ killedBy }) => killedBy === null),
    stale,
    holds: facts.killed === facts.all && all.killed >= LEAST * all.all && stale.length === 0,
  };
}

/** The verdict as printed. */
export const verdictLines = (verdict: Verdict): readonly string[] => [
  ...verdict.survivors.map(({ id, isFact }) => `SURVIVED ${id}${isFact ? ' (a fact)' : ''}`),
  ...verdict.stale.map(
    (field) => `STALE ${field} is covered: take it out of tools/mutation/regions/uncovered.ts`,
  ),
  `facts killed       ${percent(verdict.facts)}, of which all must be`,
  `all killed         ${percent(verdict.all)}, of which ${100 * LEAST} % must be`,
  `not covered yet    ${percent(verdict.uncovered)}, counted apart`,
  `refused by schema  ${verdict.refused}, counted apart`,
];
