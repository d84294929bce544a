import { expect, it } from 'vitest';
import { aTest } from '../report/aTest.ts';
import { findings } from './findings.ts';

const entry = {
  requirement: 'REG-001',
  region: 'gb',
  owner: 'Ada',
  reason: 'redrawn',
  expires: '2027-01-31',
};
const step = { title: 's', shows: ['REG-001'], assertions: 1, durationMs: 1 };
const passes = aTest({ shows: ['REG-001'], steps: [{ ...step, status: 'passed' }] });
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
