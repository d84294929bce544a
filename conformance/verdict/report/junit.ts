import { escapeHtml } from './escapeHtml.ts';
import type { RunReport } from './RunReport.ts';
import type { TestReport } from '../record/RunRecord.ts';

/** A text for an XML attribute or element; what XML 1.0 cannot hold is left out. */
export function escapeXml(text: string): string {
  const held = text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
  return escapeHtml(held).replaceAll('\n', '&#10;');
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

function caseOf({ name, file, durationMs, status, error = '' }: TestReport): string {
  const head = `<testcase name="${escapeXml(name)}" classname="${escapeXml(file)}" time="${seconds(durationMs)}"`;
  const text = escapeXml(error);
  const first = escapeXml(error.split('\n')[0] ?? '');
  if (status === 'passed') return `    ${head}/>`;
  if (status === 'expected-fail') return `    ${head}><skipped message="${first}"/></testcase>`;
  return `    ${head}><failure message="${first}">${text}</failure></testcase>`;
}

/** Tests that were planned and not executed are errors, so that they do not count as passed. */
const missing = (name: string, file: string): string =>
  `    <testcase name="${escapeXml(name)}" classname="${escapeXml(file)}" time="0"><error message="It was planned and not executed."/></testcase>`;

/** The run as JUnit XML: a suite per site, a case per test. */
export function renderJunit({ tests, notRun }: RunReport): string {
  const sites = [...new Set([...tests, ...notRun].map(({ site }) => site))].toSorted();
  const suites = sites.map((site) => {
    const own = tests.filter((test) => test.site === site);
    const lost = notRun.filter((test) => test.site === site);
    const count = (status: string): number => own.filter((test) => test.status === status).length;
    const time = seconds(own.reduce((sum, { durationMs }) => sum + durationMs, 0));
    const head = `  <testsuite name="${escapeXml(site)}" tests="${own.length + lost.length}" failures="${count('failed')}" errors="${lost.length}" skipped="${count('expected-fail')}" time="${time}">`;
    const cases = [...own.map(caseOf), ...lost.map(({ name, file }) => missing(name, file))];
    return [head, ...cases, '  </testsuite>'].join('\n');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${['<testsuites name="conformance">', ...suites, '</testsuites>'].join('\n')}\n`;
}
