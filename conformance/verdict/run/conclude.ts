import { REGION_IDS } from '../../oracle/regions.ts';
import { loadRequirements } from '../../oracle/requirements.ts';
import { coverageOf } from '../ledger/coverageOf.ts';
import { readLayers, type Layers } from '../ledger/layers.ts';
import { ledgerReport, type LedgerReport } from '../ledger/LedgerReport.ts';
import { matrixOf, type MatrixRow } from '../ledger/matrix.ts';
import { expectedFailures } from '../record/expectedFailures.ts';
import { expectedGaps } from '../record/expectedGaps.ts';
import { limitsOf } from '../record/part.ts';
import type { Coverage } from '../record/RegionCoverage.ts';
import type { RunRecord } from '../record/RunRecord.ts';
import { buildReport } from '../report/buildReport.ts';
import type { RunReport } from '../report/RunReport.ts';

type Tested = Pick<RunRecord, 'tests' | 'startedAt'>;

const matrixBy = ({ tests, startedAt }: Tested, layers: Layers['layers']): MatrixRow[] =>
  matrixOf({
    requirements: loadRequirements(),
    regions: REGION_IDS,
    tests,
    layers,
    entries: expectedFailures,
    gaps: expectedGaps,
    today: startedAt.slice(0, 10),
  });

/** The ledger of a run and of the layers that count today. */
export function ledgerNow(record: Tested): Layers & { ledger: LedgerReport; coverage: Coverage } {
  const { layers, absent } = readLayers();
  const rows = matrixBy(record, layers);
  return {
    layers,
    absent,
    ledger: ledgerReport(rows, REGION_IDS),
    coverage: coverageOf(rows, expectedGaps, REGION_IDS),
  };
}

/** The report of a run with its verdict, and the ledger that the verdict rests on. */
export function conclude(
  record: RunRecord,
  around: readonly string[],
): { readonly report: RunReport; readonly ledger: LedgerReport } {
  const { absent, ledger, coverage } = ledgerNow(record);
  const isPart = limitsOf(record, REGION_IDS).length > 0;
  const report = buildReport(record, {
    problems: [...around, ...(isPart ? [] : absent)],
    entries: expectedFailures,
    all: REGION_IDS,
    coverage,
  });
  return { report, ledger };
}
