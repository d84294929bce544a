import { describe, expect, it } from 'vitest';
import { ledgerReport } from '../ledger/LedgerReport.ts';
import { matrixOf } from '../ledger/matrix.ts';
import { aRecord } from './aRecord.ts';
import { aTest } from './aTest.ts';
import { conclude } from './conclude.ts';
import { renderReport } from './html.ts';
import type { RunRecord } from './RunRecord.ts';

const requirement = {
  id: 'REG-001',
  area: 'REG',
  text: 'Show <it>',
  applies: 'gb',
  source: 's',
  check: 'c',
};
const failed = aTest({
  name: 'a <b>bold</b> name',
  status: 'failed',
  steps: [{ title: 's', shows: ['REG-001'], status: 'failed', assertions: 1, durationMs: 3 }],
  error: 'expected "</script><script>" & more',
  screenshot: { type: 'image/png', base64: 'AAAA' },
});

function pageOf(part: Partial<RunRecord>): string {
  const report = conclude(aRecord(part), [], []);
  const rows = matrixOf({
    requirements: [requirement],
    regions: ['gb', 'id'],
    tests: report.tests,
    layers: [],
    entries: [],
    today: '2026-11-21',
  });
  return renderReport(report, ledgerReport(rows, ['gb', 'id']));
}

describe('the page', () => {
  it('tells the verdict, the region, the failed test, and each cell by colour and sign', () => {
    const html = pageOf({ tests: [failed] });
    expect(html).toContain('<title>Conformance: NOT CONFORMANT</title>');
    expect(html).toContain('<b class="bad">1 failed</b>');
    expect(html).toContain('data-test="0"');
    expect(html).toContain('<td data-state="fail">✗<td data-state="not applicable">·');
    expect(html).toContain('Not judged in this run: id.');
  });
  it('names what was planned and not run, and what went wrong around', () => {
    const lost = { name: 'lost', file: 'x.spec.ts', site: 'gb mobile' };
    const html = pageOf({ notRun: [lost], problems: ['the server stopped'] });
    expect(html).toContain('gb mobile: lost');
    expect(html).toContain('the server stopped');
  });
  it('has nothing to look at when all is well', () => {
    expect(pageOf({ tests: [aTest()] })).not.toContain('What to look at');
  });
  it('never lets a name or an error become markup', () => {
    const html = pageOf({ tests: [failed] });
    expect(html).not.toContain('<b>bold');
    expect(html).toContain('Show &lt;it&gt;');
    expect(html.match(/<script/g)).toHaveLength(2);
  });
  it('needs nothing beside it', () => {
    expect(pageOf({ tests: [aTest()] })).not.toMatch(/<link|<script[^>]* src|@import|url\(/);
  });
});
