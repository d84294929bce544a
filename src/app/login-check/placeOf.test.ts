import { expect, it } from 'vitest';
import { placeOf } from './placeOf.ts';

const flag = new URLSearchParams('fast_onboarding=1');

it.each([
  ['register', '', ['partner'], 'register'],
  ['register', 'fast_onboarding=0', ['partner'], 'register'],
  ['register', 'fast_onboarding=1', ['partner'], 'entrance'],
  ['register', 'fast_onboarding=1', ['google'], 'register'],
  ['login', 'fast_onboarding=1', ['partner'], 'login'],
] as const)('%s?%s of a site with %s is the %s', (page, query, methods, place) => {
  expect(placeOf(page, new URLSearchParams(query), methods)).toBe(place);
});

it('a page that waits for the check is no entrance', () => {
  expect(placeOf('waiting', flag, ['partner'])).toBe('waiting');
  expect(placeOf('ticketLogin', flag, ['partner'])).toBe('waiting');
});
