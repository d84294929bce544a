import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { Failure } from '../process/Failure.mjs';
import type { Mutant } from './Mutant.ts';
import { runSuite, type SuiteReport } from './runSuite.ts';
import { MUTANTS_FILE, writtenMutants } from './servedMutants.ts';
import { controlsOf } from './variantsOf.ts';
import type { Variant } from './Variant.ts';

/** The first test that failed on a variant. */
export const Failed = z.object({
  test: z.string(),
  /** By which it is asked again, in any region. */
  asked: z.string(),
  error: z.string().transform(stripVTControlCharacters),
});
export type Failed = z.infer<typeof Failed>;

export interface Run {
  /** Where the run keeps its files. */
  readonly folder: string;
  readonly dist: string;
  /** How long an expectation waits, in ms. */
  readonly patience: number;
  readonly grep: string | null;
  /** One kind of screen alone; null is both. */
  readonly viewport: 'desktop' | null;
  /** Tests that are not asked, since they fail on the build as it is. */
  readonly without: readonly string[];
  readonly signal: AbortSignal;
}

/** @throws {Failure} when the run did not come to its end */
async function runVariants(
  variants: readonly Variant[],
  mutants: readonly Mutant[],
  run: Run,
  once: boolean,
): Promise<SuiteReport> {
  const { folder, patience, dist, grep, without, signal } = run;
  const failed = join(folder, 'failed');
  const [mutantsFile, variantsFile] = [join(folder, 'served.json'), join(folder, 'variants.json')];
  rmSync(failed, { recursive: true, force: true });
  mkdirSync(failed, { recursive: true });
  writeFileSync(mutantsFile, writtenMutants(mutants));
  writeFileSync(variantsFile, JSON.stringify({ patience, failed, once, without, variants }));
  const { report, output } = await runSuite({
    args: [
      ...['--server', 'tools/mutants/serve.ts', '--dist', dist],
      ...(run.viewport === null ? [] : ['--viewport', run.viewport]),
    ],
    regions: [...new Set(variants.map(({ region }) => region))],
    grep,
    results: folder,
    env: { CONFORMANCE_VARIANTS: variantsFile, [MUTANTS_FILE]: mutantsFile },
    signal,
  });
  const ids = [...new Set(variants.map(({ id }) => id))];
  const judged = new Set(report?.tests.map(({ name }) => name.split(' › ')[0]));
  const lost = ids.find((id) => !judged.has(id));
  if (report?.finished !== true || report.problems.length > 0 || lost !== undefined) {
    const why = lost === undefined ? 'it did not come to its end' : `no test judged ${lost}`;
    throw new Failure(`The suite gave no answer: ${why}.\n${output.slice(-40).join('\n')}`);
  }
  return report;
}

/**
 * Runs the suite over variants of the build, each until its first failure.
 *
 * @returns the failures; a variant without one passed every test there is for its regions
 * @throws {Failure} when the run did not come to its end
 */
export async function judgeVariants(
  variants: readonly Variant[],
  mutants: readonly Mutant[],
  run: Run,
): Promise<ReadonlyMap<string, Failed>> {
  await runVariants(variants, mutants, run, true);
  const failureOf = ({ id }: Variant): readonly (readonly [string, Failed])[] => {
    const file = join(run.folder, 'failed', `${encodeURIComponent(id)}.json`);
    return existsSync(file) ? [[id, Failed.parse(JSON.parse(readFileSync(file, 'utf8')))]] : [];
  };
  return new Map(variants.flatMap(failureOf));
}

/**
 * The tests that refuse the build as it is, by their titles from the file on: on a mutant their
 * failure would prove nothing.
 */
export async function blindTests(regions: readonly string[], run: Run): Promise<readonly string[]> {
  const controls = controlsOf(regions.map((region) => ({ region, asked: null })));
  const { tests } = await runVariants(controls, [], run, false);
  return tests
    .filter(({ status }) => status !== 'passed')
    .map(({ file, site, name }) =>
      [file.replace('conformance/specs/', ''), site, ...name.split(' › ').slice(1)].join(' › '),
    );
}
