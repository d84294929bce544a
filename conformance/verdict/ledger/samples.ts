import type { TestReport } from '../record/RunRecord.ts';
import { ledgerReport, type LedgerReport } from './LedgerReport.ts';
import { matrixOf } from './matrix.ts';

/** The ledger of one requirement of gb, REG-001, by some tests. */
export function aLedger(tests: readonly TestReport[]): LedgerReport {
  const requirement = {
    ...{ id: 'REG-001', area: 'REG', text: 'Show it' },
    ...{ applies: 'gb', source: 's', check: 'c' },
  };
  const evidence = { layers: [], entries: [], gaps: [], today: '2026-11-21' };
  const regions = ['gb'];
  return ledgerReport(
    matrixOf({ ...evidence, tests, regions, requirements: [requirement] }),
    regions,
  );
}
