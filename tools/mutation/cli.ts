import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../setup/process/Failure.mjs';
import { runMain } from '../setup/process/runMain.mjs';
import { defectTargets } from './defects/defectTargets.ts';
import { readOptions, type Options } from './options.ts';
import { regionTargets } from './regions/regionTargets.ts';
import { verdictLines, verdictOf } from './regions/verdict.ts';
import { killMutants } from './run/killMutants.ts';
import { environmentKey, Records } from './run/records.ts';
import type { KillingTest, Run } from './run/runMutants.ts';
import type { Target } from './run/Target.ts';
import { judgeUnits } from './units/unitMutants.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.results/mutants');
const print = (line: string): void => console.log(line);

/** The build, in a copy that another build does not change. */
function copyOfDist(): string {
  const [from, to] = [join(root, 'dist'), join(folder, 'dist')];
  if (!existsSync(from)) throw new Failure('There is no dist/: run `npm run build`.');
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  return to;
}

/** A pattern of every test that runs on some mutants; null where one of them takes all. */
function patternOf(targets: readonly Target[]): string | null {
  const patterns = new Set(targets.map(({ tests }) => tests));
  return patterns.has(null) ? null : [...patterns].join('|');
}

/** Runs the suite on some mutants: on each group of them by itself, since each needs other tests. */
async function kill(
  groups: readonly (readonly Target[])[],
  { sample, resume, patience, grep }: Options,
  run: Omit<Run, 'grep'>,
) {
  const context = {
    records: new Records(join(folder, sample ? 'sample.jsonl' : 'results.jsonl'), resume),
    environment: environmentKey(run.dist, patience),
    trusts: sample,
    print,
  };
  const killers = new Map<string, KillingTest | null>();
  for (const targets of groups) {
    const found = await killMutants(targets, { ...run, grep: grep ?? patternOf(targets) }, context);
    for (const [id, killer] of found) killers.set(id, killer);
  }
  return killers;
}

await runMain(async (signal) => {
  const options = readOptions(process.argv.slice(2));
  const { only, sample, patience } = options;
  if (only === 'units') {
    const { claims, source, take } = options;
    const holds = await judgeUnits({ root, folder, claims, source, take: take ?? 100, print });
    return holds ? 0 : 1;
  }
  const dist = copyOfDist();
  const regions = only === 'defects' ? null : await regionTargets(options, print);
  const defects =
    only === 'regions' ? [] : await defectTargets(options, join(folder, 'defects'), signal, print);
  const viewport = sample ? 'desktop' : null;
  const run = {
    folder: join(folder, 'run'),
    dist,
    patience,
    viewport,
    excluded: [],
    signal,
  } as const;
  // The sample is small enough for one run.
  const mutants = regions?.targets ?? [];
  const groups = sample ? [[...mutants, ...defects]] : [mutants, defects];
  const killers = await kill(groups, options, run);

  const results = (regions?.mutants ?? []).map(({ id, field, isFact }) => ({
    ...{ id, field, isFact },
    killedBy: killers.get(id) ?? null,
  }));
  const verdict = regions && verdictOf(results, regions.refused, regions.uncovered);
  if (verdict !== null) print(verdictLines(verdict).join('\n'));
  const survived = defects.filter(({ id }) => (killers.get(id) ?? null) === null).length;
  if (only !== 'regions')
    print(
      `defects killed     ${defects.length - survived} of ${defects.length}, of which all must be`,
    );
  if (sample) {
    const { killed = 0, all = 0 } = verdict?.all ?? {};
    const counts = { passed: killed + defects.length - survived, failed: all - killed + survived };
    writeFileSync(`${folder}.json`, JSON.stringify({ layer: 'mutants', ...counts }));
  }
  return (verdict?.holds ?? true) && survived === 0 ? 0 : 1;
});
