import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import type { CallError } from '../../domain/errors/CallError.ts';
import { isCoolingDown } from '../Cooldown.ts';
import type { InfoEvent } from './InfoEvent.ts';
import { judgeMoves } from '../support/judgeMoves.ts';
import { infoMachine } from './infoMachine.ts';
import { initialInfo } from './InfoState.ts';
import {
  ada,
  everyMove,
  pendingOf,
  proven,
  refusedAt,
  type InfoMove,
} from './support/everyMove.ts';

const press: InfoEvent = { type: 'SEND_PRESSED', contact: ada, at: 0 };
const sent = (request: number): InfoEvent => ({ type: 'CODE_SENT', request, at: 0 });
const submit: InfoEvent = { type: 'SUBMITTED', proven, at: 0 };
const back: InfoEvent = { type: 'BACK_REQUESTED' };
const edit: InfoEvent = { type: 'CONTACT_EDITED', kind: 'email' };
const sendRejected = (fault: Partial<CallError>): InfoEvent => ({
  ...{ type: 'SEND_REJECTED', request: 1, error: refusedAt('send', fault), at: 0 },
});
const bindRejected = (fault: Partial<CallError>, request = 2): InfoEvent => ({
  ...{ type: 'BIND_REJECTED', request, error: refusedAt('bind', fault), at: 0 },
});
const toBind = [press, sent(1), submit];
const lost = [...toBind, bindRejected({ outcomeUnknown: true })];

/** The last transition after a series of events. */
const walk = (popup: boolean, ...events: readonly InfoEvent[]) =>
  events.reduce((last, event) => infoMachine(last.state, event), {
    state: initialInfo({ popup, kind: 'email' }),
    effects: [],
  } as ReturnType<typeof infoMachine>); // no effects yet

