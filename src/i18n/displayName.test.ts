import { expect, it } from 'vitest';
import { displayName, knowNames } from './displayName.ts';

it('takes a name that the page has, in its language only', () => {
  knowNames([{ type: 'region', code: 'AU', name: 'Oz' }], 'en-AU');
  expect(displayName('region', 'AU', 'en-AU')).toBe('Oz');
  expect(displayName('region', 'AU', 'de-DE')).toBe('Australien');
  expect(displayName('language', 'de', 'en-AU')).toBe('German');
});
