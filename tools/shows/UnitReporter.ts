import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const testsOf = (module: TestModule): readonly TestCase[] => [...module.children.allTests()];

/** Writes `.results/unit.json`: what ran, how it ended, and which requirements it showed. */
export default class UnitReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) =>
      testsOf(module).map((test) => ({
        name: test.fullName,
        file: relative(process.cwd(), module.moduleId),
        status: test.result().state === 'passed' ? 'passed' : 'failed',
        shows: test.meta().shows ?? [],
      })),
    );
    // A file that fails to load has no tests; it must not pass unseen.
    const broken = modules.filter((module) => module.errors().length > 0).length;
    const failed = tests.filter(({ status }) => status === 'failed').length + broken;
    const result = { layer: 'unit', passed: tests.length + broken - failed, failed, tests };
    mkdirSync('.results', { recursive: true });
    writeFileSync('.results/unit.json', JSON.stringify(result, null, 1));
  }
}
