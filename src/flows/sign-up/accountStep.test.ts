import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { ada, failed, on, stepOf, sentCooldown, to, walk } from './support/walk.ts';

const network = 'selleronboarding_network_error_toast';
const sendFailed = { type: 'TRACK', fact: 'sign_up.send_failed' };
const focusAccount = { type: 'FOCUS', target: 'account' };
const sendCode = (request: number) => ({ type: 'SEND_CODE', request, contact: ada, change: false });
const toast = (notice: object) => ({ type: 'TOAST_ERROR', notice });

describe('Continue', () => {
  it('checks the network region', () => {
    const { state, effects } = walk(to.region);
    covers(['FLOW-007', 'FLOW-012'], () => {
      expect(stepOf(state)).toBe('account/checkingRegion');
      expect(effects).toEqual([{ type: 'CHECK_REGION', request: 1 }]);
    });
  });

  it.each([on.submitted, { type: 'BACK_REQUESTED' } as const])(
    'is ignored while a request is pending (E-07): $type',
    (event) => {
      expect(walk([...to.region, event])).toEqual({ ...walk(to.region), effects: [] });
      expect(walk([...to.sending, event])).toEqual({ ...walk(to.sending), effects: [] });
    },
  );

  it.each(['region', 'sending'] as const)(
    'an edit aborts the pending request: %s (E-20)',
    (step) => {
      const edited = [...to[step], { type: 'CONTACT_EDITED' } as const];
      expect(walk(edited)).toMatchObject({
        state: { step: 'account', activity: { name: 'editing', notice: null } },
        effects: [{ type: 'ABORT' }],
      });
      for (const late of [on.matched(1), on.sent(2)])
        expect(walk([...edited, late])).toEqual({ ...walk(edited), effects: [] });
    },
  );
});

it.each(['confirmingMarket', 'exists'] as const)(
  'an edit closes a dialog that is not on screen yet: %s (E-20)',
  (dialog) => {
    const opened = {
      confirmingMarket: [...to.region, on.mismatched(1)],
      exists: [...to.sending, on.sendRejected(2, { code: 1023 })],
    }[dialog];
    expect(stepOf(walk(opened).state)).toBe(`account/${dialog}`);
    const edited = walk([...opened, { type: 'CONTACT_EDITED' }]);
    expect(edited).toMatchObject({
      state: { mode: { name: 'normal' }, activity: { name: 'editing', notice: null } },
      effects: [],
    });
    expect(walk([...opened, { type: 'CONTACT_EDITED' }, { type: 'MARKET_CONFIRMED' }])).toEqual(
      edited,
    );
  },
);

describe('the region check', () => {
  it('sends a code when the region matches', () => {
    const { state, effects } = walk([...to.region, on.matched(1)]);
    covers(['FLOW-008', 'FLOW-012'], () => {
      expect(stepOf(state)).toBe('account/sending');
      expect(effects).toEqual([sendCode(2)]);
    });
  });

  it('opens the market confirmation when the region differs', () => {
    const { state, effects } = walk([...to.region, on.mismatched(1)]);
    covers(['FLOW-009'], () => {
      expect(stepOf(state)).toBe('account/confirmingMarket');
      expect(effects).toEqual([{ type: 'TRACK', fact: 'market_confirm.shown' }]);
    });
  });

  it('stays at the account step with the contact when it fails (S-080)', () => {
    const error = failed('network.country.check', { service: 'product' });
    const { state, effects } = walk([
      ...to.region,
      { type: 'REGION_FAILED', request: 1, error, at: 0 },
    ]);
    covers(['FLOW-036', 'FLOW-012'], () => {
      expect(state).toMatchObject({ step: 'account', contact: ada, activity: { name: 'editing' } });
      expect(effects).toEqual([toast({ from: 'portal', key: network })]);
    });
  });

  it('shows the offline text when nothing was sent (E-17)', () => {
    const error = failed('network.country.check', { service: 'product', failure: 'offline' });
    const { effects } = walk([...to.region, { type: 'REGION_FAILED', request: 1, error, at: 0 }]);
    expect(effects).toEqual([toast({ from: 'portal', key: 'offline' })]);
  });

  it('names too many requests, and waits (S-209)', () => {
    const throttled = { service: 'product', failure: 'throttled', retryAfter: 30 } as const;
    const error = failed('network.country.check', throttled);
    const again = { type: 'CONTACT_SUBMITTED', contact: ada } as const;
    const failure = { type: 'REGION_FAILED', request: 1, error, at: 1000 } as const;
    const { effects } = walk([...to.region, failure]);
    expect(effects).toEqual([toast({ from: 'portal', key: 'throttled', values: { count: 30 } })]);
    expect(walk([...to.region, failure, { ...again, at: 30_999 }]).effects).toEqual([]);
    expect(walk([...to.region, failure, { ...again, at: 31_000 }]).effects).not.toEqual([]);
  });

  it('opens the market confirmation for a LocationError', () => {
    const error = failed('network.country.check', { service: 'product', code: 17 });
    const next = walk([...to.region, { type: 'REGION_FAILED', request: 1, error, at: 0 }]);
    expect(stepOf(next.state)).toBe('account/confirmingMarket');
  });
});

