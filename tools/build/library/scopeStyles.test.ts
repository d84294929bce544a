import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scopeStyles } from './scopeStyles.ts';

test.each([
  [':root { --a: 1; }', '[data-portico] { --a: 1; }'],
  ['body { margin: 0; }', '[data-portico] { margin: 0; }'],
  [
    "[data-theme='x'] { --a: 1; }",
    "[data-portico][data-theme='x'], [data-portico] [data-theme='x'] { --a: 1; }",
  ],
  ['*::before { a: b; }', ':where([data-portico]) *::before { a: b; }'],
  [':where(ol, ul) { a: b; }', ':where([data-portico]) :where(ol, ul) { a: b; }'],
  [':root[data-locked] { a: b; }', ':root[data-locked] { a: b; }'],
  ['@media (a) { :root { a: b; } }', '@media (a) {\n[data-portico] { a: b; } }'],
  ['/* Why: a { b } */ :root { a: b; }', '[data-portico] { a: b; }'],
  [':root,\n*::after { a: b; }', '[data-portico],\n:where([data-portico]) *::after { a: b; }'],
])('%s', (css, scoped) => {
  expect(scopeStyles(css)).toBe(scoped);
});

test('an unknown selector is an error that names it', () => {
  expect(() => scopeStyles('.card > p { a: b; }')).toThrow('“.card > p”');
});

test('every style of the portal can be scoped', () => {
  const folder = join(import.meta.dirname, '../../../src/styles');
  const styles = readFileSync(join(folder, 'styles.css'), 'utf8');
  const files = [...styles.matchAll(/@import '(.+)'/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(2);
  for (const file of files)
    expect(scopeStyles(readFileSync(join(folder, file), 'utf8'))).toContain('[data-portico]');
});
