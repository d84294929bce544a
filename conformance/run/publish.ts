import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { writeLedger } from '../ledger/writeLedger.ts';
import { renderJunit } from '../report/junit.ts';
import { results } from '../report/paths.ts';
import type { RunReport } from '../report/RunReport.ts';

const write = (path: string, text: string): void => writeFileSync(path, text);

/** Writes all that a run leaves: JSON, JUnit, the ledger, the page, and the counts for `npm test`. */
export function publish(report: RunReport): void {
  mkdirSync(results.folder, { recursive: true });
  write(results.json, `${JSON.stringify(report, null, 1)}\n`);
  write(results.junit, renderJunit(report));
  writeLedger(report);
  rmSync(results.record, { force: true });
  const tests = report.tests.map(({ name, file, site, status, shows }) => ({
    name,
    file,
    site,
    status,
    shows,
  }));
  const failed = tests.filter((test) => test.status === 'failed').length;
  const summary = { layer: 'conformance', passed: tests.length - failed, failed, tests };
  write(results.summary, `${JSON.stringify(summary, null, 1)}\n`);
}
