import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import type { CallError } from '../../domain/errors/CallError.ts';
import type { Callback } from '../../domain/sign-in/readCallback.ts';
import { ada } from '../sign-up/support/walk.ts';
import type { OAuthEffect } from './OAuthEffect.ts';
import type { OAuthEvent } from './OAuthEvent.ts';
import { everyMove, refusedAt } from './support/everyMove.ts';
import { walk } from './support/walk.ts';

const callback: Callback = {
  ...{ kind: 'code', type: 'register', code: 'C-1', state: 'S-1', search: '?channel=spring' },
};
const arrived: OAuthEvent = { type: 'ARRIVED', callback };
const finishRejected = (fault?: Partial<CallError>): OAuthEvent => ({
  ...{ type: 'FINISH_REJECTED', request: 1, at: 0, error: refusedAt('finish', fault) },
});
const conflict = [arrived, finishRejected({ code: 12011 })] as const;
const missing = [arrived, finishRejected({ code: 4026 })] as const;
const toCode: readonly OAuthEvent[] = [
  ...missing,
  { type: 'CONTACT_SUBMITTED', contact: ada, at: 0 },
  { type: 'CODE_SENT', request: 2, at: 0 },
];
const submitted = { type: 'SUBMITTED', code: '482915', password: 'Market-9', at: 0 } as const;
const bindRejected = (fault?: Partial<CallError>): OAuthEvent => ({
  ...{ type: 'BIND_REJECTED', request: 3, at: 0, error: refusedAt('bind', fault) },
});
const loggedIn = (redirectUrl: string | null) => [
  { type: 'TRACK_LOGGED_IN' },
  { type: 'REMEMBER_LOG_IN' },
  { type: 'LEAVE', redirectUrl },
];
const toLogin = [{ type: 'ABORT' }, { type: 'GO_TO', page: 'login', tips: true }];

describe('what came back', () => {
  it('a code is exchanged once, at the query of its start', () => {
    const { state, effects } = walk([arrived]);
    expect(effects).toEqual([
      { type: 'RESTORE_QUERY', search: '?channel=spring' },
      { type: 'FINISH', request: 1, code: 'C-1', state: 'S-1' },
    ]);
    expect(state).toMatchObject({ step: 'finishing', request: 1 });
    expect(walk([arrived, arrived]).effects).toEqual([]);
  });

  it('fails without a request where it is not verified', () => {
    const reason = 'unverified';
    const refused = { kind: 'refused', reason, type: 'login', search: '?a=b' } as const;
    const { state, effects } = walk([{ type: 'ARRIVED', callback: refused }]);
    expect(state).toMatchObject({ step: 'failed', failure: reason, type: 'login' });
    expect(effects.map(({ type }) => type)).toEqual(['RESTORE_QUERY', 'TRACK_FAILED']);
  });

  it.each(['cancelled', 'provider'] as const)('%s: leads back with a toast (S-009)', (reason) => {
    const refused = { kind: 'refused', reason, type: 'login', search: '?a=b' } as const;
    const { state, effects } = walk([{ type: 'ARRIVED', callback: refused }]);
    expect(state.step).toBe('left');
    expect(effects).toEqual([
      { type: 'TRACK_FAILED', failure: reason },
      { type: 'TOAST_REFUSED', failure: reason },
      { type: 'GO_TO', page: 'login', tips: false, search: '?a=b' },
    ]);
  });

  it('a profile goes on at the additional-info page', () => {
    const profile = { kind: 'profile', type: 'register', profileKey: 'P-1', search: '' } as const;
    expect(walk([{ type: 'ARRIVED', callback: profile }]).effects).toEqual([
      { type: 'COMPLETE_PROFILE', profileKey: 'P-1', search: '' },
    ]);
  });
});

