import { expect, it } from 'vitest';
import { aContext, aRecord, aTest } from '../record/samples.ts';
import { buildReport } from './buildReport.ts';
import { escapeXml, renderJunit } from './junit.ts';

const report = buildReport(
  aRecord({
    planned: { gb: 4 },
    notRun: [{ name: 'lost', file: 'x.spec.ts', site: 'gb mobile' }],
    tests: [
      aTest(),
      aTest({ name: 'broken', status: 'failed', error: 'expected "<a>" & more\nat x.ts' }),
      aTest({ name: 'known', status: 'expected-fail', error: 'late', site: 'gb mobile' }),
    ],
  }),
  aContext(),
);

it('is a suite per site and a case per test', () => {
  expect(renderJunit(report).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="conformance">',
    '  <testsuite name="gb desktop" tests="2" failures="1" errors="0" skipped="0" time="2.468">',
    '    <testcase name="a test" classname="conformance/specs/x.spec.ts" time="1.234"/>',
    '    <testcase name="broken" classname="conformance/specs/x.spec.ts" time="1.234"><failure message="expected &quot;&lt;a&gt;&quot; &amp; more">expected &quot;&lt;a&gt;&quot; &amp; more&#10;at x.ts</failure></testcase>',
    '  </testsuite>',
    '  <testsuite name="gb mobile" tests="2" failures="0" errors="1" skipped="1" time="1.234">',
    '    <testcase name="known" classname="conformance/specs/x.spec.ts" time="1.234"><skipped message="late"/></testcase>',
    '    <testcase name="lost" classname="x.spec.ts" time="0"><error message="It was planned and not executed."/></testcase>',
    '  </testsuite>',
    '</testsuites>',
    '',
  ]);
});

it('leaves out what XML cannot hold', () => {
  expect(escapeXml('a\u0000\u001B[31mb\uD800c😀')).toBe('a[31mbc😀');
});
