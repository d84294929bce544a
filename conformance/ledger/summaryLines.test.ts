import { expect, it } from 'vitest';
import { ledgerReport } from './LedgerReport.ts';
import { summaryLines } from './summaryLines.ts';

it('is a line per region, the numbers under their states', () => {
  const requirement = {
    id: 'A-001',
    area: 'A',
    text: 't',
    applies: 'all',
    source: 's',
    check: 'c',
  };
  const cells = { gb: { state: 'not run', tests: [], reason: '' } } as const;
  const ledger = ledgerReport([{ requirement, elsewhere: [], cells }], ['gb']);
  expect(summaryLines(ledger)).toEqual([
    'region  pass  pass on assumption  fail  expected-fail  not run  not applicable',
    'gb         0                   0     0              0        1               0',
  ]);
});