describe('the answer of the service', () => {
  it('ends as a log-in, or goes on with the profile', () => {
    const finished = {
      type: 'FINISHED',
      request: 1,
      redirectUrl: '/settle',
      profileKey: null,
    } as const;
    expect(walk([arrived, finished]).effects).toEqual(loggedIn('/settle'));
    expect(walk([arrived, { ...finished, profileKey: 'P-1' }]).effects).toEqual([
      { type: 'COMPLETE_PROFILE', profileKey: 'P-1' },
    ]);
    expect(walk([arrived, { ...finished, request: 0 }]).effects).toEqual([]);
  });

  it.each([1007, 12014])('%i: the account is linked already, with the log-in', (code) => {
    covers(['OAUTH-008'], () => {
      const linked = [arrived, finishRejected({ code })];
      expect(walk(linked).state).toMatchObject({ step: 'asked', dialog: 'linked' });
      expect(walk([...linked, { type: 'LOG_IN_CHOSEN' }]).effects).toEqual(toLogin);
      expect(walk([...linked, { type: 'DISMISSED' }]).effects).toEqual([
        { type: 'GO_TO', page: 'register', tips: false },
      ]);
    });
  });

  it('2097: a dialog, then the start again', () => {
    const refused = [arrived, finishRejected({ code: 2097 })];
    expect(walk(refused).state).toMatchObject({ step: 'asked', dialog: 'refused' });
    expect(walk([...refused, { type: 'DISMISSED' }]).effects).toMatchObject([{ page: 'register' }]);
  });

  it('1902: says it, and starts again at the registration', () => {
    const lost = finishRejected({ code: 1902, description: 'Gone' });
    expect(walk([arrived, lost]).effects).toEqual([
      { type: 'TOAST_ERROR', notice: { from: 'server', text: 'Gone' }, later: true },
      { type: 'GO_TO', page: 'register', tips: false },
    ]);
  });

  it('a second step that the seller left goes to the log-in', () => {
    expect(walk([arrived, finishRejected({ failure: 'declined' })]).effects).toEqual(toLogin);
  });

  it('2046 without a contact goes to the log-in, which says why', () => {
    covers(['OAUTH-009'], () => {
      const { state, effects } = walk([arrived, finishRejected({ code: 2046 })]);
      expect(state.step).toBe('left');
      expect(effects).toEqual([
        {
          ...{ type: 'TOAST_ERROR', later: true },
          notice: { from: 'portal', key: 'two_step_at_log_in' },
        },
        { type: 'GO_TO', page: 'login', tips: true },
      ]);
    });
  });

  it.each([{ code: 0 }, {}, { failure: 'offline' }] as const)(
    '%j: fails without a repetition',
    (fault) => {
      const { state, effects } = walk([arrived, finishRejected(fault)]);
      expect(state).toMatchObject({ step: 'failed', failure: 'service' });
      expect(effects).toEqual([{ type: 'TRACK_FAILED', failure: 'service' }]);
    },
  );
});

describe('the contact', () => {
  it('is asked for where there is none, or where the address has an account', () => {
    covers(['OAUTH-011'], () => {
      expect(walk(missing).state).toMatchObject({ step: 'contact', reason: 'missing' });
      expect(walk(conflict).state).toMatchObject({ step: 'contact', reason: 'conflict' });
    });
  });

  it('gets a code, whose purpose is the reason', () => {
    covers(['OAUTH-017'], () => {
      const sent = walk([...conflict, { type: 'CONTACT_SUBMITTED', contact: ada, at: 0 }]);
      expect(sent.effects).toContainEqual({
        ...{ type: 'SEND_CODE', request: 2, contact: ada, reason: 'conflict' },
      });
    });
    expect(walk(toCode).state).toMatchObject({ step: 'code', contact: ada });
  });

  it('Back leads from the code to the contact, and from the contact to the start', () => {
    covers(['OAUTH-012'], () => {
      const back = { type: 'BACK_REQUESTED' } as const;
      expect(walk([...toCode, back]).state).toMatchObject({ step: 'contact', contact: ada });
      expect(walk([...toCode, back, back]).effects).toEqual([
        { type: 'ABORT' },
        { type: 'GO_TO', page: 'register', tips: false },
      ]);
    });
  });
});

