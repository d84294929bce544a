import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import type { SignInMethod } from '../../domain/sign-in/signInMethods.ts';
import type { SignUpEvent } from './SignUpEvent.ts';
import { ada, failed, on, stepOf, to, walk } from './support/walk.ts';

const chosen = (method: SignInMethod) => ({ type: 'METHOD_CHOSEN', method, at: 0 }) as const;
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
    covers(['OAUTH-003'], () => {
      const left = walk([chosen(method), on.matched(1)]);
      expect(stepOf(left.state)).toBe('account/leaving');
      expect(left.effects).toEqual([{ type: 'START_METHOD', method }]);
    });
  });

  it('a confirmed market opens the provider, a cancelled one returns to the form', () => {
    const open = [chosen('google'), on.mismatched(1)] as const;
    expect(walk([...open, { type: 'MARKET_CONFIRMED' }]).effects).toEqual([
      { type: 'TRACK', fact: 'market_confirm.confirmed' },
      { type: 'START_METHOD', method: 'google' },
    ]);
    expect(walk([...open, { type: 'DISMISSED' }]).state).toMatchObject(normal);
  });

  it('a navigation that was stopped leaves the form as it was (E-28)', () => {
    const left = [chosen('google'), on.matched(1)] as const;
    expect(walk([...left, { type: 'CONTACT_EDITED' }]).state).toMatchObject(normal);
    for (const event of [on.submitted, chosen('shortVideo')])
      expect(walk([...left, event]).effects).toContainEqual({ type: 'CHECK_REGION', request: 2 });
  });

  it('a failed region check returns to the form with a toast', () => {
    const error = failed('network.country.check', { service: 'product' });
    const rejected = [
      chosen('google'),
      { type: 'REGION_FAILED', request: 1, error, at: 0 },
    ] as const;
    expect(walk(rejected).state).toMatchObject(normal);
    expect(walk(rejected).effects).toMatchObject([{ type: 'TOAST_ERROR' }]);
  });

  it('a throttled region check is waited for by the methods that begin with it, and by Continue (S-209)', () => {
    const throttled = { service: 'product', failure: 'throttled', retryAfter: 30 } as const;
    const error = failed('network.country.check', throttled);
    const pause = [chosen('google'), { type: 'REGION_FAILED', request: 1, error, at: 0 }] as const;
    const after = (event: SignUpEvent) => walk([...pause, event]).effects;
    expect(after({ ...chosen('google'), at: 29_999 })).toEqual([]);
    expect(after({ ...chosen('google'), at: 30_000 })).toContainEqual({
      ...{ type: 'CHECK_REGION', request: 2 },
    });
    expect(after({ type: 'CONTACT_SUBMITTED', contact: ada, at: 29_999 })).toEqual([]);
    expect(after({ type: 'CONTACT_SUBMITTED', contact: ada, at: 30_000 })).not.toEqual([]);
    for (const method of ['partner', 'businessAdvertising'] as const)
      expect(after({ ...chosen(method), at: 1 }), method).not.toEqual([]);
  });

  it('a throttled code keeps nobody from a provider (E-19)', () => {
    const throttled = failed('email.send_code', { failure: 'throttled', retryAfter: 30 });
    const refused = { type: 'SEND_REJECTED', request: 2, error: throttled, at: 0 } as const;
    expect(walk([...to.sending, refused, chosen('google')]).effects).not.toEqual([]);
  });

  it('business advertising: opens the log-in page with tips', () => {
    covers(['OAUTH-007'], () => {
      expect(walk([chosen('businessAdvertising')])).toMatchObject({
        state: normal,
        effects: [{ type: 'TRACK_METHOD' }, { type: 'GO_TO_LOGIN', contact: null, tips: true }],
      });
    });
  });

  it('the partner: its page after the terms, without the region check', () => {
    covers(['PARTNER-001'], () => {
      const left = walk([chosen('partner')]);
      expect(stepOf(left.state)).toBe('account/leaving');
      expect(left.effects).toMatchObject([
        { type: 'TRACK_METHOD' },
        { type: 'START_METHOD', method: 'partner' },
      ]);
    });
    const asking = walk([chosen('partner')], { asksTerms: true });
    expect(stepOf(asking.state)).toBe('account/agreeing');
    expect(asking.effects).toMatchObject([{ type: 'TRACK_METHOD' }]);
  });

  it('restores the form when the user comes back from a provider without a result', () => {
    const left: readonly SignUpEvent[] = [chosen('google'), on.matched(1)];
    expect(walk([...left, { type: 'PAGE_RESTORED' }]).state).toMatchObject(normal);
  });

  it('returns to the form when the page could not be left (E-22)', () => {
    const stayed = walk([
      chosen('google'),
      on.matched(1),
      { type: 'START_FAILED', notice: { from: 'portal', key: 'oauth_storage_blocked' } },
    ]);
    expect(stayed.state).toMatchObject(normal);
    expect(stayed.effects).toEqual([
      { type: 'TOAST_ERROR', notice: { from: 'portal', key: 'oauth_storage_blocked' } },
    ]);
    expect(
      walk([{ type: 'START_FAILED', notice: { from: 'portal', key: 'oauth_storage_blocked' } }])
        .effects,
    ).toEqual([]);
  });
});

describe('where the terms are to be agreed to (S-202)', () => {
  const asked = [chosen('google'), on.matched(1)] as const;
  const go = (...events: SignUpEvent[]) => walk([...asked, ...events], { asksTerms: true });
  const consents = { phone_agreement: true, email_agreement: false };

  it('asks for them before the provider, and passes the consents on', () => {
    covers(['OAUTH-004'], () => {
      expect([stepOf(go().state), go().effects]).toEqual(['account/agreeing', []]);
      const agreed = go({ type: 'TERMS_AGREED', consents });
      expect(stepOf(agreed.state)).toBe('account/leaving');
      expect(agreed.effects).toEqual([{ type: 'START_METHOD', method: 'google', consents }]);
    });
  });

  it('closes without them', () => {
    for (const type of ['DISMISSED', 'BACK_REQUESTED', 'CONTACT_EDITED'] as const)
      expect(go({ type })).toMatchObject({ state: normal, effects: [] });
    expect(walk([{ type: 'TERMS_AGREED', consents }]).effects).toEqual([]);
  });
});

describe('the US-entity build', () => {
  const submitted = walk([on.submitted], { asksEntity: true });

  it('asks for the type of company instead of the network check (S-038)', () => {
    expect([stepOf(submitted.state), submitted.effects]).toEqual(['account/confirmingEntity', []]);
    expect(
      walk([on.submitted, { type: 'ENTITY_CONFIRMED' }], { asksEntity: true }).effects,
    ).toEqual([{ type: 'SEND_CODE', request: 1, contact: ada, change: false }]);
  });

  it('closes the question when the contact changes (E-20)', () => {
    const edited = walk([on.submitted, { type: 'CONTACT_EDITED' }], { asksEntity: true });
    expect([stepOf(edited.state), edited.effects]).toEqual(['account/editing', []]);
  });

  it('sends nothing when the question is dismissed (S-039)', () => {
    const declined = walk([on.submitted, { type: 'DISMISSED' }], { asksEntity: true });
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
    expect(walk(to.accountConflict, { popup: false }).state).toMatchObject({
      activity: { notice: { key: 'seller_login_email_exist', offer: 'log-in' } },
    });
    expect(walk(chosenLogIn, { popup: false }).effects).toEqual([
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