describe('the code', () => {
  it('is sent to the contact, once in 60 seconds', () => {
    expect(walk(true, press).effects).toEqual([{ type: 'SEND_CODE', request: 1, contact: ada }]);
    const again = (at: number) => walk(true, press, sent(1), { ...press, at }).effects;
    expect(again(59_999)).toEqual([]);
    expect(again(60_000)).toEqual([{ type: 'SEND_CODE', request: 2, contact: ada }]);
  });

  it('replaces the old one, which is cleared (E-08)', () => {
    expect(walk(true, press, sent(1)).effects).toEqual([
      { type: 'KEEP_ACCOUNT', contact: ada },
      { type: 'CLEAR_CODE', kind: 'email' },
      { type: 'TOAST_SENT', key: 'selleronboarding_sign_up_new_code_toast' },
      { type: 'TRACK', fact: 'sign_up.code_sent' },
      { type: 'FOCUS', target: 'email_code' },
    ]);
  });

  it('that is typed before the answer to its send stays, with its error and its refusal', () => {
    const typed: InfoEvent = { type: 'CODE_EDITED', kind: 'email' };
    const types = (...events: readonly InfoEvent[]) =>
      walk(true, ...events).effects.map(({ type }) => type);
    expect(types(press, typed, sent(1))).toEqual(['KEEP_ACCOUNT', 'TOAST_SENT', 'TRACK']);
    expect(types(typed, press, sent(1))).toContain('CLEAR_CODE');
    const { state } = walk(true, press, typed, submit, bindRejected({ code: 1704 }), sent(1));
    expect(state.notices).toHaveProperty('email_code');
    expect(state.refused.email).toBe(proven.code);
  });

  it('is cleared by the switch between phone and e-mail (E-08)', () => {
    const { state, effects } = walk(true, press, sent(1), { type: 'KIND_SWITCHED' });
    expect(state).toMatchObject({ kind: 'phone', sending: { email: { sent: true } } });
    expect(effects).toEqual([
      { type: 'SHOW_BLOCK', kind: 'phone' },
      { type: 'CLEAR_CODE', kind: 'email' },
    ]);
  });

  it('takes no focus where the seller has gone on', () => {
    const focus = { type: 'FOCUS', target: 'email_code' };
    const again: InfoEvent = { ...press, at: 60_000 };
    const late: InfoEvent = { type: 'CODE_SENT', request: 2, at: 60_000 };
    expect(walk(true, press, sent(1), again, late).effects).toContainEqual(focus);
    for (const step of [{ type: 'KIND_SWITCHED' }, { ...submit, at: 60_000 }] as const)
      expect(walk(true, press, sent(1), again, step, late).effects).not.toContainEqual(focus);
  });

  const failed = { type: 'TRACK', fact: 'sign_up.send_failed' };

  it('that is refused says why at its field, with the way to register', () => {
    const { state, effects } = walk(true, press, sendRejected({ code: 1011 }));
    expect(state.notices).toMatchObject({ email: { offer: 'register' } });
    expect(state.sending.email.running).toBeNull();
    expect(effects).toEqual([failed, { type: 'FOCUS', target: 'email' }]);
  });

  it('that is refused without a field says why in a toast', () => {
    const { state, effects } = walk(true, press, sendRejected({ code: 0 }));
    expect(state.notices).toEqual({});
    expect(effects).toEqual([
      failed,
      { type: 'TOAST_ERROR', notice: expect.objectContaining({ from: 'portal' }) },
    ]);
  });

  it.each([
    [1011, [failed]],
    [1023, []],
  ])('that is refused opens nothing over the other field: %i', (code, effects) => {
    const hidden = walk(true, press, { type: 'KIND_SWITCHED' }, sendRejected({ code }));
    expect(hidden.state).toMatchObject({ activity: { name: 'editing' }, notices: { email: {} } });
    expect(hidden.effects).toEqual(effects);
  });

  it('of a contact that changes goes with what was pending', () => {
    const clear = { type: 'CLEAR_CODE', kind: 'email' };
    expect(walk(true, edit).effects).toEqual([]);
    expect(walk(true, press, edit).effects).toEqual([{ type: 'ABORT', request: 1 }, clear]);
    const { state, effects } = walk(true, press, sent(1), edit);
    expect(effects).toEqual([clear]);
    expect(state.sending.email).toMatchObject({ running: null, cooldown: null });
    expect(walk(true, press, sent(1), edit, press).effects).toMatchObject([{ type: 'SEND_CODE' }]);
  });

  it('has a switch back to where the seller came from', () => {
    const twice: readonly InfoEvent[] = [{ type: 'KIND_SWITCHED' }, { type: 'KIND_SWITCHED' }];
    expect(walk(true, ...twice).effects).toEqual([
      { type: 'SHOW_BLOCK', kind: 'email' },
      { type: 'CLEAR_CODE', kind: 'phone' },
    ]);
    const refused = [...toBind, bindRejected({ code: 1704 })];
    expect(walk(true, ...refused, { type: 'KIND_SWITCHED' }).state.notices).toEqual({});
  });

  it('waits as long as the server says (E-19)', () => {
    const throttled = sendRejected({ failure: 'throttled', retryAfter: 90 });
    expect(walk(true, press, throttled, edit, { ...press, at: 89_999 }).effects).toEqual([]);
    expect(walk(true, press, throttled, { ...press, at: 90_000 }).effects).toHaveLength(1);
  });

  it('is not sent again after a refusal (E-07)', () => {
    const refused = [...toBind, bindRejected({ code: 1704 })];
    const { state, effects } = walk(true, ...refused);
    expect(state.notices.email_code).toEqual({
      from: 'portal',
      key: 'selleronboard_CB_signup_verification_code_error_toast',
    });
    expect(effects.slice(1)).toEqual([
      { type: 'CLEAR_CODE', kind: 'email' },
      { type: 'FOCUS', target: 'email_code' },
    ]);
    expect(walk(true, ...refused, submit).effects).not.toContainEqual(
      expect.objectContaining({ type: 'BIND' }),
    );
    const other: InfoEvent = { ...submit, proven: { contact: ada, code: '111111' } };
    expect(walk(true, ...refused, other).effects).toMatchObject([{ type: 'BIND', request: 3 }]);
  });
});

