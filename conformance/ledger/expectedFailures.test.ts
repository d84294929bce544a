import { expect, it } from 'vitest';
import { REGION_IDS } from '../expectations/RegionExpectations.ts';
import { loadRequirements } from '../support/requirements.ts';
import { expectedFailures } from './expectedFailures.ts';
import { entryProblems } from './entryProblems.ts';

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
