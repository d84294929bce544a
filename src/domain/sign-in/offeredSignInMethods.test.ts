import { expect, it } from 'vitest';
import { covers } from '#covers';
import { offeredSignInMethods } from './offeredSignInMethods.ts';

const all = { registration: true, google: true, shortVideo: true, businessAdvertising: true };
const region = {
  signInMethods: { ...all, partner: true },
  social: { excludedEnvs: ['staging'] },
};
const none = { ...region.signInMethods, google: false, shortVideo: false, partner: false };

const methods = ['google', 'shortVideo', 'businessAdvertising', 'partner'] as const;
const production = { name: 'production', signInMethods: methods };
const staging = { name: 'staging', signInMethods: methods };

it('offers no method without a provider in the deployment (S-095)', () => {
  const environment = { name: 'production', signInMethods: ['google'] } as const;
  expect(offeredSignInMethods({ variant: 'standard', region, environment })).toEqual(['google']);
});

it('offers the methods of the region in a fixed order', () => {
  covers(['REG-031'], () => {
    expect(offeredSignInMethods({ variant: 'standard', region, environment: production })).toEqual([
      'shortVideo',
      'google',
      'businessAdvertising',
      'partner',
    ]);
    const closed = { ...region, signInMethods: { ...none, businessAdvertising: false } };
    expect(
      offeredSignInMethods({ variant: 'standard', region: closed, environment: production }),
    ).toEqual([]);
  });
});

it.each(methods)('offers %s where it is the only one that the region enables', (method) => {
  const only = {
    ...region,
    signInMethods: { ...none, businessAdvertising: false, [method]: true },
  };
  covers(['REG-031'], () => {
    expect(
      offeredSignInMethods({ variant: 'standard', region: only, environment: production }),
    ).toEqual([method]);
  });
});

it('an excluded environment offers neither the social provider nor business advertising', () => {
  expect(offeredSignInMethods({ variant: 'standard', region, environment: staging })).toEqual([
    'shortVideo',
    'partner',
  ]);
});

it('the US-entity build offers none', () => {
  expect(offeredSignInMethods({ variant: 'accu', region, environment: production })).toEqual([]);
});
