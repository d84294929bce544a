import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { aContext, aRecord, aTest } from '../record/samples.ts';
import { buildReport } from './buildReport.ts';
import { RunReport, reportSchema } from './RunReport.ts';

it('the published schema is that of the code; `npm run conformance -- generate` writes it', () => {
  const published = readFileSync(
    new URL('./report.schema.generated.json', import.meta.url),
    'utf8',
  );
  expect(JSON.parse(published)).toEqual(JSON.parse(reportSchema()));
});

it('a report is written and read back unchanged', () => {
  const picture = { type: 'image/jpeg', base64: 'AAAA' } as const;
  const report = buildReport(
    aRecord({ tests: [aTest({ screenshot: picture, error: 'e' })] }),
    aContext(),
  );
  expect(RunReport.parse(JSON.parse(JSON.stringify(report)))).toEqual(report);
});