describe('a contact that exists', () => {
  it.each([
    ['when the code is sent', [press, sendRejected({ code: 1023 })]],
    ['when it is bound', [...toBind, bindRejected({ code: 1023 })]],
  ])('opens a dialog over its error %s', (_, events) => {
    const { state } = walk(true, ...events);
    expect(state).toMatchObject({
      activity: { name: 'exists', contact: ada, maybeOwn: false },
      notices: { email: { key: 'seller_login_email_exist' } },
    });
    expect(walk(true, ...events, { type: 'LOG_IN_CHOSEN' }).effects).toEqual([
      { type: 'GO_TO_LOGIN', contact: ada, tips: false },
    ]);
    expect(walk(true, ...events, { type: 'DISMISSED' }).effects).toEqual([
      { type: 'FOCUS', target: 'email' },
    ]);
  });

  it('shows a link at its field without the popup (S-077)', () => {
    const { state } = walk(false, press, sendRejected({ code: 1023 }));
    expect(state).toMatchObject({
      activity: { name: 'editing' },
      notices: { email: { offer: 'log-in' } },
    });
  });
});

describe('the bind', () => {
  it('hands over where the answer says', () => {
    const bound: InfoEvent = { type: 'BOUND', request: 2, redirectUrl: '/settle', userId: '7' };
    const { state, effects } = walk(true, ...toBind, bound);
    covers(['ADDINFO-010'], () => {
      expect(state.activity).toEqual({ name: 'bound' });
      expect(effects).toContainEqual({
        ...{ type: 'HAND_OVER', contact: ada, redirectUrl: '/settle', userId: '7' },
      });
    });
  });

  it('reports a failure and shows it on its surface', () => {
    covers(['ADDINFO-011'], () => {
      const { effects } = walk(true, ...toBind, bindRejected({ code: 0, logId: 'L-1' }));
      expect(effects).toMatchObject([
        { type: 'NOTIFY_FAILURE', code: 0, logId: 'L-1' },
        { type: 'TOAST_ERROR', notice: { key: 'selleronboarding_network_error_toast' } },
      ]);
    });
  });

  it.each([
    [1011, { notices: { email: { offer: 'register' } } }],
    [1007, { activity: { name: 'refused', logIn: true } }],
    [12_014, { activity: { name: 'refused', logIn: true } }],
    [2097, { activity: { name: 'refused', logIn: false } }],
    [4027, { activity: { name: 'refused', logIn: false } }],
    [1902, { activity: { name: 'left' } }],
  ])('%i', (code, state) => {
    expect(walk(true, ...toBind, bindRejected({ code })).state).toMatchObject(state);
  });

  it('leads from a linked profile to the log-in with tips (1007)', () => {
    const { effects } = walk(true, ...toBind, bindRejected({ code: 1007 }), {
      type: 'LOG_IN_CHOSEN',
    });
    expect(effects).toEqual([{ type: 'GO_TO_LOGIN', contact: null, tips: true }]);
  });

  it('leaves with the reason when the profile cannot be loaded (1902)', () => {
    const failure = bindRejected({ code: 1902, description: 'This sign-up has expired.' });
    expect(walk(true, ...toBind, failure).effects).toContainEqual({
      type: 'LEAVE',
      notice: { from: 'server', text: 'This sign-up has expired.' },
    });
  });

  it('waits as long as the server says (E-19)', () => {
    const throttled = bindRejected({ failure: 'throttled', retryAfter: 90 });
    const { effects } = walk(true, ...toBind, throttled);
    expect(effects).toContainEqual({
      type: 'TOAST_ERROR',
      notice: { from: 'portal', key: 'throttled', values: { count: 90 } },
    });
    expect(walk(true, ...toBind, throttled, { ...submit, at: 89_999 }).effects).toEqual([]);
    expect(walk(true, ...toBind, throttled, { ...submit, at: 90_000 }).effects).toHaveLength(1);
  });

  it('says that the outcome is unknown, and sends the same again (E-18)', () => {
    expect(walk(true, ...lost).effects).toContainEqual({
      type: 'TOAST_ERROR',
      notice: { from: 'portal', key: 'outcome_unknown' },
    });
    expect(walk(true, ...lost, submit).effects).toEqual([{ type: 'BIND', request: 3, proven }]);
  });

  it.each([true, false])('a code after it may find the own account (E-18), popup: %s', (popup) => {
    const at = 60_000;
    const error = refusedAt('send', { code: 1023 });
    const again: InfoEvent = { type: 'SEND_REJECTED', request: 3, error, at };
    const own = { name: 'exists', contact: ada, maybeOwn: true };
    const { state } = walk(popup, ...lost, { ...press, at }, again);
    expect(state.activity).toEqual(own);
    const late = [...toBind, edit, bindRejected({ outcomeUnknown: true })];
    expect(walk(popup, ...late, { ...press, at }, again).state.activity).toEqual(own);
  });

  it.each([1007, 1023, 1902])('offers the log-in when the lost answer may explain %i', (code) => {
    const { state } = walk(true, ...lost, submit, bindRejected({ code }, 3));
    expect(state.activity).toEqual({ name: 'exists', contact: ada, maybeOwn: true });
  });

  it('drops a failure of a contact that was changed meanwhile (E-20)', () => {
    const { state, effects } = walk(true, ...toBind, edit, bindRejected({ code: 1704 }));
    expect(state).toMatchObject({ activity: { name: 'editing' }, notices: {} });
    expect(state.refused.email).toBeNull();
    expect(effects).toMatchObject([{ type: 'NOTIFY_FAILURE' }]);
  });
});

