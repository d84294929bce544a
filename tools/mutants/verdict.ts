import type { Mutant, Refused } from './Mutant.ts';
import { whyUnseen } from './unseen.ts';
import type { Failed } from './judgeVariants.ts';

/** A mutant that was judged, and the test that found it out; null for one that no test was shown to see. */
export interface Judged {
  readonly id: string;
  readonly leaf: string;
  readonly isFact: boolean;
  readonly killedBy: Failed | null;
}

/** How many of some mutants were found out. */
export interface Share {
  readonly killed: number;
  readonly all: number;
}

export interface Verdict {
  readonly facts: Share;
  readonly all: Share;
  readonly unseen: Share;
  readonly refused: number;
  /** Mutants of fields that show and that no test found out. */
  readonly survivors: readonly Judged[];
  /** Fields that are listed as unseen, and that a test saw. */
  readonly stale: readonly string[];
  readonly holds: boolean;
}

/** The part of all mutants that must be found out; of facts it is every one. */
export const LEAST = 0.98;

const share = (judged: readonly Judged[]): Share => ({
  killed: judged.filter(({ killedBy }) => killedBy !== null).length,
  all: judged.length,
});

/** What the judged mutants say of the suite. */
export function verdictOf(
  judged: readonly Judged[],
  refused: readonly Refused[],
  unseen: Readonly<Record<string, string>>,
): Verdict {
  const isUnseen = ({ id, leaf }: Judged): boolean =>
    whyUnseen({ region: id.split(':')[0] ?? '', leaf }, unseen) !== undefined;
  const seen = judged.filter((one) => !isUnseen(one));
  const hidden = judged.filter(isUnseen);
  const facts = share(seen.filter(({ isFact }) => isFact));
  const all = share(seen);
  const keyOf = ({ id, leaf }: Judged): string =>
    leaf in unseen ? leaf : `${id.split(':')[0]}:${leaf}`;
  const stale = [...new Set(hidden.filter(({ killedBy }) => killedBy !== null).map(keyOf))];
  return {
    facts,
    all,
    unseen: share(hidden),
    refused: refused.length,
    survivors: seen.filter(({ killedBy }) => killedBy === null),
    stale,
    holds: facts.killed === facts.all && all.killed >= LEAST * all.all && stale.length === 0,
  };
}

const percent = ({ killed, all }: Share): string =>
  `${killed} of ${all}${all === 0 ? '' : ` (${((100 * killed) / all).toFixed(1)} %)`}`;

/** The verdict for people. */
export const verdictLines = (verdict: Verdict): readonly string[] => [
  ...verdict.survivors.map(({ id, isFact }) => `SURVIVED ${id}${isFact ? ' (a fact)' : ''}`),
  ...verdict.stale.map((leaf) => `STALE ${leaf} is seen: take it out of tools/mutants/unseen.ts`),
  `facts killed       ${percent(verdict.facts)}, of which all must be`,
  `all killed         ${percent(verdict.all)}, of which ${100 * LEAST} % must be`,
  `not shown yet      ${percent(verdict.unseen)}, counted apart`,
  `refused by schema  ${verdict.refused}, counted apart`,
];

/** What of a mutant its record keeps. */
export const judgedOf = ({ id, leaf, isFact }: Mutant, killedBy: Failed | null): Judged => ({
  id,
  leaf,
  isFact,
  killedBy,
});
