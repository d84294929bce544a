import { mkdirSync, writeFileSync, rmSync } from 'node:fs';
import { renderReport } from '../page/html.ts';
import { results } from '../../shared/paths.ts';
import type { RunReport } from '../report/RunReport.ts';
import type { LedgerReport } from '../ledger/LedgerReport.ts';
import { renderJunit } from '../report/junit.ts';

const write = (path: string, text: string): void => writeFileSync(path, text);

/** Writes the matrix of a run, and the page that shows it. */
export function publishLedger(report: RunReport, ledger: LedgerReport): void {
  mkdirSync(results.folder, { recursive: true });
  write(results.ledger, `${JSON.stringify(ledger)}\n`);
  write(results.html, renderReport(report, ledger));
}

/** Writes all that a run leaves: JSON, JUnit, the ledger, the page, and the counts for `npm test`. */
export function publish(report: RunReport, ledger: LedgerReport): void {
  mkdirSync(results.folder, { recursive: true });
  write(results.json, `${JSON.stringify(report, null, 1)}\n`);
  write(results.junit, renderJunit(report));
  publishLedger(report, ledger);
  rmSync(results.record, { force: true });
  const tests = report.tests.map(({ name, file, site, status, covers }) => ({
    name,
    file,
    site,
    status,
    covers,
  }));
  const failed = tests.filter((test) => test.status === 'failed').length;
  const summary = { layer: 'conformance', passed: tests.length - failed, failed, tests };
  write(results.summary, `${JSON.stringify(summary, null, 1)}\n`);
}
