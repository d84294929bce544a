import { expect, test } from 'vitest';
import { portalService, storybookService } from './services.ts';

test('the portal shows what it prints as an error', () => {
  const { isWorthShowing } = portalService(4400);
  expect(isWorthShowing('ready http://127.0.0.1:4400', 'stdout')).toBe(false);
  expect(isWorthShowing('Region xx lists language yy', 'stderr')).toBe(true);
});

test.each([
  ['■  Vite Internal server error: Unexpected token', true],
  ['│  Plugin: storybook:react-docgen-plugin', true],
  ['│  at Button (./src/components/Button/Button.tsx:3:4)', true],
  ['│', false],
  ['│  at Parser.raise', false],
  ['│  (file:///home/me/portico/node_modules/storybook/dist/chunk.js:1:2)', false],
  ['│  at parse (/home/me/portico/node_modules/@babel/parser/lib/index.js:1:2)', false],
])('of Storybook, is "%s" shown: %s', (line, shown) => {
  expect(storybookService(6006, false).isWorthShowing(line, 'stdout')).toBe(shown);
});
