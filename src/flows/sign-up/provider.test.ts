import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import type { SignInMethod } from '../../domain/sign-in/signInMethods.ts';
import type { SignUpEvent } from './SignUpEvent.ts';
import { ada, failed, on, stepOf, to, walk } from './support/walk.ts';

const chosen = (method: SignInMethod) => ({ type: 'METHOD_CHOSEN', method }) as const;
const normal = { mode: { name: 'normal' }, activity: { name: 'editing' } };

describe('sign-up through a provider', () => {
  it.each(['google', 'shortVideo'] as const)('%s: checks the region first', (method) => {
    const { state, effects } = walk([chosen(method)]);
    covers(['OAUTH-001', 'OAUTH-002'], () => {
      expect(state).toMatchObject({ mode: { name: 'oauth', method }, contact: null });
      expect(effects).toEqual([
        { type: 'TRACK_METHOD', method },
        { type: 'CHECK_REGION', request: 1 },
      ]);
    });
    const left = walk([chosen(method), on.matched(1)]);
    expect(stepOf(left.state)).toBe('account/leaving');
    expect(left.effects).toEqual([{ type: 'START_METHOD', method }]);
  });

  it('a confirmed market opens the provider, a cancelled one returns to the form', () => {
    const open = [chosen('google'), on.mismatched(1)] as const;
    expect(walk([...open, { type: 'MARKET_CONFIRMED' }]).effects).toEqual([
      { type: 'TRACK', fact: 'market_confirm.confirmed' },
      { type: 'START_METHOD', method: 'google' },
    ]);
    expect(walk([...open, { type: 'DISMISSED' }]).state).toMatchObject(normal);
  });

  it('a failed region check returns to the form with a toast', () => {
    const error = failed('network.country.check', { service: 'product' });
    const rejected = [chosen('google'), { type: 'REGION_FAILED', request: 1, error }] as const;
    expect(walk(rejected).state).toMatchObject(normal);
    expect(walk(rejected).effects).toMatchObject([{ type: 'TOAST_ERROR' }]);
  });

  it('business advertising: opens the log-in page with tips', () => {
    expect(walk([chosen('businessAdvertising')])).toMatchObject({
      state: normal,
      effects: [{ type: 'TRACK_METHOD' }, { type: 'GO_TO_LOGIN', contact: null, tips: true }],
    });
  });

  it('the partner: opens its own page', () => {
    expect(walk([chosen('partner')])).toMatchObject({
      state: normal,
      effects: [{ type: 'TRACK_METHOD' }, { type: 'START_METHOD', method: 'partner' }],
    });
  });

  it('restores the form when the user comes back from a provider without a result', () => {
    const left: readonly SignUpEvent[] = [chosen('google'), on.matched(1)];
    expect(walk([...left, { type: 'PAGE_RESTORED' }]).state).toMatchObject(normal);
  });

  it.each(['linked', 'two-step', 'code-refused', 'contact-missing'] as const)(
    'opens a dialog for an incomplete result: %s',
    (partial) => {
      const open = { type: 'PROVIDER_ANSWERED', partial } as const;
      expect(walk([open]).state).toMatchObject({ activity: { name: 'partial', partial } });
      expect(walk([open, { type: 'DISMISSED' }])).toMatchObject({
        state: normal,
        effects: [{ type: 'FOCUS', target: 'account' }],
      });
      expect(walk([open, { type: 'LOG_IN_CHOSEN' }]).effects).toEqual([
        { type: 'GO_TO_LOGIN', contact: null, tips: true },
      ]);
    },
  );
});

describe('the US-entity build', () => {
  const submitted = walk([on.submitted], true, true);

  it('asks for the type of company instead of the network check (S-038)', () => {
    expect([stepOf(submitted.state), submitted.effects]).toEqual(['account/confirmingEntity', []]);
    expect(walk([on.submitted, { type: 'ENTITY_CONFIRMED' }], true, true).effects).toEqual([
      { type: 'SEND_CODE', request: 1, contact: ada, change: false },
    ]);
  });

  it('closes the question when the contact changes (E-20)', () => {
    const edited = walk([on.submitted, { type: 'CONTACT_EDITED' }], true, true);
    expect([stepOf(edited.state), edited.effects]).toEqual(['account/editing', []]);
  });

  it('sends nothing when the question is dismissed (S-039)', () => {
    const declined = walk([on.submitted, { type: 'DISMISSED' }], true, true);
    expect([stepOf(declined.state), declined.effects]).toEqual(['account/editing', []]);
  });
});

it('another market opens its site, and the dialog stays open until then', () => {
  const switched = walk([...to.market, { type: 'MARKET_SWITCHED', region: 'id' }]);
  expect(switched.effects).toEqual([{ type: 'SWITCH_SITE', region: 'id' }]);
  expect(stepOf(switched.state)).toBe('account/confirmingMarket');
});

it('the error of an existing account opens the log-in page', () => {
  const chosenLogIn = [...to.accountConflict, { type: 'LOG_IN_CHOSEN' } as const];
  covers(['ERR-022'], () => {
    expect(walk(to.accountConflict, false).state).toMatchObject({
      activity: { notice: { key: 'seller_login_email_exist', offer: 'log-in' } },
    });
    expect(walk(chosenLogIn, false).effects).toEqual([
      { type: 'GO_TO_LOGIN', contact: ada, tips: false },
    ]);
  });
  expect(walk([{ type: 'LOG_IN_CHOSEN' }]).effects).toEqual([]);
});

it('a throttled send starts a cooldown of Continue, also after Back (E-19)', () => {
  const throttled = on.sendRejected(2, { failure: 'throttled', retryAfter: 90 });
  const cooldown = { after: 'throttled', until: 90_000, seconds: 90 };
  const coolingDown = walk([...to.sending, throttled]);
  expect(coolingDown.state.cooldowns).toEqual({ send: cooldown });
  const again = (at: number) => ({ ...on.submitted, at });
  expect(walk([...to.sending, throttled, again(89_999)])).toEqual({ ...coolingDown, effects: [] });
  expect(walk([...to.sending, throttled, again(90_000)]).effects).toMatchObject([
    { type: 'CHECK_REGION' },
  ]);
  const resent = on.sendRejected(3, { failure: 'throttled', retryAfter: 90 });
  const back = walk([...to.resending, resent, { type: 'BACK_REQUESTED' }]);
  expect(back.state.cooldowns).toEqual({ send: cooldown });
});
