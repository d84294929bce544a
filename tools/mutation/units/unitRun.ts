import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
import { planPath, type Hits, type Plan } from './plan.ts';

/** A test, with what the mutants in the sources did to it. */
export interface UnitTest {
  readonly id: string;
  readonly file: string;
  readonly name: string;
  readonly passed: boolean;
  readonly milliseconds: number;
  readonly covers: readonly string[];
  readonly hits: Hits;
  readonly killed: Readonly<Record<string, readonly string[]>>;
}

export interface UnitRun {
  readonly tests: readonly UnitTest[];
  /** What each test file ran as it was loaded, by its path. */
  readonly loads: ReadonlyMap<string, Hits>;
  readonly passed: boolean;
}

interface RunOptions {
  readonly root: string;
  /** The sources with their mutants, by path. */
  readonly sources: ReadonlyMap<string, string>;
  /** The test files to run; all without. */
  readonly files?: readonly string[];
  /** A folder of plans; without one the tests run once and their hits are counted. */
  readonly plan?: string;
  /** A mutant that acts from the start; the run ends with the first test that fails. */
  readonly loadMutant?: string;
  /** How long a test may take, in milliseconds. */
  readonly timeout: number;
}

const testsOf = (root: string, module: TestModule): UnitTest[] =>
  [...module.children.allTests()].map((test) => {
    const { covers = [], hits = {}, killed = {} } = test.meta();
    return {
      ...{ id: test.id, file: relative(root, module.moduleId), name: test.fullName },
      ...{ passed: test.result().state === 'passed', covers, hits, killed },
      milliseconds: test.diagnostic()?.duration ?? 0,
    };
  });

/** Runs unit tests on sources with mutants. */
export async function unitRun(options: RunOptions): Promise<UnitRun> {
  const { root, sources, files, plan = null, loadMutant = null, timeout } = options;
  const vitest = await createVitest(
    {
      ...{ root, watch: false, reporters: [{}], silent: true, isolate: true, testTimeout: timeout },
      ...{ bail: loadMutant === null ? 0 : 1, provide: { mutantPlan: plan, loadMutant } },
      runner: join(import.meta.dirname, 'MutantRunner.ts'),
      fsModuleCache: false, // it would keep the sources of another run
    },
    {
      plugins: [
        {
          name: 'portico:mutants',
          enforce: 'pre',
          load: (id) => sources.get(relative(root, id)),
        },
      ],
    },
  );
  try {
    const wanted = files?.map((file) => join(root, file));
    // No filter at all would mean every file.
    const specifications = wanted?.length === 0 ? [] : await vitest.globTestSpecifications(wanted);
    const { testModules } = await vitest.runTestSpecifications(specifications);
    const tests = testModules.flatMap((module) => testsOf(root, module));
    return {
      tests,
      loads: new Map(
        testModules.map((module) => [relative(root, module.moduleId), module.meta().hits ?? {}]),
      ),
      passed: testModules.every((module) => module.ok()),
    };
  } finally {
    await vitest.close();
  }
}

/** Writes down which mutants act on which of these tests, each file for itself; gives the files. */
export function writePlan(root: string, folder: string, tests: readonly UnitTest[]): string[] {
  const byFile = Map.groupBy(tests, ({ file }) => file);
  for (const [file, some] of byFile) {
    const plan: Plan = Object.fromEntries(some.map(({ id, hits }) => [id, hits]));
    writeFileSync(planPath(folder, join(root, file)), JSON.stringify(plan));
  }
  return [...byFile.keys()];
}