describe('Back', () => {
  it('leaves for the register page and aborts what is pending', () => {
    covers(['ADDINFO-005'], () => {
      for (const events of [[], [press], [press, sent(1)]])
        expect(walk(true, ...events, back)).toMatchObject({
          state: { activity: { name: 'left' } },
          effects: [{ type: 'ABORT' }, { type: 'LEAVE', notice: null }],
        });
    });
  });

  it('says that the outcome is unknown when it ends a bind (E-18)', () => {
    expect(walk(true, ...toBind, back).effects).toContainEqual({
      type: 'LEAVE',
      notice: { from: 'portal', key: 'outcome_unknown' },
    });
  });
});

const asked = ({ effects }: InfoMove) =>
  effects.filter((effect) => effect.type === 'SEND_CODE' || effect.type === 'BIND');

const laws: Readonly<Record<string, (move: InfoMove) => boolean>> = {
  'a late answer changes nothing': ({ before, event, after, effects }) =>
    !('request' in event) ||
    pendingOf(before).includes(event.request) ||
    (after === before && effects.length === 0),
  'a request has a new number and is pending': (move) =>
    asked(move).every(
      ({ request }) => request > move.before.lastRequest && pendingOf(move.after).includes(request),
    ),
  'one bind is pending at a time': (move) =>
    move.before.activity.name !== 'binding' || asked(move).every(({ type }) => type !== 'BIND'),
  'no code is sent during a cooldown': ({ before, event, effects }) =>
    event.type !== 'SEND_PRESSED' ||
    effects.length === 0 ||
    !isCoolingDown(before.sending[event.contact.type].cooldown, event.at),
  'a request that is no longer pending was answered or aborted': ({
    before,
    event,
    after,
    effects,
  }) =>
    pendingOf(before)
      .filter((request) => !pendingOf(after).includes(request))
      .every(
        (request) =>
          ('request' in event && event.request === request) ||
          after.activity.name === 'bound' ||
          effects.some(
            (effect) => effect.type === 'ABORT' && [undefined, request].includes(effect.request),
          ),
      ),
  'nothing happens after the end': ({ before, after }) =>
    !['bound', 'left'].includes(before.activity.name) || after === before,
};

const judged = judgeMoves(everyMove(), Object.entries(laws));

it.each(Object.keys(laws))('in every state: %s', (law) => {
  expect(judged.moves).toBeGreaterThan(1000);
  expect(judged.broken.get(law)).toBeUndefined();
});