describe('the market confirmation', () => {
  it('confirmed: sends the code and keeps the dialog open', () => {
    const { state, effects } = walk([...to.market, { type: 'MARKET_CONFIRMED' }]);
    covers(['FLOW-010'], () => {
      expect(effects).toEqual([{ type: 'TRACK', fact: 'market_confirm.confirmed' }, sendCode(2)]);
    });
    expect(state).toMatchObject({ activity: { name: 'sending', confirmedMarket: true } });
  });

  it('cancelled: returns to editing without a request', () => {
    const { state, effects } = walk([...to.market, { type: 'DISMISSED' }]);
    covers(['FLOW-011'], () => {
      expect(stepOf(state)).toBe('account/editing');
      expect(effects).toEqual([{ type: 'TRACK', fact: 'market_confirm.cancelled' }]);
    });
    expect(state).toMatchObject({ contact: ada });
  });
});

it('a sent code opens the verification step and shows one toast', () => {
  const { state, effects } = walk(to.verification);
  covers(['FLOW-013', 'CODE-015'], () => {
    expect(state).toMatchObject({
      step: 'verification',
      contact: ada,
      cooldowns: { send: sentCooldown },
      refused: null,
    });
    expect(effects).toEqual([
      { type: 'KEEP_ACCOUNT', contact: ada },
      { type: 'CLEAR_CODE' },
      { type: 'CLEAR_PASSWORDS' },
      { type: 'TOAST_SENT', key: 'selleronboarding_sign_up_new_code_toast' },
      { type: 'TRACK', fact: 'sign_up.code_sent' },
      { type: 'FOCUS', target: 'code' },
    ]);
  });
});

describe('a failed send stays at the account step', () => {
  it.each([
    ['without a server text', { code: 0 }, { from: 'portal', key: network }],
    [
      'with a server text',
      { code: 9, description: 'Not now' },
      { from: 'server', text: 'Not now' },
    ],
    ['a code without a text', { code: 9 }, { from: 'portal', key: network }],
    ['without a response', {}, { from: 'portal', key: network }],
    [
      'throttled',
      { failure: 'throttled', retryAfter: 90 },
      { from: 'portal', key: 'throttled', values: { count: 90 } },
    ],
    ['offline', { failure: 'offline' }, { from: 'portal', key: 'offline' }],
  ] as const)('%s: shows a toast', (_what, fault, notice) => {
    const { state, effects } = walk([...to.sending, on.sendRejected(2, fault)]);
    covers(['ERR-014', 'ERR-015'], () => {
      expect(effects).toEqual([sendFailed, toast(notice)]);
    });
    expect(state).toMatchObject({ activity: { name: 'editing', notice: null } });
  });

  it('a bare string: shows its text', () => {
    const fault = { code: -1, failure: 'text', description: 'Try later' } as const;
    covers(['ERR-016'], () => {
      expect(walk([...to.sending, on.sendRejected(2, fault)]).effects).toEqual([
        sendFailed,
        toast({ from: 'server', text: 'Try later' }),
      ]);
    });
  });

  it('CloseCaptcha: shows nothing and restores the focus (E-23)', () => {
    const { state, effects } = walk([...to.sending, on.sendRejected(2, { code: 'CloseCaptcha' })]);
    expect(stepOf(state)).toBe('account/editing');
    expect(effects).toEqual([{ type: 'FOCUS', target: 'submit' }]); // no event (S-196)
  });

  it('LocationError: opens the market confirmation', () => {
    const { state, effects } = walk([...to.sending, on.sendRejected(2, { code: 17 })]);
    expect(stepOf(state)).toBe('account/confirmingMarket');
    expect(effects).toEqual([sendFailed, { type: 'TRACK', fact: 'market_confirm.shown' }]);
  });

  it('EmailExist with the popup: opens the notice', () => {
    const { state, effects } = walk(to.accountConflict);
    covers(['FLOW-029', 'DLG-004'], () => {
      expect(state).toMatchObject({ activity: { name: 'exists', contact: ada, maybeOwn: false } });
      expect(effects).toEqual([{ type: 'TRACK', fact: 'sign_up.conflict_shown' }]); // only its own (S-196)
    });
  });

  it('EmailExist without the popup: shows an error at the field', () => {
    const { state, effects } = walk(to.accountConflict, { popup: false });
    covers(['FLOW-030', 'ERR-023'], () => {
      const notice = { from: 'portal', key: 'seller_login_email_exist', offer: 'log-in' };
      expect(state).toMatchObject({ activity: { name: 'editing', notice } });
      expect(effects).toEqual([focusAccount]);
    });
    const edited = walk([...to.accountConflict, { type: 'CONTACT_EDITED' }], {
      popup: false,
    }).state;
    expect(edited).toMatchObject({ activity: { name: 'editing', notice: null } });
  });
});

it('focuses the account once the form stands in place of the short-video button (S-185)', () => {
  const { state, effects } = walk([{ type: 'FORM_CHOSEN' }]);
  expect(stepOf(state)).toBe('account/editing');
  expect(effects).toEqual([focusAccount]);
});
