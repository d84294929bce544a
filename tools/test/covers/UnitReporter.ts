import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const testsOf = (module: TestModule): readonly TestCase[] => [...module.children.allTests()];

/** Writes `.results/unit.json`: what ran, how it ended, and how long it took, and which requirements it covered. */
export default class UnitReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) =>
      testsOf(module).map((test) => ({
        name: test.fullName,
        file: relative(process.cwd(), module.moduleId),
        status: test.result().state === 'passed' ? 'passed' : 'failed',
        seconds: (test.diagnostic()?.duration ?? 0) / 1000,
        covers: test.meta().covers ?? [],
      })),
    );
    // A file that fails to load has no tests; it must not pass unnoticed.
    const broken = modules.filter((module) => module.errors().length > 0).length;
    const failed = tests.filter(({ status }) => status === 'failed').length + broken;
    const result = { layer: 'unit', passed: tests.length + broken - failed, failed, tests };
    mkdirSync('.results', { recursive: true });
    writeFileSync('.results/unit.json', JSON.stringify(result, null, 1));
  }
}
