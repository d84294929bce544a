import { expect, it } from 'vitest';
import { browserTests } from './browserTests.ts';
import { childrenOf, holds, nodeIn, parseFile, type SyntaxNode } from './parseFile.ts';

/**
 * Finds `for (const each of await list()) expect(...)`: a list that was read before the page was there is
 * empty, and nothing is asserted.
 */
function looped(node: SyntaxNode, code: string): readonly string[] {
  const body = node.type === 'ForOfStatement' ? nodeIn(node, 'body') : undefined;
  const found =
    body !== undefined &&
    /\bexpect\b/.test(code.slice(body.start, body.end)) &&
    !/\btest\(/.test(code.slice(body.start, body.end)) && // a file that declares no test fails by itself
    holds(nodeIn(node, 'right'), 'AwaitExpression');
  return [
    ...(found ? [code.slice(node.start, node.end)] : []),
    ...childrenOf(node).flatMap((child) => looped(child, code)),
  ];
}

const found = (file: string, code: string) => looped(parseFile(file, code).program, code);

it('an assertion for each of what was read is seen, also in a block', () => {
  const loop = 'for (const name of await list.allInnerTexts())';
  expect(found('a.ts', `${loop} expect(name).toBe('a');`)).toHaveLength(1);
  expect(found('a.ts', `${loop} { expect(name).toBe('a'); }`)).toHaveLength(1);
});

it('a list that is known, and a loop that asserts nothing, are none', () => {
  expect(found('a.ts', "for (const name of names) expect(name).toBe('a');")).toEqual([]);
  expect(found('a.ts', 'for (const box of await boxes.all()) await box.check();')).toEqual([]);
});

it('no browser test asserts something for each of what may be nothing', () => {
  const problems = Object.entries(browserTests).flatMap(([file, code]) =>
    found(file, code).map((line) => `${file}: ${line}`),
  );
  expect(Object.keys(browserTests).length).toBeGreaterThan(300);
  expect(problems).toEqual([]);
});
