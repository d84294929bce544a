import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { aRecord } from './aRecord.ts';
import { aTest } from './aTest.ts';
import { conclude } from './conclude.ts';
import { RunReport } from './RunReport.ts';
import { reportSchema } from './schema.ts';

it('the published schema is the one of the code; `npm run report:schema` writes it', () => {
  const published = readFileSync(new URL('report.schema.json', import.meta.url), 'utf8');
  expect(JSON.parse(published)).toEqual(JSON.parse(reportSchema()));
});

it('a report goes out and comes back unchanged', () => {
  const picture = { type: 'image/jpeg', base64: 'AAAA' } as const;
  const report = conclude(aRecord({ tests: [aTest({ screenshot: picture, error: 'e' })] }), [], []);
  expect(RunReport.parse(JSON.parse(JSON.stringify(report)))).toEqual(report);
});