describe('binding', () => {
  const binding: readonly OAuthEvent[] = [...toCode, submitted];

  it('sends code and password, and logs in', () => {
    covers(['OAUTH-018'], () => {
      expect(walk(binding).effects).toEqual([
        { type: 'BIND', request: 3, contact: ada, code: '482915', password: 'Market-9' },
      ]);
      const bound = { type: 'BOUND', request: 3, redirectUrl: '/settle' } as const;
      expect(walk([...binding, bound]).effects).toEqual(loggedIn('/settle'));
    });
  });

  it.each([1203, 1703, 1704])('%i: the code is wrong, and is not sent again', (code) => {
    covers(['OAUTH-010'], () => {
      const call = code === 1203 ? 'oauth_login_with_mobile_bind' : 'oauth_login_with_email_bind';
      const wrong = [...binding, bindRejected({ code, call })];
      expect(walk(wrong).state).toMatchObject({
        activity: { notices: { code: { from: 'portal' } } },
        refused: '482915',
      });
      expect(walk(wrong).effects).toEqual([
        { type: 'CLEAR_CODE' },
        { type: 'FOCUS', target: 'code' },
      ]);
      expect(walk([...wrong, submitted]).effects).not.toContainEqual(
        expect.objectContaining({ type: 'BIND' }),
      );
      const resent = walk([...wrong, { type: 'RESEND_PRESSED', at: 60_000 }]);
      expect(resent.effects).toMatchObject([{ type: 'SEND_CODE', request: 4 }]);
    });
  });

  it('1010: the error is at the password', () => {
    const { state, effects } = walk([...binding, bindRejected({ code: 1010 })]);
    expect(state).toMatchObject({ activity: { notices: { password: {} } } });
    expect(effects).toEqual([{ type: 'FOCUS', target: 'password' }]);
  });

  it.each([
    ['a new password', missing, 'seller_login_password_verify_tip1'],
    ['that of the account in conflict', conflict, 'log_in_password_wrong'],
  ] as const)('1010 at %s', (_, start, key) => {
    const wrong = walk([...start, ...toCode.slice(2), submitted, bindRejected({ code: 1010 })]);
    expect(wrong.state).toMatchObject({ activity: { notices: { password: { key } } } });
  });

  it('an answer that was lost is said to be unknown (E-18)', () => {
    expect(walk([...binding, bindRejected({ outcomeUnknown: true })]).effects).toEqual([
      { type: 'TOAST_ERROR', notice: { from: 'portal', key: 'log_in_unconfirmed' } },
    ]);
  });

  it('Back leads to the contact, and says that the outcome is unknown (E-18)', () => {
    const { state, effects } = walk([...binding, { type: 'BACK_REQUESTED' }]);
    expect(state).toMatchObject({ step: 'contact', contact: ada });
    expect(effects.map(({ type }) => type)).toContain('ABORT');
    expect(effects.at(-1)).toEqual({
      ...{ type: 'TOAST_ERROR', notice: { from: 'portal', key: 'log_in_unconfirmed' } },
    });
  });

  it('opens the same partial states as the exchange', () => {
    covers(['OAUTH-008'], () => {
      const linked = walk([...binding, bindRejected({ code: 1007 })]);
      expect(linked.state).toMatchObject({ step: 'asked', dialog: 'linked' });
    });
    const left = walk([...binding, bindRejected({ failure: 'declined' })]);
    expect(left.effects).toEqual(toLogin);
  });
});

