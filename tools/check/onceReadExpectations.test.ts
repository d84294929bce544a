import { expect, it } from 'vitest';
import { childrenOf, isSyntaxNode, parseFile, type SyntaxNode } from './parseFile.ts';

/** The node in a field that the parser fills with one. */
const nodeIn = (node: SyntaxNode, field: string): SyntaxNode | undefined => {
  const value = node[field];
  return isSyntaxNode(value) ? value : undefined;
};

const holdsAwait = (node: SyntaxNode): boolean =>
  node.type === 'AwaitExpression' || childrenOf(node).some(holdsAwait);

/** The call at the start of a chain that begins with `expect`: `expect(a)` of `expect(a).not.toBe`. */
function expectCallOf(node: SyntaxNode | undefined): SyntaxNode | undefined {
  if (node === undefined) return undefined;
  const inner = nodeIn(node, 'callee') ?? nodeIn(node, 'object');
  const begins = node.type === 'CallExpression' && /^expect\b/.test(nameOf(inner));
  return expectCallOf(inner) ?? (begins ? node : undefined);
}

/** `expect` or `expect.poll`, and nothing for what is no plain name. */
function nameOf(node: SyntaxNode | undefined): string {
  const inner = node && nodeIn(node, 'object');
  return inner ? `${nameOf(inner)}.` : String(node?.['name'] ?? '');
}

const argumentsOf = (call: SyntaxNode): readonly SyntaxNode[] =>
  [call['arguments']].flat().filter(isSyntaxNode);

/**
 * Finds `await expect(locator).toHave...(await ...)`: the matcher asks the page again until it fits,
 * while what it is compared with was read once, maybe before the page was there.
 */
function onceRead(node: SyntaxNode, code: string): readonly string[] {
  const call = node.type === 'AwaitExpression' ? nodeIn(node, 'argument') : undefined;
  const asked = call?.type === 'CallExpression' ? expectCallOf(nodeIn(call, 'callee')) : undefined;
  const found = call && asked && call !== asked && argumentsOf(call).some(holdsAwait);
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
  const files = import.meta.glob<string>(
    ['../../conformance/**/*.ts', '../quality/**/*.ts', '../mutation/**/*.ts'],
    { eager: true, query: '?raw', import: 'default' },
  );
  const problems = Object.entries(files).flatMap(([file, code]) =>
    found(file, code).map((line) => `${file}: ${line}`),
  );
  expect(Object.keys(files).length).toBeGreaterThan(300);
  expect(problems).toEqual([]);
});
