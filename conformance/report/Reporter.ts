import { mkdirSync, writeFileSync } from 'node:fs';
import type {
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { readSettings } from '../support/settings.ts';
import { renderReport } from './html.ts';
import { results } from './paths.ts';
import { Progress } from './Progress.ts';
import { readProject } from './replay.ts';
import type { RegionReport, RunReport, TestReport } from './RunReport.ts';
import { projectOf, testReport } from './testReport.ts';
import { verdictOf } from './verdict.ts';

/** Writes the plan when the run begins and the report when it ends; between them, progress per region. */
export default class ConformanceReporter implements Reporter {
  readonly #regions = readSettings(process.env).regions;
  readonly #planned = new Map<string, number>();
  readonly #tests: TestReport[] = [];
  readonly #problems: string[] = [];
  #progress: Progress | undefined;
  #begun = new Date();

  onBegin(_: unknown, suite: Suite): void {
    this.#begun = new Date();
    for (const test of suite.allTests()) {
      const { region } = readProject(projectOf(test));
      this.#planned.set(region, (this.#planned.get(region) ?? 0) + 1);
    }
    this.#progress = new Progress(this.#planned);
    this.#write(false);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const report = testReport(test, result);
    if (!report) return;
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

  #regionReport(region: string): RegionReport {
    const own = this.#tests.filter((test) => test.region === region);
    const passed = own.filter((test) => test.status === 'passed').length;
    const count = { planned: this.#planned.get(region) ?? 0, passed, failed: own.length - passed };
    return { region, ...count, verdict: verdictOf(count) };
  }

  #write(finished: boolean): void {
    const report: RunReport = {
      finished,
      startedAt: this.#begun.toISOString(),
      durationMs: Date.now() - this.#begun.getTime(),
      regions: this.#regions.map((region) => this.#regionReport(region)),
      problems: this.#problems,
      tests: this.#tests,
    };
    mkdirSync(results.folder, { recursive: true });
    writeFileSync(results.json, `${JSON.stringify(report, null, 2)}\n`);
    if (!finished) return;
    writeFileSync(results.html, renderReport(report));
    const tests = report.tests.map(({ name, file, project, status, shows }) => ({
      name,
      file,
      project,
      status,
      shows,
    }));
    const passed = tests.filter((test) => test.status === 'passed').length;
    const summary = { layer: 'conformance', passed, failed: tests.length - passed, tests };
    writeFileSync(results.summary, `${JSON.stringify(summary, null, 2)}\n`);
  }
}
