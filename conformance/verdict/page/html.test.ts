import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { ledgerReport } from '../ledger/LedgerReport.ts';
import { matrixOf } from '../ledger/matrix.ts';
import { aContext, aRecord, aTest } from '../record/samples.ts';
import { buildReport } from '../report/buildReport.ts';
import { renderReport } from './html.ts';
import type { RunRecord } from '../record/RunRecord.ts';
import { clientScript, joinModules } from './clientScript.ts';

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
  steps: [{ title: 's', covers: ['REG-001'], status: 'failed', assertions: 1, durationMs: 3 }],
  error: 'expected "</script><script>" & more',
  screenshot: { type: 'image/png', base64: 'AAAA' },
});

function pageOf(part: Partial<RunRecord>): string {
  const report = buildReport(aRecord(part), aContext());
  const rows = matrixOf({
    requirements: [requirement],
    regions: ['gb', 'id'],
    tests: report.tests,
    layers: [],
    entries: [],
    gaps: [],
    today: '2026-11-21',
  });
  return renderReport(report, ledgerReport(rows, ['gb', 'id']), null);
}

describe('the page', () => {
  it('shows the verdict, the region, the failed test, and each cell by colour and sign', () => {
    const html = pageOf({ tests: [failed] });
    expect(html).toContain('<title>Conformance: NOT CONFORMANT</title>');
    expect(html).toContain('<b class="bad">1 failed</b>');
    expect(html).toContain('data-test="0"');
    expect(html).toContain('<td data-state="fail">✗<td data-state="not applicable">·');
    expect(html).toContain('Not tested in this run: id.');
  });
  it('names what was planned and not run, and what went wrong outside of the tests', () => {
    const lost = { name: 'lost', file: 'x.spec.ts', site: 'gb mobile' };
    const html = pageOf({ notRun: [lost], problems: ['the server stopped'] });
    expect(html).toContain('gb mobile: lost');
    expect(html).toContain('the server stopped');
  });
  it('has no issues when there are none', () => {
    expect(pageOf({ tests: [aTest()] })).not.toContain('What to look at');
  });
  it('names what a live run cannot judge, those of the same regions together', () => {
    const { scope } = aRecord();
    const html = pageOf({ tests: [aTest()], scope: { ...scope, live: true } });
    expect(html).toMatch(/cannot judge<\/h3><ul class="soft"><li>every region: [A-Z]+-\d+, /);
  });
  it('answers whether to ship, and what broke', () => {
    const html = pageOf({ tests: [failed] });
    expect(html).toContain('No: something that the specification asks for does not hold.');
    expect(html).toContain('<b>REG-001</b> Show &lt;it&gt;');
    expect(pageOf({ tests: [aTest()] })).toContain('Yes: nothing that was judged is wrong.');
  });
  it('escapes names and errors', () => {
    const html = pageOf({ tests: [failed] });
    expect(html).not.toContain('<b>bold');
    expect(html).toContain('Show &lt;it&gt;');
    expect(html.match(/<script/g)).toHaveLength(2);
  });
  it('needs nothing beside it', () => {
    expect(pageOf({ tests: [aTest()] })).not.toMatch(/<link|<script[^>]* src|@import|url\(/);
  });
});

it('joins modules that import only each other', () => {
  const one = "import type { A } from './A.ts';\nexport const a: number = 1;\n";
  const two =
    "import {\n  a,\n} from './one.ts';\nexport function b(): number { return a; }\nb();\n";
  const joined = joinModules([one, two]);
  expect(joined).not.toMatch(/import|export|number/);
  expect(new Script(joined).runInNewContext()).toBe(1);
});

it('is a script that parses, with nothing left of the modules', () => {
  expect(clientScript()).not.toMatch(/^(import|export)\b/m);
  expect(() => new Script(clientScript())).not.toThrow();
});
