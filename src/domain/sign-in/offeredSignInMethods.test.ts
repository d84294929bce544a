import { expect, it } from 'vitest';
import { covers } from '#covers';
import { offeredSignInMethods } from './offeredSignInMethods.ts';
import type { LeavingMethod, SignInMethod } from './signInMethods.ts';

const all = { registration: true, google: true, shortVideo: true, businessAdvertising: true };
const region = {
  signInMethods: { ...all, partner: true },
  social: { excludedEnvs: ['staging'] },
};
const none = { ...region.signInMethods, google: false, shortVideo: false, partner: false };

const methods: SignInMethod[] = ['google', 'shortVideo', 'businessAdvertising', 'partner'];
const providers: Record<LeavingMethod, object | null> = {
  ...{ shortVideo: {}, google: {}, partner: {} },
};
const production = { name: 'production', signInMethods: methods, providers };
const staging = { name: 'staging', signInMethods: methods, providers };

it('offers no method without a provider in the deployment (S-095)', () => {
  const offered = (environment: typeof production) =>
    offeredSignInMethods({ variant: 'standard', region, environment });
  expect(offered({ ...production, signInMethods: ['google'] })).toEqual(['google']);
  const one = { ...production, providers: { ...providers, google: null } };
  expect(offered(one)).toEqual(['shortVideo', 'businessAdvertising', 'partner']);
  const other = { ...production, providers: { ...providers, partner: null } };
  expect(offered(other)).toEqual(['shortVideo', 'google', 'businessAdvertising']);
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
  covers(['REG-031', 'ROLE-005', 'ROLE-006', 'ROLE-007'], () => {
    expect(
      offeredSignInMethods({ variant: 'standard', region: only, environment: production }),
    ).toEqual([method]);
  });
});

it('an excluded environment offers neither the social provider nor business advertising', () => {
  covers(['ROLE-006', 'ROLE-007'], () => {
    expect(offeredSignInMethods({ variant: 'standard', region, environment: staging })).toEqual([
      'shortVideo',
      'partner',
    ]);
  });
});

it('the US-entity build offers none', () => {
  covers(['ROLE-005', 'ROLE-006', 'ROLE-007'], () => {
    expect(offeredSignInMethods({ variant: 'accu', region, environment: production })).toEqual([]);
  });
});
