import { hashOf, type Records } from './records.ts';
import {
  controlsOf,
  failingTests,
  runMutants,
  type KillingTest,
  type MutantRun,
  type Run,
} from './runMutants.ts';
import type { Target } from './Target.ts';

/** How many mutants one run of the suite tests: what is lost when somebody stops it. */
const AT_A_TIME = 100;

export interface Context {
  readonly records: Records;
  /** Stands for the build and the suite. */
  readonly environment: string;
  /** Whether every test is known to pass on the unchanged build. */
  readonly trusts: boolean;
  readonly print: (line: string) => void;
}

type Killers = ReadonlyMap<string, KillingTest>;
/** The pattern of the tests that run on a mutant; null is every one. */
type TestsOf = (target: Target) => string | null;

const exactly = (titles: readonly string[]): string =>
  `^(?:${titles.map((title) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')})$`;

/** What the mutants of one field in all regions share: `gb:ageLimit:change` and `id:ageLimit:swap`. */
const alikeOf = (id: string): string => id.split(':')[1] ?? id;

/** The tests that killed a mutant: they run first on those that are alike. */
class KnownKillers {
  readonly #titles = new Map<string, Set<string>>();

  note(id: string, { inAnyRegion }: KillingTest): void {
    const titles = this.#titles.get(alikeOf(id)) ?? new Set();
    this.#titles.set(alikeOf(id), titles.add(inAnyRegion));
  }

  of({ id }: Target): string | null {
    const titles = this.#titles.get(alikeOf(id));
    return titles === undefined ? null : exactly([...titles]);
  }
}

/** Runs tests on mutants: the first failure of each. */
async function firstFailures(
  targets: readonly Target[],
  testsOf: TestsOf,
  run: Run,
): Promise<Killers> {
  const runs = targets.flatMap((target) =>
    target.regions.map((region) => ({ id: target.id, region, tests: testsOf(target) })),
  );
  return runs.length === 0 ? new Map() : runMutants(runs, targets, run);
}

/**
 * The failures that come again when their test runs alone, while the same test passes on the unchanged
 * build beside it: a test that fails on a busy machine kills nothing.
 */
async function confirmed(
  targets: readonly Target[],
  failures: Killers,
  run: Run,
): Promise<Killers> {
  const found = targets.flatMap(({ id, regions }): MutantRun[] => {
    const killer = failures.get(id);
    if (killer === undefined) return [];
    return regions.map((region) => ({ id, region, tests: exactly([killer.inAnyRegion]) }));
  });
  if (found.length === 0) return new Map();
  const controls = controlsOf(found);
  const again = await runMutants([...controls, ...found], targets, run);
  const broken = controls.filter(({ id }) => again.has(id));
  const proves = ({ region, tests }: MutantRun): boolean =>
    !broken.some((control) => control.region === region && control.tests === tests);
  return new Map(
    [...again].filter(([id]) => {
      const runs = found.filter((one) => one.id === id);
      return runs.length > 0 && runs.every(proves);
    }),
  );
}

/**
 * First the known killers of those that are alike, then all tests. A test that failed once and not again
 * kept the others from running: they run next, without any such test.
 */
async function findKillers(
  targets: readonly Target[],
  known: KnownKillers,
  run: Run,
): Promise<Killers> {
  const likely = targets.filter((target) => known.of(target) !== null);
  const expected = await firstFailures(likely, (target) => known.of(target), run);
  const left = targets.filter(({ id }) => !expected.has(id));
  const others = await firstFailures(left, ({ tests }) => tests, run);
  const failures = new Map([...expected, ...others]);
  const killers = await confirmed(targets, failures, run);
  const open = targets.filter(({ id }) => failures.has(id) && !killers.has(id));
  if (open.length === 0) return killers;
  const unstable = open.flatMap(({ id }) => failures.get(id)?.test ?? []);
  const rest = await findKillers(open, known, {
    ...run,
    excluded: [...run.excluded, ...unstable],
  });
  return new Map([...killers, ...rest]);
}

const lineOf = (id: string, killer: KillingTest | null): string =>
  killer === null
    ? `SURVIVED ${id}`
    : `killed   ${id}\n           by ${killer.test}: ${killer.error.split('\n')[0] ?? ''}`;

/**
 * Runs the suite on mutants; one with a record is not run again.
 * @returns the test that killed each, null for one that survived
 */
export async function killMutants(
  targets: readonly Target[],
  run: Run,
  { records, environment, trusts, print }: Context,
): Promise<ReadonlyMap<string, KillingTest | null>> {
  const keyOf = ({ id, tests, content }: Target): string =>
    hashOf(environment, run.grep ?? '', id, tests ?? '', content);
  const results = new Map<string, KillingTest | null>();
  const known = new KnownKillers();
  for (const { id, killedBy } of records.lines) if (killedBy !== null) known.note(id, killedBy);
  for (const target of targets) {
    const record = records.get(keyOf(target));
    if (record !== undefined) results.set(target.id, record.killedBy);
  }
  const waiting = targets.filter(({ id }) => !results.has(id));
  if (results.size > 0) print(`${results.size} have a result already.`);
  const regions = [...new Set(waiting.flatMap((target) => target.regions))];
  const excluded = trusts || regions.length === 0 ? [] : await failingTests(regions, run);
  for (const test of excluded) print(`NOT RUN ${test}: it fails on the unchanged build.`);
  for (let start = 0; start < waiting.length; start += AT_A_TIME) {
    const chunk = waiting.slice(start, start + AT_A_TIME);
    const killers = await findKillers(chunk, known, { ...run, excluded });
    for (const target of chunk) {
      const killedBy = killers.get(target.id) ?? null;
      results.set(target.id, killedBy);
      records.add({ key: keyOf(target), id: target.id, killedBy });
      if (killedBy !== null) known.note(target.id, killedBy);
      print(lineOf(target.id, killedBy));
    }
    print(`${Math.min(start + AT_A_TIME, waiting.length)} of ${waiting.length} mutants tested.`);
  }
  return results;
}
