import { expect, it } from 'vitest';
import { renderReport } from './html.ts';
import type { RunReport, TestReport } from './RunReport.ts';

const failed: TestReport = {
  name: 'a <b>bold</b> name',
  file: 'conformance/specs/x.spec.ts',
  project: 'gb-mobile',
  region: 'gb',
  status: 'failed',
  durationMs: 1234,
  steps: [{ title: 'a step', shows: ['FLOW-002'], status: 'failed', durationMs: 3 }],
  shows: [],
  assumed: ['S-189'],
  error: 'expected "<script>" & more',
  screenshot: 'AAAA',
  replay: "npm run conformance -- --grep 'a'",
};
const report: RunReport = {
  finished: true,
  startedAt: '2026-11-21T10:00:00.000Z',
  durationMs: 2000,
  regions: [{ region: 'gb', planned: 1, passed: 0, failed: 1, verdict: 'NOT CONFORMANT' }],
  problems: [],
  tests: [failed],
};

it('tells verdict, steps, ids, decisions, error, picture and replay of a failed test', () => {
  const html = renderReport(report);
  for (const part of [
    'NOT CONFORMANT',
    'a step',
    'FLOW-002',
    'S-189',
    'base64,AAAA',
    failed.replay,
  ]) {
    expect(html).toContain(part);
  }
});

it('never lets a name or an error become markup', () => {
  const html = renderReport(report);
  expect(html).not.toContain('<b>bold');
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;&quot; &amp; more');
});

it('is incomplete when something outside the tests went wrong', () => {
  expect(renderReport({ ...report, problems: ['the server stopped'] })).toContain(
    '<title>Conformance: INCOMPLETE</title>',
  );
});
