import { expect, it } from 'vitest';
import { renderedAt } from './renderedPages.ts';

const standard = { variant: 'standard' } as const;

it.each([
  ['/account/register', '/account/register'],
  ['/account/register/', '/account/register'],
  ['/account/login/', '/account/login'],
  ['/account/forgot/', null],
  ['/', null],
])('%s has the page rendered at %s (S-005, NAV-010)', (address, path) => {
  expect(renderedAt(standard, address)).toBe(path);
});
