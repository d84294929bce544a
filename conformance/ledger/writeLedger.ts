import { mkdirSync, writeFileSync } from 'node:fs';
import { REGION_IDS } from '../expectations/RegionExpectations.ts';
import { renderReport } from '../report/html.ts';
import { results } from '../report/paths.ts';
import type { RunReport } from '../report/RunReport.ts';
import { loadRequirements } from '../support/requirements.ts';
import { expectedFailures } from './expectedFailures.ts';
import { ledgerReport, type LedgerReport } from './LedgerReport.ts';
import { matrixOf } from './matrix.ts';
import { readLayers } from './readLayers.ts';

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
