import { expect, it } from 'vitest';
import { storyResults } from './storyResults.ts';

const file = 'stories/screens/Register.stories.tsx';
const ended = (status: string) => ({
  ancestorTitles: ['Page 1', 'Screens/Register / WrongCode'],
  title: 'play-test',
  status,
});
const report = (...assertionResults: ReturnType<typeof ended>[]) => ({
  testResults: [{ name: file, status: 'passed', message: '', assertionResults }],
});
const covered = [{ id: 'screens-register--wrong-code', covers: ['CODE-007'] }];
const ran = { sources: 'abc', part: false };
const name = 'Screens/Register / WrongCode';

it('a story that passed covers its requirements', () => {
  expect(storyResults(report(ended('passed')), covered, [], ran)).toEqual({
    layer: 'stories',
    passed: 1,
    failed: 0,
    sources: 'abc',
    part: false,
    tests: [{ name, file, status: 'passed', covers: ['CODE-007'] }],
  });
});

it.each(['failed', 'pending', 'todo', 'skipped'])(
  'a story that ended as %s covers nothing',
  (status) => {
    expect(storyResults(report(ended(status)), covered, [], ran)).toMatchObject({
      passed: 0,
      failed: 1,
      tests: [{ name, status: 'failed', covers: [] }],
    });
  },
);

it('a story that cites nothing covers nothing', () => {
  expect(storyResults(report(ended('passed')), [], [], ran).tests[0]?.covers).toEqual([]);
});

it('a file that broke before its stories ran is a failure', () => {
  const broken = {
    name: file,
    status: 'failed',
    message: 'No such module\n  at x',
    assertionResults: [],
  };
  expect(storyResults({ testResults: [broken] }, covered, [], ran)).toMatchObject({
    passed: 0,
    failed: 1,
    tests: [{ name: 'No such module', file, status: 'failed' }],
  });
});

it('a story that the catalogue asks for and nobody wrote is a failure', () => {
  const result = storyResults(report(ended('passed')), covered, ['Errors/passport/Taken'], ran);
  expect(result).toMatchObject({ passed: 1, failed: 1 });
  expect(result.tests[1]).toEqual({
    name: 'Errors/passport/Taken',
    file: 'index.json',
    status: 'failed',
    covers: [],
  });
});
