import { expect, it } from 'vitest';
import { pageAt } from './paths.ts';

it.each([
  ['/account/register', 'register'],
  ['/account/register/', 'register'],
  ['/account/login', 'login'],
  ['/account/login/', 'login'],
  ['/', 'default'],
  ['/account', 'default'],
  ['/account/', 'default'],
  ['/account/register/us', 'default'],
  ['/account/registers', 'default'],
  ['/Account/Register', 'default'],
  ['/x/account/login', 'default'],
])('%s is the page %s (S-005)', (path, page) => {
  expect(pageAt(path)).toBe(page);
});
