import { describe, expect, it } from 'vitest';
import { shows } from '#shows';
import { ada, failed, on, placeOf, sentWait, to, walk } from './support/walk.ts';

const network = 'selleronboarding_network_error_toast';
const sendFailed = { type: 'TRACK', fact: 'sign_up.send_failed' };
const focusAccount = { type: 'FOCUS', target: 'account' };
const sendCode = (request: number) => ({ type: 'SEND_CODE', request, contact: ada, change: false });
const toast = (notice: object) => ({ type: 'TOAST_ERROR', notice });

describe('Continue', () => {
  it('asks where the visitor is', () => {
    const { state, effects } = walk(to.region);
    shows(['FLOW-007', 'FLOW-012'], () => {
      expect(placeOf(state)).toBe('account/checkingRegion');
      expect(effects).toEqual([{ type: 'CHECK_REGION', request: 1 }]);
    });
  });

  it.each([on.submitted, { type: 'BACK_PRESSED' } as const])(
    'a second one while it runs does nothing (E-07): $type',
    (event) => {
      expect(walk([...to.region, event])).toEqual({ ...walk(to.region), effects: [] });
      expect(walk([...to.sending, event])).toEqual({ ...walk(to.sending), effects: [] });
    },
  );

  it.each(['region', 'sending'] as const)('an edit drops what runs: %s (E-20)', (place) => {
    const edited = [...to[place], { type: 'CONTACT_EDITED' } as const];
    expect(walk(edited)).toMatchObject({
      state: { step: 'account', activity: { name: 'editing', notice: null } },
      effects: [{ type: 'ABORT' }],
    });
    for (const late of [on.matched(1), on.sent(2)])
      expect(walk([...edited, late])).toEqual({ ...walk(edited), effects: [] });
  });
});

it.each(['confirmingMarket', 'exists'] as const)(
  'an edit drops a question that is not on screen yet: %s (E-20)',
  (question) => {
    const asked = {
      confirmingMarket: [...to.region, on.mismatched(1)],
      exists: [...to.sending, on.sendRejected(2, { code: 1023 })],
    }[question];
    expect(placeOf(walk(asked).state)).toBe(`account/${question}`);
    const edited = walk([...asked, { type: 'CONTACT_EDITED' }]);
    expect(edited).toMatchObject({
      state: { mode: { name: 'normal' }, activity: { name: 'editing', notice: null } },
      effects: [],
    });
    expect(walk([...asked, { type: 'CONTACT_EDITED' }, { type: 'MARKET_CONFIRMED' }])).toEqual(
      edited,
    );
  },
);

describe('the region check', () => {
  it('lets a visitor of the region have a code', () => {
    const { state, effects } = walk([...to.region, on.matched(1)]);
    shows(['FLOW-008', 'FLOW-012'], () => {
      expect(placeOf(state)).toBe('account/sending');
      expect(effects).toEqual([sendCode(2)]);
    });
  });

  it('asks a visitor from elsewhere to confirm the market', () => {
    const { state, effects } = walk([...to.region, on.mismatched(1)]);
    shows(['FLOW-009'], () => {
      expect(placeOf(state)).toBe('account/confirmingMarket');
      expect(effects).toEqual([{ type: 'TRACK', fact: 'market_confirm.shown' }]);
    });
  });

  it('lets nobody on when it fails, and keeps the contact (S-080)', () => {
    const error = failed('network.country.check', { service: 'product' });
    const { state, effects } = walk([...to.region, { type: 'REGION_FAILED', request: 1, error }]);
    shows(['FLOW-036', 'FLOW-012'], () => {
      expect(state).toMatchObject({ step: 'account', contact: ada, activity: { name: 'editing' } });
      expect(effects).toEqual([toast({ from: 'portal', key: network })]);
    });
  });

  it('says offline as such, before anything was sent (E-17)', () => {
    const error = failed('network.country.check', { service: 'product', failure: 'offline' });
    const { effects } = walk([...to.region, { type: 'REGION_FAILED', request: 1, error }]);
    expect(effects).toEqual([toast({ from: 'portal', key: 'offline' })]);
  });

  it('asks to confirm the market when the server names a wrong place', () => {
    const error = failed('network.country.check', { service: 'product', code: 17 });
    const answered = walk([...to.region, { type: 'REGION_FAILED', request: 1, error }]);
    expect(placeOf(answered.state)).toBe('account/confirmingMarket');
  });
});

