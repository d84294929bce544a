import type { UnitMutant } from './instrument.ts';
import type { UnitRun, UnitTest } from './unitRun.ts';

/** How many mutants of a folder fail a test. */
export interface AreaScore {
  readonly area: string;
  readonly killed: number;
  readonly all: number;
}

export interface UnitScore {
  readonly areas: readonly AreaScore[];
  readonly total: AreaScore;
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

/** What a run with each mutant tells of them. */
export function scoreOf(mutants: readonly UnitMutant[], { tests }: UnitRun): UnitScore {
  const trusted = tests.filter(({ passed }) => passed);
  const killed = new Set(trusted.flatMap((test) => Object.keys(test.killed)));
  const scoreIn = (area: string, some: readonly UnitMutant[]): AreaScore => ({
    ...{ area, all: some.length },
    killed: some.filter(({ id }) => killed.has(id)).length,
  });
  return {
    areas: [...Map.groupBy(mutants, ({ file }) => areaOf(file))]
      .map(([area, some]) => scoreIn(area, some))
      .toSorted((one, other) => one.area.localeCompare(other.area)),
    total: scoreIn('', mutants),
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
export function estimate({ total, left }: UnitScore, sample: Omit<AreaScore, 'area'>): number {
  const speaks = sample.all >= Math.min(LEAST_SAMPLE, Math.max(1, left.length));
  const more = speaks ? (left.length * sample.killed) / sample.all : 0;
  return total.all === 0 ? 1 : (total.killed + more) / total.all;
}

/** The claims of all unit tests, each once a test. */
export function claimsOf(first: UnitRun, second: UnitRun): readonly Claim[] {
  const trusted = second.tests.filter(({ passed }) => passed);
  const killedIn = new Map(trusted.map(({ id, killed }) => [id, killed]));
  return first.tests.flatMap(({ id, name, file, covers }) => {
    const denied = new Set(Object.values(killedIn.get(id) ?? {}).flat());
    return [...new Set(covers)].map((requirement) => ({
      ...{ requirement, test: name, file, red: denied.has(requirement) },
    }));
  });
}
