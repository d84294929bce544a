import { expect, it } from 'vitest';
import { shows } from '#shows';
import { offeredDoors } from './offeredDoors.ts';

const all = { registration: true, google: true, shortVideo: true, businessAdvertising: true };
const region = {
  doors: { ...all, partner: true },
  social: { excludedEnvs: ['staging'] },
};
const none = { ...region.doors, google: false, shortVideo: false, partner: false };

it('each door that the region opens, in one order', () => {
  shows(['REG-031'], () => {
    expect(offeredDoors({ variant: 'standard', region, environment: 'production' })).toEqual([
      'shortVideo',
      'google',
      'businessAdvertising',
      'partner',
    ]);
    const closed = { ...region, doors: { ...none, businessAdvertising: false } };
    expect(
      offeredDoors({ variant: 'standard', region: closed, environment: 'production' }),
    ).toEqual([]);
  });
});

it('an excluded environment shuts the social provider and business advertising', () => {
  expect(offeredDoors({ variant: 'standard', region, environment: 'staging' })).toEqual([
    'shortVideo',
    'partner',
  ]);
});

it('the US-entity build has none', () => {
  expect(offeredDoors({ variant: 'accu', region, environment: 'production' })).toEqual([]);
});
