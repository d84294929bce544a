import { expect, it } from 'vitest';
import { coverageOf } from './coverageOf.ts';
import type { MatrixRow } from './matrix.ts';
import type { State } from './State.ts';

const regions = ['gb', 'id'];

/** A row with the states of gb and id; the tests of the suite stand behind a state, or those of another layer. */
const row = (id: string, states: readonly [State, State], tests = ['a test']): MatrixRow => ({
  requirement: { id, area: 'REG', text: 't', applies: 'all', source: 's', check: 'flow' },
  elsewhere: [],
  cells: {
    gb: { state: states[0], tests, reason: '' },
    id: { state: states[1], tests, reason: '' },
  },
});
const gap = (requirement: string, where: readonly string[] | null = null) => ({
  ...{ requirement, regions: where, owner: 'Ada', until: '2027-01-31', reason: 'r' },
});

it('collects what each region lacks', () => {
  const rows = [
    row('REG-001', ['not run', 'expected gap']),
    row('REG-002', ['fail', 'fail'], []),
    row('REG-003', ['fail', 'pass']),
    row('REG-004', ['not applicable', 'expected-fail']),
  ];
  expect(coverageOf(rows, [], regions)).toEqual({
    regions: {
      gb: { uncovered: ['REG-001'], gaps: [], failing: ['REG-002'] },
      id: { uncovered: [], gaps: ['REG-001'], failing: ['REG-002'] },
    },
    findings: [],
  });
});

it.each([
  ['a test covers it', row('REG-001', ['pass', 'pass']), null, 'a test covers it: take it out'],
  ['it rests on a decision', row('REG-001', ['pass on assumption', 'not applicable']), null, 'gb'],
  ['its test fails', row('REG-001', ['fail', 'expected gap']), null, 'covers it in gb: take'],
  ['one of its regions has a test', row('REG-001', ['expected gap', 'pass']), null, 'in id: take'],
])('a gap is a finding when %s', (_, given, where, words) => {
  const { findings } = coverageOf([given], [gap('REG-001', where)], regions);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toContain(words);
});

it.each([
  ['no test covers it', row('REG-001', ['expected gap', 'expected gap']), null],
  ['it is past its day', row('REG-001', ['not run', 'not run']), null],
  ['a test covers it in other regions', row('REG-001', ['expected gap', 'pass']), ['gb']],
])('a gap is none when %s', (_, given, where) => {
  expect(coverageOf([given], [gap('REG-001', where)], regions).findings).toEqual([]);
});
