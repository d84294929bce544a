import type { LedgerReport } from '../ledger/LedgerReport.ts';
import { nameInCell } from '../ledger/matrix.ts';
import { ownerOf } from '../record/owners.ts';
import type { RunReport } from '../report/RunReport.ts';
import type { Side } from './Side.ts';

/** Something that stands between a build and its release. */
export interface Broken {
  /** The requirement, or null for a test that failed without breaking one. */
  readonly id: string | null;
  /** One sentence. */
  readonly what: string;
  readonly regions: readonly string[];
  readonly owner: string | null;
  readonly expected: string | null;
  readonly received: string | null;
  /** Since when, as far as an earlier report tells. */
  readonly since: string;
  /** The place of a failed test in the report, which has the evidence; null where it failed in another layer. */
  readonly test: number | null;
}

/** The value of the first line `Expected: …` or `Received: …` of an error; null where there is none. */
export function stated(word: 'Expected' | 'Received', error: string): string | null {
  const [, value] = new RegExp(String.raw`^\s*${word}(?: \w+)?:\s*(\S.*)$`, 'm').exec(error) ?? [];
  return value?.trim() ?? null;
}

/** What an error says was expected, and of what on the page; null where it does not say. */
export function expectedIn(error: string): string | null {
  const expected = stated('Expected', error);
  const [, locator] = /^\s*Locator:\s*(\S.*)$/m.exec(error) ?? [];
  return expected === null || locator === undefined ? expected : `${expected}: ${locator}`;
}

/** What an error says was there instead: a value, or why there was none. */
export function receivedIn(error: string): string | null {
  const [, reason] = /^\s*Error: (?!expect\()(\S.*)$/m.exec(error) ?? [];
  return stated('Received', error) ?? reason?.trim() ?? null;
}

type Requirement = LedgerReport['requirements'][number];

const UNTOLD = 'No earlier report tells since when.';

/** @param where the regions of an earlier failure, where they are not all */
function told({ startedAt, scope }: RunReport, failed: boolean, where = ''): string {
  const day = `${startedAt.slice(0, 10)} (build ${scope.build})`;
  return failed ? `It failed on ${day} already${where}.` : `It did not fail on ${day}.`;
}

function testSince(name: string, last: Side | null): string {
  const before = last?.report.tests.filter((test) => test.name === name) ?? [];
  if (last === null || before.length === 0) return UNTOLD;
  return told(
    last.report,
    before.some(({ status }) => status === 'failed'),
  );
}

function sinceOf(id: string, regions: readonly string[], last: Side | null): string {
  if (last === null) return UNTOLD;
  const { report, ledger } = last;
  const cells = ledger.requirements.find((one) => one.id === id)?.cells ?? {};
  const before = regions.filter((region) => cells[region]?.state === 'fail');
  const where = before.length === regions.length ? '' : ` in ${before.join(', ')}`;
  return told(report, before.length > 0, where);
}

function ofRequirement(
  { id, area, text, cells }: Requirement,
  { tests }: RunReport,
  last: Side | null,
): Broken {
  const failing = Object.entries(cells).filter(([, cell]) => cell.state === 'fail');
  const names = new Set(failing.flatMap(([, cell]) => cell.tests));
  const test = tests.findIndex((one) => one.status === 'failed' && names.has(nameInCell(one)));
  const error = tests[test]?.error ?? '';
  const regions = failing.map(([region]) => region);
  return {
    ...{ id, what: text, regions, owner: ownerOf(area) },
    expected: expectedIn(error),
    received: receivedIn(error),
    since: sinceOf(id, regions, last),
    test: test === -1 ? null : test,
  };
}

/** Failed tests that break no requirement: a step that cites none, or what every test watches. */
function ofTests(report: RunReport, ledger: LedgerReport, last: Side | null): Broken[] {
  const blamed = new Set(
    ledger.requirements.flatMap(({ cells }) =>
      Object.values(cells).flatMap((cell) => (cell.state === 'fail' ? cell.tests : [])),
    ),
  );
  const byName = new Map<string, Broken>();
  for (const [test, one] of report.tests.entries()) {
    if (one.status !== 'failed' || blamed.has(nameInCell(one))) continue;
    const known = byName.get(one.name);
    const error = one.error ?? '';
    byName.set(one.name, {
      ...{ id: null, owner: null, since: testSince(one.name, last) },
      what: one.name,
      expected: expectedIn(error),
      received: receivedIn(error) ?? error.split('\n')[0] ?? null,
      test: known?.test ?? test,
      regions: [...new Set([...(known?.regions ?? []), one.region])],
    });
  }
  return [...byName.values()];
}

/** What a run found broken, what most regions share first. @param last an earlier run, which tells since when */
export function brokenIn(report: RunReport, ledger: LedgerReport, last: Side | null): Broken[] {
  const failing = ledger.requirements.filter(({ cells }) =>
    Object.values(cells).some(({ state }) => state === 'fail'),
  );
  return [
    ...failing.map((requirement) => ofRequirement(requirement, report, last)),
    ...ofTests(report, ledger, last),
  ].toSorted((one, other) => other.regions.length - one.regions.length);
}
