import { describe, expect, it } from 'vitest';
import { loadRequirements, parseRequirements } from '../support/requirements.ts';
import type { LayerResult } from './LayerResult.ts';
import { ledgerOf, printLedger, strangers } from './ledger.ts';

const HEADER = 'id\tarea\trequirement\tapplies\tsource\tcheck';
const requirements = parseRequirements(
  [
    HEADER,
    'FLOW-001\tFLOW\tKeep state\tall\tA§3\tunit',
    'FLOW-002\tFLOW\tMove on\tall\tA§4\tflow',
    'LAND-003\tLAND\tSurround the form\tall\tA§1\tmanual',
    'CAT-011\tCAT\tLeave bodies untyped\tall\tB§7\tmanual',
  ].join('\n'),
);

function layer(name: string, tests: Partial<LayerResult['tests'][number]>[]): LayerResult {
  const whole = tests.map((test) => ({
    name: 't',
    file: 'f',
    status: 'passed',
    shows: [],
    ...test,
  }));
  return { layer: name, passed: whole.length, failed: 0, tests: whole };
}

describe('the requirement list', () => {
  it('of this folder has 527 requirements', () => {
    expect(loadRequirements()).toHaveLength(527);
  });
  it.each([
    ['a wrong header', 'id\tarea\nX-001\tX', /its first line must be/],
    ['a line with a column too few', `${HEADER}\nX-001\tX\ttext\tall\tA§1`, /Line 2/],
    [
      'an id that stands twice',
      `${HEADER}\n${'X-001\tX\ttext\tall\tA§1\tunit\n'.repeat(2)}`,
      /X-001 stands twice/,
    ],
  ])('refuses %s', (_, tsv, message) => {
    expect(() => parseRequirements(tsv)).toThrow(message);
  });
});

describe('the ledger', () => {
  it('counts a requirement that a passed test shows, with layer and name, once', () => {
    const shown = { name: 'moves', shows: ['FLOW-002'] };
    const ledger = ledgerOf(requirements, [
      layer('unit', [shown]),
      layer('conformance', [shown, shown]),
    ]);
    expect(ledger.rows[1]?.shownBy).toEqual(['unit: moves', 'conformance: moves']);
    expect(ledger).toMatchObject({ shown: 1, manual: 2, untested: 1 });
  });
  it('does not count a failed test', () => {
    const failed = { status: 'failed', shows: ['FLOW-002'] };
    expect(ledgerOf(requirements, [layer('unit', [failed])]).shown).toBe(0);
  });
  it('counts a manual requirement that a test shows as shown', () => {
    const ledger = ledgerOf(requirements, [layer('stories', [{ shows: ['LAND-003'] }])]);
    expect(ledger).toMatchObject({ shown: 1, manual: 1, untested: 2 });
  });
  it('ends with the total', () => {
    expect(printLedger(ledgerOf(requirements, []), false).at(-1)).toBe(
      '4 requirements: 0 shown, 2 manual, 2 without a test',
    );
  });
  it('lists only what has no test when asked', () => {
    const ledger = ledgerOf(requirements, [layer('unit', [{ shows: ['FLOW-002'] }])]);
    const text = printLedger(ledger, true).join('\n');
    expect(text).toContain('FLOW-001');
    expect(text).not.toContain('FLOW-002');
    expect(text).not.toContain('LAND-003');
    expect(text).toContain('4 requirements: 1 shown, 2 manual, 1 without a test');
  });
});

describe('an unknown id', () => {
  it('is named with its test', () => {
    const planted = layer('unit', [{ name: 'moves', file: 'a.test.ts', shows: ['FLOW-999'] }]);
    expect(strangers(requirements, [planted])).toEqual([
      'unit: "moves" (a.test.ts) shows FLOW-999, which is no requirement.',
    ]);
  });
  it('is one even in a failed test', () => {
    expect(
      strangers(requirements, [layer('unit', [{ status: 'failed', shows: ['X-001'] }])]),
    ).toHaveLength(1);
  });
});
