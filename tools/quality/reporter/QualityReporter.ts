import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type {
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';

const results = join(import.meta.dirname, '../../../.results');
const SLOWEST = 10;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1).padStart(7)} s`;
const projectOf = (test: TestCase): string => test.parent.project()?.name ?? '';
const nameOf = (test: TestCase): string => `${projectOf(test)} › ${test.title}`;

/** The first part of an error: what was found, without the place in the code that looked for it. */
const messageOf = ({ message, value }: TestError): string =>
  stripVTControlCharacters(message ?? value ?? 'unknown error').replace(/^Error: /, '');

/** Prints each violation, the time of each project and the slowest tests; writes `.results/quality.json`. */
export default class QualityReporter implements Reporter {
  readonly #errors: string[] = [];
  readonly #times: { readonly test: TestCase; readonly ms: number }[] = [];
  #suite: Suite | undefined;

  onBegin(_: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onTestEnd(test: TestCase, { duration, errors }: TestResult): void {
    this.#times.push({ test, ms: duration });
    if (test.outcome() === 'expected') return;
    console.error(nameOf(test));
    for (const error of errors) console.error(messageOf(error).replaceAll(/^/gm, '  '));
  }

  onError(error: TestError): void {
    this.#errors.push(messageOf(error));
    console.error(error.stack ?? messageOf(error));
  }

  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk);
  }

  onEnd({ status }: FullResult): void {
    const tests = this.#suite?.allTests() ?? [];
    if (status === 'passed' && this.#times.length === 0) {
      for (const test of tests) console.log(nameOf(test)); // `--list`
      return;
    }
    const passed = tests.filter((test) => test.outcome() === 'expected').length;
    const failed = tests.length - passed + this.#errors.length;
    for (const [project, own] of Map.groupBy(this.#times, ({ test }) => projectOf(test)))
      console.log(
        `${seconds(own.reduce((sum, { ms }) => sum + ms, 0))}  ${project}, ${own.length} tests`,
      );
    console.log('The slowest tests:');
    for (const { test, ms } of this.#times.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST))
      console.log(`${seconds(ms)}  ${nameOf(test)}`);
    console.log(`quality: ${passed} passed, ${failed} failed`);
    mkdirSync(results, { recursive: true });
    const timed = this.#times.map(({ test, ms }) => ({ name: nameOf(test), seconds: ms / 1000 }));
    writeFileSync(
      join(results, 'quality.json'),
      JSON.stringify({ layer: 'quality', passed, failed, tests: timed }),
    );
  }

  printsToStdio(): boolean {
    return true;
  }
}
