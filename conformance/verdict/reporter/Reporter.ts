import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { thisMachine } from '../record/thisMachine.ts';
import { readScope } from '../record/scope.ts';
import { readSettings } from '../../shared/settings.ts';
import { results } from '../../shared/paths.ts';
import { Progress } from './Progress.ts';
import type { RunRecord, TestName, TestReport } from '../record/RunRecord.ts';
import { nameOf, siteOf, testReport } from './testReport.ts';

/** Writes the run's record when it begins and when it ends, and prints progress between them. */
export default class ConformanceReporter implements Reporter {
  readonly #settings = readSettings(process.env);
  readonly #scope = readScope(this.#settings, process.env);
  readonly #machine = thisMachine(this.#settings);
  readonly #planned = new Map<string, number>();
  readonly #open = new Map<string, TestName>();
  readonly #tests: TestReport[] = [];
  readonly #problems: string[] = [];
  #shard: RunRecord['shard'] = null;
  #progress: Progress | undefined;
  #begun = new Date();

  onBegin({ shard }: FullConfig, suite: Suite): void {
    this.#begun = new Date();
    this.#shard = shard && { index: shard.current, total: shard.total };
    for (const test of suite.allTests()) {
      const { region } = siteOf(test);
      this.#planned.set(region, (this.#planned.get(region) ?? 0) + 1);
      this.#open.set(test.id, nameOf(test));
    }
    this.#progress = new Progress(this.#planned);
    this.#write(false);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const report = testReport(test, result);
    if (!report) return;
    this.#open.delete(test.id);
    this.#tests.push(report);
    this.#progress?.add(report);
  }

  onError(error: TestError): void {
    const problem = error.message ?? error.value ?? 'unknown error';
    this.#problems.push(problem);
    process.stderr.write(`${error.stack ?? problem}\n`);
  }

  onEnd(result: FullResult): void {
    if (result.status === 'interrupted' || result.status === 'timedout') {
      this.#problems.push(`The run was ${result.status}.`);
    }
    this.#write(true);
  }

  printsToStdio(): boolean {
    return true;
  }

  #write(finished: boolean): void {
    const record: RunRecord = {
      finished,
      startedAt: this.#begun.toISOString(),
      durationMs: Date.now() - this.#begun.getTime(),
      shard: this.#shard,
      scope: this.#scope,
      machines: [this.#machine],
      planned: Object.fromEntries(this.#planned),
      notRun: [...this.#open.values()],
      problems: this.#problems,
      tests: this.#tests,
    };
    mkdirSync(dirname(results.record), { recursive: true });
    writeFileSync(results.record, JSON.stringify(record));
  }
}
