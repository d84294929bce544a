import { mkdirSync, writeFileSync, rmSync } from 'node:fs';
import { REGION_IDS } from '../../oracle/regions.ts';
import { renderReport } from '../page/html.ts';
import { results } from '../../shared/paths.ts';
import type { RunReport } from '../report/RunReport.ts';
import { loadRequirements } from '../../oracle/requirements.ts';
import { expectedFailures } from '../record/expectedFailures.ts';
import { ledgerReport, type LedgerReport } from '../ledger/LedgerReport.ts';
import { matrixOf } from '../ledger/matrix.ts';
import { readLayers } from '../ledger/layers.ts';
import { renderJunit } from '../report/junit.ts';

/** Writes the matrix of a run, and the page that shows it. */
export function writeLedger(report: RunReport): LedgerReport {
  const rows = matrixOf({
    requirements: loadRequirements(),
    regions: REGION_IDS,
    tests: report.tests,
    layers: readLayers().layers,
    entries: expectedFailures,
    today: report.startedAt.slice(0, 10),
  });
  const ledger = ledgerReport(rows, REGION_IDS);
  mkdirSync(results.folder, { recursive: true });
  writeFileSync(results.ledger, `${JSON.stringify(ledger)}\n`);
  writeFileSync(results.html, renderReport(report, ledger));
  return ledger;
}

const write = (path: string, text: string): void => writeFileSync(path, text);

/** Writes all that a run leaves: JSON, JUnit, the ledger, the page, and the counts for `npm test`. */
export function publish(report: RunReport): void {
  mkdirSync(results.folder, { recursive: true });
  write(results.json, `${JSON.stringify(report, null, 1)}\n`);
  write(results.junit, renderJunit(report));
  writeLedger(report);
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
