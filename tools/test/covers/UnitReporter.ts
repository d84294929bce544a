import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { sourcesHash } from '../sources/sourcesHash.ts';

const testsOf = (module: TestModule): readonly TestCase[] => [...module.children.allTests()];

/** Whether a run left a test out: a file that was not named, or a name that was not asked for. */
export async function isPart(vitest: Vitest, modules: readonly TestModule[]): Promise<boolean> {
  if (vitest.config.testNamePattern !== undefined) return true;
  const ran = new Set(modules.map(({ moduleId }) => moduleId));
  const all = await vitest.globTestSpecifications();
  return all.some(({ moduleId }) => !ran.has(moduleId));
}

/**
 * Writes `.results/unit.json`: what ran, how it ended, how long it took, which requirements it covered,
 * the hash of the sources that it ran on, and whether it was only a part.
 */
export default class UnitReporter implements Reporter {
  #vitest: Vitest | undefined;
  #sources = '';

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunStart(): void {
    this.#sources = sourcesHash(process.cwd(), 'unit');
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
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
    const part = this.#vitest === undefined || (await isPart(this.#vitest, modules));
    const counts = { layer: 'unit', passed: tests.length + broken - failed, failed };
    const result = { ...counts, sources: this.#sources, part, tests };
    mkdirSync('.results', { recursive: true });
    writeFileSync('.results/unit.json', JSON.stringify(result, null, 1));
  }
}
