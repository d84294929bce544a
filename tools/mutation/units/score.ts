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
  /** Mutants that tests run into, or that no test reaches, and that fail none. */
  readonly survivors: readonly UnitMutant[];
  /** Mutants that act while a file is loaded, before any test: judged apart, one load each. */
  readonly atLoad: readonly UnitMutant[];
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

/** What two runs tell of the mutants: the first without any, the second with each. */
export function scoreOf(
  mutants: readonly UnitMutant[],
  first: UnitRun,
  second: UnitRun,
): UnitScore {
  const inTests = new Set(first.tests.flatMap(({ hits }) => Object.keys(hits)));
  const inLoads = new Set([...first.loads.values()].flatMap((hits) => Object.keys(hits)));
  const trusted = second.tests.filter(({ passed }) => passed);
  const killed = new Set(trusted.flatMap((test) => Object.keys(test.killed)));
  const isAtLoad = ({ id }: UnitMutant): boolean => inLoads.has(id) && !inTests.has(id);
  const judged = mutants.filter((mutant) => !isAtLoad(mutant));
  const scoreIn = (area: string, some: readonly UnitMutant[]): AreaScore => ({
    ...{ area, all: some.length },
    killed: some.filter(({ id }) => killed.has(id)).length,
  });
  return {
    areas: [...Map.groupBy(judged, ({ file }) => areaOf(file))]
      .map(([area, some]) => scoreIn(area, some))
      .toSorted((one, other) => one.area.localeCompare(other.area)),
    total: scoreIn('', judged),
    survivors: judged.filter(({ id }) => !killed.has(id)),
    atLoad: mutants.filter(isAtLoad),
    untrusted: second.tests.filter(({ passed }) => !passed),
  };
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
