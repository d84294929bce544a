import { expect, it } from 'vitest';
import { browserTestMistakes, browserTests, mistakesIn, type IsMistake } from './browserTests.ts';
import { holds, nodeIn } from './parseFile.ts';

/**
 * Finds `for (const each of await list()) expect(...)`: a list that was read before the page was there is
 * empty, and nothing is asserted.
 */
const isLooped: IsMistake = (node, code) => {
  const body = node.type === 'ForOfStatement' ? nodeIn(node, 'body') : undefined;
  if (body === undefined) return false;
  const text = code.slice(body.start, body.end);
  return (
    /\bexpect\b/.test(text) &&
    !/\btest\(/.test(text) && // a file that declares no test fails by itself
    holds(nodeIn(node, 'right'), 'AwaitExpression')
  );
};

const found = (code: string) => mistakesIn('a.ts', code, isLooped);

it('an assertion for each of what was read is seen, also in a block', () => {
  const loop = 'for (const name of await list.allInnerTexts())';
  expect(found(`${loop} expect(name).toBe('a');`)).toHaveLength(1);
  expect(found(`${loop} { expect(name).toBe('a'); }`)).toHaveLength(1);
});

it('a list that is known, and a loop that asserts nothing, are none', () => {
  expect(found("for (const name of names) expect(name).toBe('a');")).toEqual([]);
  expect(found('for (const box of await boxes.all()) await box.check();')).toEqual([]);
});

it('no browser test asserts something for each of what may be nothing', () => {
  expect(Object.keys(browserTests).length).toBeGreaterThan(300);
  expect(browserTestMistakes(isLooped)).toEqual([]);
});
