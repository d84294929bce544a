import { describe, expect, it } from 'vitest';
import { loadRequirements, parseRequirements } from '../../oracle/requirements.ts';
import type { LayerResult } from './layers.ts';
import { ledgerOf, printLedger, unknownIds } from './coverage.ts';

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
    covers: [],
    ...test,
  }));
  return { layer: name, passed: whole.length, failed: 0, sources: '', part: false, tests: whole };
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
  it('counts a requirement that a passed test covers, with layer and name, once', () => {
    const covering = { name: 'moves', covers: ['FLOW-002'] };
    const ledger = ledgerOf(requirements, [
      layer('unit', [covering]),
      layer('conformance', [covering, covering]),
    ]);
    expect(ledger.rows[1]?.coveredBy).toEqual(['unit: moves', 'conformance: moves']);
    expect(ledger).toMatchObject({ covered: 1, manual: 2, untested: 1 });
  });
  it('does not count a failed test', () => {
    const failed = { status: 'failed', covers: ['FLOW-002'] };
    expect(ledgerOf(requirements, [layer('unit', [failed])]).covered).toBe(0);
  });
  it('counts a manual requirement that a test covers as covered', () => {
    const ledger = ledgerOf(requirements, [layer('stories', [{ covers: ['LAND-003'] }])]);
    expect(ledger).toMatchObject({ covered: 1, manual: 1, untested: 2 });
  });
  it('ends with the total', () => {
    expect(printLedger(ledgerOf(requirements, []), false).at(-1)).toBe(
      '4 requirements: 0 covered, 2 manual, 2 without a test',
    );
  });
  it('lists only what has no test when asked', () => {
    const ledger = ledgerOf(requirements, [layer('unit', [{ covers: ['FLOW-002'] }])]);
    const text = printLedger(ledger, true).join('\n');
    expect(text).toContain('FLOW-001');
    expect(text).not.toContain('FLOW-002');
    expect(text).not.toContain('LAND-003');
    expect(text).toContain('4 requirements: 1 covered, 2 manual, 1 without a test');
  });
});

describe('an unknown id', () => {
  it('is named with its test', () => {
    const planted = layer('unit', [{ name: 'moves', file: 'a.test.ts', covers: ['FLOW-999'] }]);
    expect(unknownIds(requirements, [planted])).toEqual([
      'unit: "moves" (a.test.ts) covers FLOW-999, which is not a requirement.',
    ]);
  });
  it('is one even in a failed test', () => {
    expect(
      unknownIds(requirements, [layer('unit', [{ status: 'failed', covers: ['X-001'] }])]),
    ).toHaveLength(1);
  });
});