describe('the forms of the contact and of its code', () => {
  const sending = toCode.slice(0, 3);
  const sendRejected = (fault: Partial<CallError>, request = 2): OAuthEvent => ({
    ...{ type: 'SEND_REJECTED', request, at: 0, error: refusedAt('send', fault) },
  });
  const resend: OAuthEvent = { type: 'RESEND_PRESSED', at: 60_000 };
  const submit = [{ type: 'FOCUS', target: 'submit' }];
  const notSent = { type: 'TRACK', fact: 'sign_up.send_failed' }; // S-196
  const offline = [
    notSent,
    { type: 'TOAST_ERROR', notice: expect.objectContaining({ key: 'offline' }) },
  ];

  it('opens the empty code with the focus on it, each time one was sent (E-08)', () => {
    const opened = [
      { type: 'CLEAR_CODE' },
      { type: 'TOAST_SENT', key: 'selleronboarding_sign_up_new_code_toast' },
      { type: 'FOCUS', target: 'code' },
    ];
    expect(walk(toCode).effects).toEqual(opened);
    const again = walk([...toCode, resend, { type: 'CODE_SENT', request: 3, at: 60_000 }]);
    expect(again.effects).toEqual(opened);
    expect(again.state).toMatchObject({ step: 'code', activity: { name: 'editing' } });
  });

  it('says why no code was sent, and can try again', () => {
    const refused = walk([...sending, sendRejected({ failure: 'offline' })]);
    expect(refused.state).toMatchObject({ activity: { name: 'editing', notice: null } });
    expect(refused.effects).toEqual(offline);
    expect(walk([...sending, sendRejected({ failure: 'declined' })]).effects).toEqual(submit);
    const resent = walk([...toCode, resend, sendRejected({ failure: 'offline' }, 3)]);
    expect(resent.state).toMatchObject({ step: 'code', activity: { name: 'editing' } });
    expect(resent.effects).toEqual(offline);
  });

  it('waits as long as the server says (E-19)', () => {
    const throttled: Partial<CallError> = { failure: 'throttled', retryAfter: 90 };
    const contact = (at: number): OAuthEvent => ({ type: 'CONTACT_SUBMITTED', contact: ada, at });
    const send = [...sending, sendRejected(throttled)];
    expect(walk([...send, contact(89_999)]).effects).toEqual([]);
    expect(walk([...send, contact(90_000)]).effects).not.toEqual([]);
    const bind = [...toCode, submitted, bindRejected(throttled)];
    expect(walk([...bind, { ...submitted, at: 89_999 }]).effects).toEqual([]);
    expect(walk([...bind, { ...submitted, at: 90_000 }]).effects).toMatchObject([{ type: 'BIND' }]);
    expect(walk([...toCode, { ...resend, at: 59_999 }]).effects).toEqual([]);
  });

  it('ends the send of a contact that changes, and drops its error', () => {
    const edit: OAuthEvent = { type: 'CONTACT_EDITED' };
    expect(walk([...sending, edit]).effects).toEqual([{ type: 'ABORT' }]);
    const wrong = [...sending, sendRejected({ code: 1011 })];
    expect(walk(wrong).state).toMatchObject({ activity: { notice: {} } });
    expect(walk(wrong).effects).toEqual([notSent, { type: 'FOCUS', target: 'account' }]);
    expect(walk([...wrong, edit])).toMatchObject({
      ...{ state: { activity: { name: 'editing', notice: null } }, effects: [] },
    });
  });

  it('drops the error of the field that is edited', () => {
    const wrongCode = [
      ...toCode,
      submitted,
      bindRejected({ code: 1703, call: 'oauth_login_with_email_bind' }),
    ];
    const wrongPassword = [...toCode, submitted, bindRejected({ code: 1010 })];
    const stateAfter = (events: readonly OAuthEvent[]) => walk(events).state;
    for (const [wrong, mine, other] of [
      [wrongCode, 'CODE_EDITED', 'PASSWORD_EDITED'],
      [wrongPassword, 'PASSWORD_EDITED', 'CODE_EDITED'],
    ] as const) {
      expect(stateAfter([...wrong, { type: mine }])).toHaveProperty('activity.notices', {});
      expect(stateAfter([...wrong, { type: other }])).not.toHaveProperty('activity.notices', {});
    }
  });

  it('goes back with everything that was typed for the code gone', () => {
    expect(walk([...toCode, { type: 'BACK_REQUESTED' }])).toMatchObject({
      state: { step: 'contact', activity: { name: 'editing', notice: null } },
      effects: [
        { type: 'ABORT' },
        { type: 'CLEAR_CODE' },
        { type: 'CLEAR_PASSWORD' },
        { type: 'FOCUS', target: 'account' },
      ],
    });
  });

  it('drops the answer to another request', () => {
    const late: readonly OAuthEvent[] = [
      { type: 'CODE_SENT', request: 9, at: 0 },
      sendRejected({ code: 0 }, 9),
      { type: 'BOUND', request: 9, redirectUrl: '/settle' },
    ];
    for (const events of [sending, [...toCode, resend], [...toCode, submitted]])
      for (const answer of late)
        expect(walk([...events, answer])).toEqual({ state: walk(events).state, effects: [] });
  });
});

it('a page that was left and restored uses nothing again; a form stays', () => {
  const finished = { type: 'FINISHED', request: 1, redirectUrl: null, profileKey: null } as const;
  const restored = walk([arrived, finished, { type: 'PAGE_RESTORED' }]);
  expect(restored.effects).toMatchObject([{ type: 'ABORT' }, { page: 'login', tips: false }]);
  expect(walk([...toCode, { type: 'PAGE_RESTORED' }]).effects).toEqual([]);
});

describe('in every state', () => {
  const moves = [...everyMove()];
  const count = (effects: readonly OAuthEffect[], type: OAuthEffect['type']) =>
    effects.filter((effect) => effect.type === type).length;

  it('a code is exchanged by the arrival only', () => {
    for (const { before, event, effects } of moves)
      expect(count(effects, 'FINISH') > 0).toBe(
        event.type === 'ARRIVED' &&
          event.callback.kind === 'code' &&
          before.lastRequest === 0 &&
          before.step === 'finishing',
      );
  });

  it('a late answer changes nothing', () => {
    const late = moves.filter(
      ({ before, event }) => 'request' in event && event.request !== before.lastRequest,
    );
    expect(late.length).toBeGreaterThan(50);
    expect(late.filter(({ before, after }) => before !== after)).toEqual([]);
  });

  it('an end stays', () => {
    const ended = moves.filter(
      ({ before, event }) =>
        (before.step === 'left' || before.step === 'failed') && event.type !== 'PAGE_RESTORED',
    );
    expect(ended.length).toBeGreaterThan(50);
    expect(ended.filter(({ before, after }) => before !== after)).toEqual([]);
  });
});
