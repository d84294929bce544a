import { globSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../setup/process/Failure.mjs';
import { percent } from '../Share.ts';
import { spread } from '../spread.ts';
import { instrument, type UnitMutant } from './instrument.ts';
import { type Hits, Killed } from './plan.ts';
import { type Claim, claimsOf, estimate, scoreOf, type UnitScore } from './score.ts';
import { unitRun, writePlan, type UnitRun, type UnitTest } from './unitRun.ts';

/** The rules and flows, which unit tests alone must hold. */
const RULES = 'src/{domain,flows}/**/*.ts';
/** All that unit tests may claim something of. */
const EVERYTHING = 'src/**/*.{ts,tsx}';
/** The part of the mutants that must fail a test. */
const LEAST = 0.9;
const FIRST_TIMEOUT_MS = 60_000;
/** How long a quick test may take, and how long it may wait under a mutant for what never comes. */
const QUICK = { milliseconds: 30, timeout: 3000 };
const SLOW_TIMEOUT_MS = 15_000;
/** What all mutants of a slow test may take together, if none makes it slower. */
const SLOW_BUDGET_MS = 5000;

export interface UnitOptions {
  readonly root: string;
  readonly folder: string;
  /** Whether the claims of unit tests are judged, on all sources. */
  readonly claims: boolean;
  /** A pattern of the sources that are changed. */
  readonly source: RegExp;
  /** How many of the mutants that are left get a run of their own, spread evenly. */
  readonly take: number;
  readonly print: (line: string) => void;
}

const isSource = (path: string): boolean => !/\.test\.tsx?$|\.d\.ts$|\/support\//.test(path);
const short = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 60);
const lineOf = ({ file, line, mutator, original, replacement }: UnitMutant): string =>
  `  ${file}:${line}  ${mutator}  ${short(original)} -> ${short(replacement)}`;

/** The test files that run into the place of a mutant, or load it. */
function filesOf({ tests, loads }: UnitRun, { id }: UnitMutant): readonly string[] {
  const running = tests.filter(({ hits }) => id in hits).map(({ file }) => file);
  const loading = [...loads].filter(([, hits]) => id in hits).map(([file]) => file);
  return [...new Set([...running, ...loading])];
}

/** Of some mutants, those that no test fails by even where each acts from the start. */
async function survivorsOf(
  mutants: readonly UnitMutant[],
  first: UnitRun,
  common: { readonly root: string; readonly sources: ReadonlyMap<string, string> },
): Promise<readonly UnitMutant[]> {
  const survivors: UnitMutant[] = [];
  for (const mutant of mutants) {
    const files = filesOf(first, mutant);
    const run = { ...common, files, loadMutant: mutant.id, timeout: SLOW_TIMEOUT_MS };
    if ((await unitRun(run)).passed) survivors.push(mutant);
  }
  return survivors;
}

interface MutantRun {
  readonly root: string;
  readonly sources: ReadonlyMap<string, string>;
  readonly plan: string;
}

/** The wanted mutants of a test, as many as its budget allows, spread over all. */
const affordable = ({ hits, milliseconds }: UnitTest, wanted: (mutant: string) => boolean): Hits =>
  Object.fromEntries(
    spread(
      Object.entries(hits).filter(([mutant]) => wanted(mutant)),
      Math.ceil(SLOW_BUDGET_MS / milliseconds),
    ),
  );

/**
 * Runs tests with the mutants that they run into. A slow test, such as one of many generated cases, gets
 * only some of what no quick one runs into; where it claims something, also what is known to fail a test.
 */
async function withMutants(tests: readonly UnitTest[], run: MutantRun): Promise<UnitTest[]> {
  Killed.none(run.plan);
  const round = async (some: readonly UnitTest[], timeout: number): Promise<UnitTest[]> => {
    const ids = new Set(some.map(({ id }) => id));
    const { tests: ran } = await unitRun({
      ...run,
      files: writePlan(run.root, run.plan, some),
      timeout,
    });
    return ran.filter(({ id }) => ids.has(id));
  };
  const isQuick = ({ milliseconds }: UnitTest): boolean => milliseconds <= QUICK.milliseconds;
  const quick = tests.filter(isQuick);
  const met = new Set(quick.flatMap(({ hits }) => Object.keys(hits)));
  const results = await round(quick, QUICK.timeout);
  const killed = new Set(results.flatMap((test) => Object.keys(test.killed)));
  const slow = tests
    .filter((test) => !isQuick(test))
    .map((test) => {
      const claims = test.covers.length > 0;
      const wanted = (id: string): boolean => !met.has(id) || (claims && killed.has(id));
      return { ...test, hits: affordable(test, wanted) };
    });
  return [...results, ...(await round(slow, SLOW_TIMEOUT_MS))];
}

function printScore({ areas, untrusted }: UnitScore, print: (line: string) => void): void {
  print('Mutants that a unit test fails by, of files that were loaded without them:');
  for (const area of areas) print(`  ${area.area.padEnd(32)} ${percent(area)}`);
  for (const { file, name } of untrusted) print(`not trusted: ${file} > ${name}`);
}

function printClaims(claims: readonly Claim[], print: (line: string) => void): void {
  const pale = claims.filter(({ red }) => !red);
  print('Claims of unit tests that no mutant makes fail:');
  for (const { requirement, file, test } of pale) print(`  ${requirement}  ${file} > ${test}`);
  print(`claims seen red  ${percent({ killed: claims.length - pale.length, all: claims.length })}`);
}

/**
 * Changes the sources one place at a time, by Stryker's mutants, and runs the unit tests of `src/` that run
 * into the place: those of the tools and mocks keep servers, which a mutant would leave in another state.
 * Tells whether enough of the mutants fail a test.
 */
export async function judgeUnits(options: UnitOptions): Promise<boolean> {
  const { root, folder, claims, source, take, print } = options;
  const paths = globSync(claims ? EVERYTHING : RULES, { cwd: root })
    .filter((path) => isSource(path) && source.test(path))
    .toSorted();
  const { mutants, sources } = await instrument(root, paths);
  print(`${mutants.length} mutants in ${paths.length} files`);
  const tests = globSync('src/**/*.test.{ts,tsx}', { cwd: root });
  const first = await unitRun({ root, sources, files: tests, timeout: FIRST_TIMEOUT_MS });
  const known = new Set(mutants.map(({ id }) => id));
  if (first.tests.some(({ hits }) => Object.keys(hits).some((id) => !known.has(id))))
    throw new Failure('The tests ran sources of another run: delete node_modules/.vitest-cache.');
  const touching = first.tests.filter(({ passed, hits }) => passed && Object.keys(hits).length > 0);
  print(`${touching.length} unit tests run into them`);
  const second = await withMutants(touching, { root, sources, plan: join(folder, 'plan') });
  const score = scoreOf(mutants, second);
  printScore(score, print);
  const taken = spread(score.left, take);
  const survivors = await survivorsOf(taken, first, { root, sources });
  const sample = { killed: taken.length - survivors.length, all: taken.length };
  print('Mutants that no unit test fails by:');
  for (const survivor of survivors) print(lineOf(survivor));
  if (claims) printClaims(claimsOf(first.tests, second), print);
  const share = estimate(score, sample);
  print(`at once      ${percent(score.total)}`);
  print(`of the rest  ${percent(sample)}, one by one, of ${score.left.length}`);
  print(`together     ${(100 * share).toFixed(1)} %, of which ${100 * LEAST} % must be`);
  return first.passed && share >= LEAST;
}
