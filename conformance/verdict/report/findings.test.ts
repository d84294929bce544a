import { expect, it } from 'vitest';
import { REGION_IDS } from '../../oracle/regions.ts';
import { loadRequirements } from '../../oracle/requirements.ts';
import { expectedFailures, entryProblems } from '../record/expectedFailures.ts';
import { aTest } from '../record/samples.ts';
import { findings } from './findings.ts';

const entry = {
  requirement: 'REG-001',
  region: 'gb',
  owner: 'Ada',
  reason: 'the bar is redrawn',
  expires: '2027-01-31',
};
const known = new Set(['REG-001']);

it('the list names requirements and regions, an owner, a reason and a day', () => {
  const ids = new Set(loadRequirements().map(({ id }) => id));
  expect(entryProblems(expectedFailures, ids, REGION_IDS)).toEqual([]);
});

it.each([
  [{ requirement: 'REG-999' }, 'REG-999'],
  [{ region: 'xx' }, 'xx'],
  [{ owner: ' ' }, 'owner'],
  [{ reason: '' }, 'reason'],
  [{ expires: 'soon' }, 'soon'],
  [{ expires: '2027-02-30' }, '2027-02-30'],
])('%j is refused', (part, word) => {
  const problems = entryProblems([{ ...entry, ...part }], known, ['gb']);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(word);
});

it('a requirement stands once for a region', () => {
  expect(entryProblems([entry, entry], known, ['gb'])).toEqual([
    'The expected failure of REG-001 in gb stands twice.',
  ]);
});

const step = { title: 's', covers: ['REG-001'], assertions: 1, durationMs: 1 };
const passes = aTest({ covers: ['REG-001'], steps: [{ ...step, status: 'passed' }] });
const fails = aTest({ status: 'expected-fail', steps: [{ ...step, status: 'failed' }] });

it('an entry whose requirement fails is as it should be', () => {
  expect(findings('gb', [fails], [entry], '2027-01-31')).toEqual([]);
});

it('an entry whose requirement passes is a finding, with its owner', () => {
  expect(findings('gb', [passes], [entry], '2027-01-31').join('')).toMatch(/passes.*Ada/);
});

it('one of two tests that fails is enough', () => {
  expect(findings('gb', [passes, fails], [entry], '2027-01-31')).toEqual([]);
});

it('an entry past its day is a finding, whatever the test did', () => {
  expect(findings('gb', [fails], [entry], '2027-02-01').join('')).toContain('that day is over');
});

it('what was not run is no unexpected pass, and another region is not meant', () => {
  expect(findings('gb', [], [entry], '2027-01-31')).toEqual([]);
  expect(findings('id', [aTest({ ...passes, region: 'id' })], [entry], '2027-03-01')).toEqual([]);
});