describe('the market confirmation', () => {
  it('confirmed: sends the code, and the dialog waits for it', () => {
    const { state, effects } = walk([...to.market, { type: 'MARKET_CONFIRMED' }]);
    shows(['FLOW-010'], () => {
      expect(effects).toEqual([{ type: 'TRACK', fact: 'market_confirm.confirmed' }, sendCode(2)]);
    });
    expect(state).toMatchObject({ activity: { name: 'sending', confirmedMarket: true } });
  });

  it('cancelled: nothing runs any more', () => {
    const { state, effects } = walk([...to.market, { type: 'MARKET_CANCELLED' }]);
    shows(['FLOW-011'], () => {
      expect(placeOf(state)).toBe('account/editing');
      expect(effects).toEqual([{ type: 'TRACK', fact: 'market_confirm.cancelled' }]);
    });
    expect(state).toMatchObject({ contact: ada });
  });
});

it('a sent code leads to its step and is told once', () => {
  const { state, effects } = walk(to.verification);
  shows(['FLOW-013', 'CODE-015'], () => {
    expect(state).toMatchObject({
      step: 'verification',
      contact: ada,
      waits: { send: sentWait },
      refused: null,
    });
    expect(effects).toEqual([
      { type: 'CLEAR_CODE' },
      { type: 'CLEAR_PASSWORDS' },
      { type: 'TOAST_SENT', key: 'selleronboarding_sign_up_new_code_toast' },
      { type: 'TRACK', fact: 'sign_up.code_sent' },
      { type: 'FOCUS', target: 'code' },
    ]);
  });
});

describe('a send that failed stays at the account', () => {
  it.each([
    ['without words', { code: 0 }, { from: 'portal', key: network }],
    ['with words', { code: 9, description: 'Not now' }, { from: 'server', text: 'Not now' }],
    ['lost', {}, { from: 'portal', key: network }],
    [
      'throttled',
      { failure: 'throttled', retryAfter: 90 },
      { from: 'portal', key: 'throttled', values: { count: 90 } },
    ],
    ['offline', { failure: 'offline' }, { from: 'portal', key: 'offline' }],
  ] as const)('%s: a toast', (_what, fault, notice) => {
    const { state, effects } = walk([...to.sending, on.sendRejected(2, fault)]);
    shows(['ERR-014', 'ERR-015'], () => {
      expect(effects).toEqual([sendFailed, toast(notice)]);
    });
    expect(state).toMatchObject({ activity: { name: 'editing', notice: null } });
  });

  it('a bare string: its text', () => {
    const fault = { code: -1, failure: 'text', description: 'Try later' } as const;
    shows(['ERR-016'], () => {
      expect(walk([...to.sending, on.sendRejected(2, fault)]).effects).toEqual([
        sendFailed,
        toast({ from: 'server', text: 'Try later' }),
      ]);
    });
  });

  it('CloseCaptcha: nothing is said, and the focus returns (E-23)', () => {
    const { state, effects } = walk([...to.sending, on.sendRejected(2, { code: 'CloseCaptcha' })]);
    expect(placeOf(state)).toBe('account/editing');
    expect(effects).toEqual([sendFailed, { type: 'FOCUS', target: 'submit' }]);
  });

  it('LocationError: the market is to be confirmed', () => {
    const { state, effects } = walk([...to.sending, on.sendRejected(2, { code: 17 })]);
    expect(placeOf(state)).toBe('account/confirmingMarket');
    expect(effects).toEqual([sendFailed, { type: 'TRACK', fact: 'market_confirm.shown' }]);
  });

  it('EmailExist with the popup: the notice', () => {
    const { state, effects } = walk(to.accountConflict);
    shows(['FLOW-029', 'DLG-004'], () => {
      expect(state).toMatchObject({ activity: { name: 'exists', contact: ada, maybeOwn: false } });
      expect(effects).toEqual([sendFailed, { type: 'TRACK', fact: 'sign_up.conflict_shown' }]);
    });
  });

  it('EmailExist without the popup: an error on the field', () => {
    const { state, effects } = walk(to.accountConflict, false);
    shows(['FLOW-030', 'ERR-023'], () => {
      const notice = { from: 'portal', key: 'seller_login_email_exist', offer: 'log-in' };
      expect(state).toMatchObject({ activity: { name: 'editing', notice } });
      expect(effects).toEqual([sendFailed, focusAccount]);
    });
    const edited = walk([...to.accountConflict, { type: 'CONTACT_EDITED' }], false).state;
    expect(edited).toMatchObject({ activity: { name: 'editing', notice: null } });
  });
});
