import { describe, expect, it } from 'vitest';
import { checkOutcome, type Outcome } from './checkOutcome.ts';
import type { StepLike } from './steps.ts';

const step = (category: string, title = '', more: Partial<StepLike> = {}): StepLike => ({
  category,
  title,
  duration: 1,
  steps: [],
  ...more,
});
const outcome = (part: Partial<Outcome>): Outcome => ({
  status: 'passed',
  expectedStatus: 'passed',
  steps: [step('expect')],
  errorText: '',
  ...part,
});
const error = { message: 'no' };
const entry = {
  requirement: 'REG-001',
  region: 'gb',
  owner: 'Ada',
  reason: 'r',
  expires: '2027-01-31',
};
const entries = { region: 'gb', today: '2027-01-31', list: [entry] };

describe('a passed test', () => {
  it.each([
    ['no assertion', []],
    ['one in a hook alone', [step('hook', 'After Hooks', { steps: [step('expect')] })]],
    ['steps without one', [step('test.step', 's', { steps: [step('pw:api')] })]],
  ])('with %s asserts nothing and fails', (_, steps) => {
    expect(checkOutcome(outcome({ steps }), entries)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('asserts nothing'),
    });
  });
  it('with an assertion deep in its steps passes', () => {
    const steps = [
      step('test.step', 's', { steps: [step('test.step', 't', { steps: [step('expect')] })] }),
    ];
    expect(checkOutcome(outcome({ steps }), entries)).toEqual({ status: 'passed' });
  });
});

describe('a skipped test', () => {
  it.each([undefined, 'later', 'REG-002 is late'])('fails without an entry: %s', (skipReason) => {
    expect(checkOutcome(outcome({ status: 'skipped', skipReason }), entries).status).toBe('failed');
  });
  it('is expected with one that its reason names, until its day', () => {
    const skipped = outcome({ status: 'skipped', skipReason: 'REG-001 is late' });
    expect(checkOutcome(skipped, entries).status).toBe('expected-fail');
    expect(checkOutcome(skipped, { ...entries, today: '2027-02-01' }).status).toBe('failed');
    expect(checkOutcome(skipped, { ...entries, region: 'id' }).status).toBe('failed');
  });
});

describe('a failed test', () => {
  const failing = (title: string, ...around: StepLike[]) =>
    outcome({
      status: 'failed',
      errorText: 'no',
      steps: [
        step('test.step', title, { error, steps: [step('expect', '', { error })] }),
        ...around,
      ],
    });
  it.each([
    ['every requirement of the failed step has an entry', failing('s [REG-001]'), 'expected-fail'],
    ['one of them has none', failing('s [REG-001, REG-002]'), 'failed'],
    ['the failed step cites nothing', failing('s'), 'failed'],
    ['a hook failed too', failing('s [REG-001]', step('hook', 'After Hooks', { error })), 'failed'],
    ['no step failed', outcome({ status: 'timedOut', steps: [] }), 'failed'],
  ])('when %s', (_, failed, status) => {
    expect(checkOutcome(failed, entries).status).toBe(status);
  });
  it('has its status as error when there is no other', () => {
    expect(checkOutcome(outcome({ status: 'timedOut' }), entries).error).toBe('The test timedOut.');
  });
});

it.each(['passed', 'failed'] as const)('a test marked as failing fails when it %s', (status) => {
  expect(checkOutcome(outcome({ status, expectedStatus: 'failed' }), entries).status).toBe(
    'failed',
  );
});
