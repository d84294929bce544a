import { expect, it } from 'vitest';
import { browserTests } from './browserTests.ts';
import { argumentsOf, childrenOf, holds, nodeIn, parseFile, type SyntaxNode } from './parseFile.ts';

/**
 * Finds `await expect(locator).toHave...(await ...)`: the matcher asks the page again until it fits,
 * while what it is compared with was read once, maybe before the page was there.
 */
function onceRead(node: SyntaxNode, code: string): readonly string[] {
  const call = node.type === 'AwaitExpression' ? nodeIn(node, 'argument') : undefined;
  const found =
    call?.type === 'CallExpression' &&
    /^expect\b/.test(code.slice(call.start)) &&
    holds(nodeIn(call, 'callee'), 'CallExpression') &&
    argumentsOf(call).some((argument) => holds(argument, 'AwaitExpression'));
  return [
    ...(found ? [code.slice(node.start, node.end)] : []),
    ...childrenOf(node).flatMap((child) => onceRead(child, code)),
  ];
}

const found = (file: string, code: string) => onceRead(parseFile(file, code).program, code);

it.each([
  'await expect(field).toHaveValue(await visibleText(field));',
  'await expect(field).not.toHaveText(`${await text()}`);',
  'await expect.poll(() => text(field)).toBe(await text(other));',
])('%s is seen', (line) => {
  expect(found('a.ts', line)).toHaveLength(1);
});

it.each([
  'expect(await visibleText(field)).toBe(await field.inputValue());',
  'await expect(field).toHaveValue(known);',
  'await expect(async () => expect(await a()).toBe(await b())).toPass();',
])('%s waits for both', (line) => {
  expect(found('a.ts', line)).toEqual([]);
});

it('no browser test waits for a value that it read once', () => {
  const problems = Object.entries(browserTests).flatMap(([file, code]) =>
    found(file, code).map((line) => `${file}: ${line}`),
  );
  expect(Object.keys(browserTests).length).toBeGreaterThan(300);
  expect(problems).toEqual([]);
});
