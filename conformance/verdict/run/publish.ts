import { mkdirSync, writeFileSync, rmSync } from 'node:fs';
import { lastSide } from '../compare/lastRun.ts';
import type { Side } from '../compare/Side.ts';
import { manifestOf } from '../evidence/Manifest.ts';
import { renderReport } from '../page/html.ts';
import { results } from '../../shared/paths.ts';
import type { RunReport } from '../report/RunReport.ts';
import type { LedgerReport } from '../ledger/LedgerReport.ts';
import { renderJunit } from '../report/junit.ts';

const write = (path: string, text: string): void => writeFileSync(path, text);

/** What a run is compared with: a part leaves too much out. */
const comparedWith = ({ limits }: RunReport): Side | null =>
  limits.length > 0 ? null : lastSide();

/** Writes the matrix of a run, the page that shows it, and the manifest of all that the run left. */
export function publishLedger(report: RunReport, ledger: LedgerReport): void {
  mkdirSync(results.folder, { recursive: true });
  write(results.ledger, `${JSON.stringify(ledger)}\n`);
  write(results.html, renderReport(report, ledger, comparedWith(report)));
  write(results.manifest, `${JSON.stringify(manifestOf(report, results.folder), null, 1)}\n`);
}

/** Writes all that a run leaves: JSON, JUnit, the ledger, the page, and the counts for `npm test`. */
export function publish(report: RunReport, ledger: LedgerReport): void {
  mkdirSync(results.folder, { recursive: true });
  write(results.json, `${JSON.stringify(report, null, 1)}\n`);
  write(results.junit, renderJunit(report));
  rmSync(results.record, { force: true });
  publishLedger(report, ledger);
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
