import type { Share } from '../Share.ts';
import type { UnitMutant } from './instrument.ts';
import type { UnitTest } from './unitRun.ts';

export interface UnitScore {
  /** The folders of the mutants, each with what fails a test. */
  readonly areas: readonly (Share & { readonly area: string })[];
  readonly total: Share;
  /** Mutants that failed no test of files that were loaded without them: some act only as a file is loaded. */
  readonly left: readonly UnitMutant[];
  /** Tests that failed without a mutant, so that nothing of them counts. */
  readonly untrusted: readonly UnitTest[];
}

/** A claim of a unit test: a requirement, and whether a mutant made the step fail that covers it. */
export interface Claim {
  readonly requirement: string;
  readonly test: string;
  readonly file: string;
  readonly red: boolean;
}

/** The folder of a file below `src`, two names deep. */
const areaOf = (file: string): string => file.split('/').slice(0, 3).join('/');

/** What tests that ran with each mutant tell of them. */
export function scoreOf(mutants: readonly UnitMutant[], tests: readonly UnitTest[]): UnitScore {
  const trusted = tests.filter(({ passed }) => passed);
  const killed = new Set(trusted.flatMap((test) => Object.keys(test.killed)));
  const shareOf = (some: readonly UnitMutant[]): Share => ({
    killed: some.filter(({ id }) => killed.has(id)).length,
    all: some.length,
  });
  return {
    areas: [...Map.groupBy(mutants, ({ file }) => areaOf(file))]
      .map(([area, some]) => ({ area, ...shareOf(some) }))
      .toSorted((one, other) => one.area.localeCompare(other.area)),
    total: shareOf(mutants),
    left: mutants.filter(({ id }) => !killed.has(id)),
    untrusted: tests.filter(({ passed }) => !passed),
  };
}

/** A smaller sample says nothing of the others. */
const LEAST_SAMPLE = 30;

/**
 * The part of all mutants that fail a test, where a sample of those that were left stands for all of these;
 * where it is too small, none of them counts.
 */
export function estimate({ total, left }: UnitScore, sample: Share): number {
  const speaks = sample.all >= Math.min(LEAST_SAMPLE, Math.max(1, left.length));
  const more = speaks ? (left.length * sample.killed) / sample.all : 0;
  return total.all === 0 ? 1 : (total.killed + more) / total.all;
}

/** The claims of tests, each once a test, by what they did where they ran with mutants. */
export function claimsOf(
  tests: readonly UnitTest[],
  withMutants: readonly UnitTest[],
): readonly Claim[] {
  const trusted = withMutants.filter(({ passed }) => passed);
  const killedIn = new Map(trusted.map(({ id, killed }) => [id, killed]));
  return tests.flatMap(({ id, name, file, covers }) => {
    const denied = new Set(Object.values(killedIn.get(id) ?? {}).flat());
    return [...new Set(covers)].map((requirement) => ({
      ...{ requirement, test: name, file, red: denied.has(requirement) },
    }));
  });
}
