import { expect, it } from 'vitest';
import { browserTestMistakes, browserTests, mistakesIn, type IsMistake } from './browserTests.ts';

/** Finds a clock that is moved on although code may be under way, which then comes too late. */
const isMoved: IsMistake = ({ type, start, end }, code) =>
  type === 'MemberExpression' && code.slice(start, end).endsWith('.clock.fastForward');

it('a clock that is moved on is seen', () => {
  expect(mistakesIn('a.ts', 'await page.clock.fastForward(1000);', isMoved)).toHaveLength(1);
  expect(mistakesIn('a.ts', 'await user.pass(1000);', isMoved)).toEqual([]);
});

it('time passes in the tests of faults by FaultUser alone, which waits for code', () => {
  expect(browserTests['../quality/faults/FaultUser.ts']).toContain('.clock.fastForward(');
  const moved = browserTestMistakes(isMoved).filter((line) =>
    /quality\/(?:faults|walk)/.test(line),
  );
  expect(moved.map((line) => line.split(':', 1)[0])).toEqual(['../quality/faults/FaultUser.ts']);
});
