import { describe, expect, it } from 'vitest';
import { shows } from '#shows';
import type { SignUpEvent } from './SignUpEvent.ts';
import { ada, failed, on, placeOf, to, walk } from './support/walk.ts';

const chosen = (provider: 'social' | 'short-video' | 'business-advertising') =>
  ({ type: 'PROVIDER_CHOSEN', provider }) as const;
const normal = { mode: { name: 'normal' }, activity: { name: 'editing' } };

describe('through a provider', () => {
  it.each(['social', 'short-video'] as const)('%s: the region check comes first', (provider) => {
    const { state, effects } = walk([chosen(provider)]);
    shows(['FLOW-001'], () => {
      expect(state).toMatchObject({ mode: { name: 'oauth', type: provider }, contact: null });
      expect(effects).toEqual([
        { type: 'TRACK_WAY', provider },
        { type: 'CHECK_REGION', request: 1 },
      ]);
    });
    const left = walk([chosen(provider), on.matched(1)]);
    expect(placeOf(left.state)).toBe('account/leaving');
    expect(left.effects).toEqual([{ type: 'START_OAUTH', provider }]);
  });

  it('a confirmed market leads there as well, a cancelled one back', () => {
    const asked = [chosen('social'), on.mismatched(1)] as const;
    expect(walk([...asked, { type: 'MARKET_CONFIRMED' }]).effects).toEqual([
      { type: 'TRACK', fact: 'market_confirm.confirmed' },
      { type: 'START_OAUTH', provider: 'social' },
    ]);
    expect(walk([...asked, { type: 'MARKET_CANCELLED' }]).state).toMatchObject(normal);
  });

  it('a region check that fails leads nowhere', () => {
    const error = failed('network.country.check', { service: 'product' });
    const lost = [chosen('social'), { type: 'REGION_FAILED', request: 1, error }] as const;
    expect(walk(lost).state).toMatchObject(normal);
    expect(walk(lost).effects).toMatchObject([{ type: 'TOAST_ERROR' }]);
  });

  it('business advertising: the log-in at once, with tips', () => {
    expect(walk([chosen('business-advertising')])).toMatchObject({
      state: normal,
      effects: [{ type: 'TRACK_WAY' }, { type: 'GO_TO_LOGIN', contact: null, tips: true }],
    });
  });

  it('the page as it was, when somebody comes back without an answer', () => {
    const left: readonly SignUpEvent[] = [chosen('social'), on.matched(1)];
    expect(walk([...left, { type: 'PAGE_RESTORED' }]).state).toMatchObject(normal);
  });

  it.each(['linked', 'two-step', 'code-refused', 'contact-missing'] as const)(
    'what its answer left open stands over the account step: %s',
    (partial) => {
      const open = { type: 'PROVIDER_ANSWERED', partial } as const;
      expect(walk([open]).state).toMatchObject({ activity: { name: 'partial', partial } });
      expect(walk([open, { type: 'PARTIAL_CLOSED' }])).toMatchObject({
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
  const asked = walk([on.submitted], true, true);

  it('asks for the kind of company in place of the network (S-038)', () => {
    expect([placeOf(asked.state), asked.effects]).toEqual(['account/confirmingEntity', []]);
    expect(walk([on.submitted, { type: 'ENTITY_CONFIRMED' }], true, true).effects).toEqual([
      { type: 'SEND_CODE', request: 1, contact: ada, change: false },
    ]);
  });

  it('asks no more once the contact was changed (E-20)', () => {
    const edited = walk([on.submitted, { type: 'CONTACT_EDITED' }], true, true);
    expect([placeOf(edited.state), edited.effects]).toEqual(['account/editing', []]);
  });

  it('sends nothing to who declines (S-039)', () => {
    const declined = walk([on.submitted, { type: 'ENTITY_DECLINED' }], true, true);
    expect([placeOf(declined.state), declined.effects]).toEqual(['account/editing', []]);
  });
});

it('another market leads to its site, and the dialog waits for the page to be left', () => {
  const switched = walk([...to.market, { type: 'MARKET_SWITCHED', region: 'id' }]);
  expect(switched.effects).toEqual([{ type: 'SWITCH_SITE', region: 'id' }]);
  expect(placeOf(switched.state)).toBe('account/confirmingMarket');
});

it('the error of an account that exists leads to the log-in', () => {
  const asked = [...to.accountConflict, { type: 'LOG_IN_CHOSEN' } as const];
  shows(['ERR-022'], () => {
    expect(walk(asked, false).effects).toEqual([
      { type: 'GO_TO_LOGIN', contact: ada, tips: false },
    ]);
  });
  expect(walk([{ type: 'LOG_IN_CHOSEN' }]).effects).toEqual([]);
});

it('too many sends: Continue waits as long as the server says, also after Back (E-19)', () => {
  const throttled = on.sendRejected(2, { failure: 'throttled', retryAfter: 90 });
  const wait = { after: 'throttled', until: 90_000, seconds: 90 };
  const waiting = walk([...to.sending, throttled]);
  expect(waiting.state.waits).toEqual({ send: wait });
  const again = (at: number) => ({ ...on.submitted, at });
  expect(walk([...to.sending, throttled, again(89_999)])).toEqual({ ...waiting, effects: [] });
  expect(walk([...to.sending, throttled, again(90_000)]).effects).toMatchObject([
    { type: 'CHECK_REGION' },
  ]);
  const resent = on.sendRejected(3, { failure: 'throttled', retryAfter: 90 });
  const back = walk([...to.resending, resent, { type: 'BACK_PRESSED' }]);
  expect(back.state.waits).toEqual({ send: wait });
});
