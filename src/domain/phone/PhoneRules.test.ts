import { expect, it } from 'vitest';
import { lockedRules } from './PhoneRules.ts';
import { countryOf, rulesOf } from './support/countries.ts';

it('a locked field accepts the default country only, and every allowed one without a default (S-035)', () => {
  const inBritain = rulesOf(['gb', 'ie'], 'gb');
  expect(lockedRules(inBritain)).toEqual({ ...inBritain, allowed: [countryOf('gb')] });
  const anywhere = rulesOf(['gb', 'ie'], null);
  expect(lockedRules(anywhere)).toEqual(anywhere);
});
