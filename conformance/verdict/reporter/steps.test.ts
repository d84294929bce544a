import { describe, expect, it } from 'vitest';
import { readStepTitle, writeStepTitle } from '../../shared/stepTitle.ts';
import { bodyOf, countAssertions, coveredBy, stepReports, type StepLike } from './steps.ts';

const assertion: StepLike = { category: 'expect', title: 'toBe', duration: 1, steps: [] };

function step(title: string, more: Partial<StepLike> = {}): StepLike {
  return { category: 'test.step', title, duration: 5, steps: [assertion], ...more };
}

describe('a step title', () => {
  it('is written with ids and read back', () => {
    const written = writeStepTitle('a code is sent', ['FLOW-008', 'API-025']);
    expect(readStepTitle(written)).toEqual({
      title: 'a code is sent',
      ids: ['FLOW-008', 'API-025'],
    });
  });
  it.each(['plain', 'brackets [not ids]', 'early [FLOW-008] late', 'empty []', 'low [flow-008]'])(
    'without a tag at its end covers nothing: %s',
    (title) => expect(readStepTitle(title)).toEqual({ title, ids: [] }),
  );
});

describe('the steps of a test', () => {
  it('are the named ones, in hooks and nested ones too', () => {
    const steps = [
      step('Before Hooks', { category: 'hook', steps: [step('open [ROUTE-003]')] }),
      step('outer [FLOW-001]', {
        steps: [step('inner [FLOW-002]'), step('click', { category: 'pw:api' })],
      }),
    ];
    expect(stepReports(steps).map(({ title }) => title)).toEqual(['open', 'outer', 'inner']);
  });
  it('cover only what ran and passed', () => {
    const steps = stepReports([
      step('passed [FLOW-001, FLOW-002]'),
      step('failed [FLOW-003]', { error: { message: 'no' } }),
      step('cut off [FLOW-004]', { duration: -1 }),
      step('skipped [FLOW-005]', { annotations: [{ type: 'skip' }] }),
      step('again [FLOW-001]'),
    ]);
    expect(coveredBy(steps)).toEqual(['FLOW-001', 'FLOW-002']);
  });
  it('that fail keep what an inner step covers', () => {
    const steps = stepReports([
      step('outer [FLOW-001]', { error: {}, steps: [step('inner [FLOW-002]')] }),
    ]);
    expect(coveredBy(steps)).toEqual(['FLOW-002']);
  });
  it('cover nothing when no assertion ran inside them', () => {
    const steps = stepReports([
      step('looks [FLOW-001]', { steps: [step('click', { category: 'pw:api', steps: [] })] }),
      step('asserts within [FLOW-002]', { steps: [step('inner')] }),
    ]);
    expect(coveredBy(steps)).toEqual(['FLOW-002']);
  });
});

describe('assertions', () => {
  it('are counted at any depth, with a poll or a matcher as one', () => {
    const poll = { ...assertion, steps: [assertion, assertion] };
    expect(countAssertions([step('a', { steps: [step('b'), poll] }), assertion])).toBe(3);
  });
  it('of hooks and fixtures are not the body’s', () => {
    const hook = step('After Hooks', { category: 'hook' });
    expect(countAssertions(bodyOf([hook, step('fixture', { category: 'fixture' })]))).toBe(0);
  });
});
