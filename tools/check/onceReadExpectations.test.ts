import { expect, it } from 'vitest';
import { browserTestMistakes, browserTests, mistakesIn, type IsMistake } from './browserTests.ts';
import { argumentsOf, holds, nodeIn } from './parseFile.ts';

/**
 * Finds `await expect(locator).toHave...(await ...)`: the matcher asks the page again until it fits,
 * while what it is compared with was read once, maybe before the page was there.
 */
const isOnceRead: IsMistake = (node, code) => {
  const call = node.type === 'AwaitExpression' ? nodeIn(node, 'argument') : undefined;
  return (
    call?.type === 'CallExpression' &&
    /^expect\b/.test(code.slice(call.start)) &&
    holds(nodeIn(call, 'callee'), 'CallExpression') &&
    argumentsOf(call).some((argument) => holds(argument, 'AwaitExpression'))
  );
};

const found = (code: string) => mistakesIn('a.ts', code, isOnceRead);

it.each([
  'await expect(field).toHaveValue(await visibleText(field));',
  'await expect(field).not.toHaveText(`${await text()}`);',
  'await expect.poll(() => text(field)).toBe(await text(other));',
])('%s is seen', (line) => {
  expect(found(line)).toHaveLength(1);
});

it.each([
  'expect(await visibleText(field)).toBe(await field.inputValue());',
  'await expect(field).toHaveValue(known);',
  'await expect(async () => expect(await a()).toBe(await b())).toPass();',
])('%s waits for both', (line) => {
  expect(found(line)).toEqual([]);
});

it('no browser test waits for a value that it read once', () => {
  expect(Object.keys(browserTests).length).toBeGreaterThan(300);
  expect(browserTestMistakes(isOnceRead)).toEqual([]);
});
