import { expect, it } from 'vitest';
import { aContext, aCoverage, aRecord, aTest } from '../record/samples.ts';
import { buildReport } from './buildReport.ts';
import { summary } from './summary.ts';

const lost = { name: 'a test', file: 'x.spec.ts', site: 'gb desktop' };

it('ends with a line per region and the verdict', () => {
  expect(summary(buildReport(aRecord({ tests: [aTest()] }), aContext())).slice(-2)).toEqual([
    'gb     CONFORMANT      1 passed, 0 failed, of 1 planned, 1.2 s',
    'CONFORMANT',
  ]);
});

it('names what was not run, and what went wrong outside of the tests', () => {
  const report = buildReport(
    aRecord({ notRun: [lost] }),
    aContext({ problems: ['The server went away.'] }),
  );
  const lines = summary(report);
  expect(lines).toContain('! not run: gb desktop › a test');
  expect(lines).toContain('! The server went away.');
  expect(lines.at(-1)).toBe('INCOMPLETE');
});

it('lists the ten slowest tests, the longest first', () => {
  const tests = Array.from({ length: 12 }, (_, index) =>
    aTest({ name: `test ${index}`, durationMs: index * 1000 }),
  );
  const lines = summary(buildReport(aRecord({ planned: { gb: 12 }, tests }), aContext()));
  const at = lines.indexOf('Slowest tests:');
  expect(lines[at + 1]).toBe('  11.0 s  gb desktop › test 11');
  expect(lines.slice(at + 1).filter((line) => line.startsWith('  '))).toHaveLength(10);
});

it('counts the rest when there are many', () => {
  const report = buildReport(
    aRecord({ notRun: Array.from({ length: 12 }, () => lost) }),
    aContext(),
  );
  expect(summary(report)).toContain('! not run: 2 more');
});

it('names each failed test once more, with the beginning of its reason', () => {
  const failed = aTest({ status: 'failed', error: 'the title is wrong\nExpected: "Sell"' });
  const lines = summary(buildReport(aRecord({ tests: [failed] }), aContext()));
  const at = lines.indexOf(`  ✗ ${failed.site} › ${failed.name}`);
  expect(lines.slice(at + 1, at + 3)).toEqual([
    '      the title is wrong',
    '      Expected: "Sell"',
  ]);
});

/** What a summary says of a test that failed for a reason. */
function reasonIn(error: string): string[] {
  const failed = aTest({ status: 'failed', error });
  const lines = summary(buildReport(aRecord({ tests: [failed] }), aContext()));
  const at = lines.indexOf(`  ✗ ${failed.site} › ${failed.name}`);
  return lines.slice(at + 1).flatMap((line) => /^ {6}(\S.*)/.exec(line)?.[1] ?? []);
}

const compared = ['', 'expect(received).toEqual(expected) // deep equality', ''];

it('of a comparison, the reason is what differs', () => {
  const long = ['Error: screen: landing', '', 'screen: landing', ...compared];
  const counts = ['- Expected  - 1', '+ Received  + 0', ''];
  const differs = [
    '@@ -80,9 +80,8 @@',
    '    "  paragraph",',
    '-   "    text",',
    '    "contentinfo",',
  ];
  expect(reasonIn([...long, ...counts, ...differs].join('\n'))).toEqual([
    'Error: screen: landing',
    '-   "    text",',
  ]);
});

it('of each error, its title and what differs, also where a comparison is shown whole', () => {
  const short = [
    '- Expected  - 1',
    '+ Received  + 1',
    '',
    '  Array [',
    '-   "a",',
    '+   "b",',
    '  ]',
  ];
  const error = ['Error: the steps', ...compared, ...short, '', 'Error: the focus', 'Expected: 1'];
  expect(reasonIn(error.join('\n'))).toEqual([
    ...['Error: the steps', '-   "a",', '+   "b",'],
    ...['Error: the focus', 'Expected: 1'],
  ]);
});

it('a part ends with what it was limited to, and never with a verdict on the whole', () => {
  const report = buildReport(aRecord({ tests: [aTest()] }), aContext({ all: ['gb', 'id'] }));
  expect(summary(report).slice(-3)).toEqual([
    'gb     PARTIAL         1 passed, 0 failed, of 1 planned, 1.2 s',
    'Only a part was run: 1 of 2 regions (gb).',
    'PARTIAL',
  ]);
});

it('the count of the expected gaps stands beside the verdict', () => {
  const coverage = aCoverage({ gaps: ['REG-001', 'REG-002'] });
  const report = buildReport(aRecord({ tests: [aTest()] }), aContext({ coverage }));
  expect(summary(report).slice(-2)).toEqual([
    'gb     CONFORMANT      1 passed, 0 failed, of 1 planned, 2 expected gaps, 1.2 s',
    'CONFORMANT (2 expected gaps)',
  ]);
});

it('names requirements without a test, with their regions', () => {
  const coverage = aCoverage({ uncovered: ['REG-001', 'REG-002'], failing: ['REG-003'] });
  const report = buildReport(aRecord({ tests: [aTest()] }), aContext({ coverage }));
  const lines = summary(report);
  expect(lines).toContain(
    '! without a test, and no expected gap: REG-001 (gb), REG-002 (gb); `npm run ledger` has all.',
  );
  expect(lines).toContain('! failing in another layer: REG-003 (gb); `npm run ledger` has all.');
});

it('names a gap that a test covers', () => {
  const coverage = { ...aCoverage(), findings: ['REG-001 is an expected gap …'] };
  const report = buildReport(aRecord({ tests: [aTest()] }), aContext({ coverage }));
  expect(summary(report)).toContain('  ✗ REG-001 is an expected gap …');
});
