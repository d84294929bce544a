import { expect, it } from 'vitest';
import { isSimpleRegister } from './isSimpleRegister.ts';

it.each([
  ['/account/register', false],
  ['/account/register/', false],
  ['/account/register/form', true],
  ['/account/register/form/', true],
  ['/account/register/us', true],
  ['/account/register/us/more', false],
  ['/account/login', false],
  ['/', false],
])('the simple card at %s: %s', (pathname, simple) => {
  expect(isSimpleRegister({ pathname, embedded: false })).toBe(simple);
});

it('an embedded page always shows the simple card (S-037)', () => {
  expect(isSimpleRegister({ pathname: '/account/register', embedded: true })).toBe(true);
});
