import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { Failure } from '../../setup/process/Failure.mjs';
import { runSuite, type SuiteReport } from './runSuite.ts';
import { MUTANTS_FILE, writeServed, type Target } from './Target.ts';

/** The first test that failed on a mutant. */
export const KillingTest = z.object({
  test: z.string(),
  /** Its title without the region. */
  inAnyRegion: z.string(),
  error: z.string().transform(stripVTControlCharacters),
});
export type KillingTest = z.infer<typeof KillingTest>;

/** A mutant, a region whose tests run on it, and a pattern of those tests; null is every one. */
export interface MutantRun {
  readonly id: string;
  readonly region: string;
  readonly tests: string | null;
}

export interface Run {
  /** Where the run keeps its files. */
  readonly folder: string;
  readonly dist: string;
  /** How long an expectation waits, in ms. */
  readonly patience: number;
  /** A pattern of all tests that can run; null is every one. */
  readonly grep: string | null;
  /** One kind of screen alone; null is both. */
  readonly viewport: 'desktop' | null;
  /** Tests that do not run, since they fail on the unchanged build. */
  readonly excluded: readonly string[];
  readonly signal: AbortSignal;
}

/** How the name of an unchanged build begins. */
const CONTROL = 'unchanged:';

/** @throws {Failure} when the run did not come to its end */
async function suiteOn(
  mutants: readonly MutantRun[],
  targets: readonly Target[],
  run: Run,
  untilKilled: boolean,
): Promise<SuiteReport> {
  const { folder, patience, dist, grep, excluded, signal } = run;
  const killed = join(folder, 'killed');
  const [servedFile, runFile] = [join(folder, 'served.json'), join(folder, 'mutants.json')];
  rmSync(killed, { recursive: true, force: true });
  mkdirSync(killed, { recursive: true });
  writeFileSync(servedFile, writeServed(targets));
  writeFileSync(runFile, JSON.stringify({ patience, killed, untilKilled, excluded, mutants }));
  const { report, output } = await runSuite({
    args: [
      ...['--server', 'tools/mutation/serve.ts', '--dist', dist],
      ...(run.viewport === null ? [] : ['--viewport', run.viewport]),
    ],
    regions: [...new Set(mutants.map(({ region }) => region))],
    grep,
    results: folder,
    env: { CONFORMANCE_MUTANTS: runFile, [MUTANTS_FILE]: servedFile },
    signal,
  });
  const ids = [...new Set(mutants.map(({ id }) => id))];
  const tested = new Set(report?.tests.map(({ name }) => name.split(' › ')[0]));
  // The unchanged build may have no test in a region: the plan spreads many over a few.
  const missed = ids.find((id) => !id.startsWith(CONTROL) && !tested.has(id));
  if (report?.finished !== true || report.problems.length > 0 || missed !== undefined) {
    const why = missed === undefined ? 'it did not come to its end' : `no test ran on ${missed}`;
    throw new Failure(`The suite gave no result: ${why}.\n${output.slice(-40).join('\n')}`);
  }
  return report;
}

/**
 * Runs the suite on mutants, on each until its first failure.
 *
 * @returns the failures; a mutant without one survived every test of its regions
 * @throws {Failure} when the run did not come to its end
 */
export async function runMutants(
  mutants: readonly MutantRun[],
  targets: readonly Target[],
  run: Run,
): Promise<ReadonlyMap<string, KillingTest>> {
  await suiteOn(mutants, targets, run, true);
  const killerOf = ({ id }: MutantRun): readonly (readonly [string, KillingTest])[] => {
    const file = join(run.folder, 'killed', `${encodeURIComponent(id)}.json`);
    return existsSync(file)
      ? [[id, KillingTest.parse(JSON.parse(readFileSync(file, 'utf8')))]]
      : [];
  };
  return new Map(mutants.flatMap(killerOf));
}

/** The unchanged build, for each test that runs on some mutants, in each of their regions. */
export function controlsOf(mutants: readonly Omit<MutantRun, 'id'>[]): MutantRun[] {
  const each = new Map(
    mutants.map(({ region, tests }) => [`${region} ${tests}`, { region, tests }]),
  );
  return [...each.values()].map((one, index) => ({ ...one, id: `${CONTROL}${index}` }));
}

/**
 * The tests that fail on the unchanged build, by their titles from the file on: on a mutant their
 * failure would prove nothing.
 */
export async function failingTests(
  regions: readonly string[],
  run: Run,
): Promise<readonly string[]> {
  const controls = controlsOf(regions.map((region) => ({ region, tests: null })));
  const { tests } = await suiteOn(controls, [], run, false);
  return tests
    .filter(({ status }) => status !== 'passed')
    .map(({ file, site, name }) =>
      [file.replace('conformance/specs/', ''), site, ...name.split(' › ').slice(1)].join(' › '),
    );
}
