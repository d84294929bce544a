import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { failedCall, type CallError } from '../../domain/errors/CallError.ts';
import type { SingleFormEvent } from './SingleFormEvent.ts';
import { judgeMoves } from '../support/judgeMoves.ts';
import { singleFormMachine } from './singleFormMachine.ts';
import { nothingSent, sendingAtStart } from '../Sending.ts';
import { initialSingleForm, type SingleFormState } from './SingleFormState.ts';
import { everyMove } from './support/everyMove.ts';
import { laws } from './support/laws.ts';
import { ada, phone, walk as walkAll } from './support/walk.ts';

const registration = { proven: [{ contact: ada, code: '482915' }], password: 'abc12!' } as const;

const failed = (call: string, fault: Partial<CallError> = {}): CallError =>
  failedCall(
    {
      service: call === 'network.country.check' ? 'product' : 'passport',
      call,
      faultClass: call.endsWith('send_code')
        ? 'send'
        : call === 'network.country.check'
          ? 'region'
          : 'commit',
      failure: fault.code === undefined ? 'network' : 'server',
    },
    fault,
  );

const on = {
  send: { type: 'SEND_PRESSED', contact: ada, at: 0 },
  sent: (request: number) => ({ type: 'CODE_SENT', request, at: 0 }),
  sendRejected: (request: number, fault?: Partial<CallError>) => ({
    type: 'SEND_REJECTED',
    request,
    at: 0,
    error: failed('email.send_code', fault),
  }),
  switch: { type: 'KIND_SWITCHED' },
  edited: { type: 'CONTACT_EDITED', kind: 'email' },
  submit: { type: 'SUBMITTED', at: 0 },
  accepted: { type: 'FORM_ACCEPTED', registration },
  rejected: (
    request: number,
    fault?: Partial<CallError>,
    call = 'email.register_verify_login',
  ) => ({
    type: 'REGISTER_REJECTED',
    request,
    at: 0,
    error: failed(call, fault),
  }),
} as const satisfies Record<string, SingleFormEvent | ((...args: never[]) => SingleFormEvent)>;

const walk = (events: readonly SingleFormEvent[], checksNetwork = false, popup = true) =>
  walkAll(events, { checksNetwork, popup });

describe('the shown fields', () => {
  it('are contact and password at first; focus or submit reveals the rest', () => {
    expect(walk([]).state.revealed).toBe(false);
    covers(['FLOW-003'], () => {
      expect(walk([{ type: 'FIELD_FOCUSED' }]).state.revealed).toBe(true);
    });
    covers(['FLOW-004'], () => {
      expect(walk([on.submit]).state.revealed).toBe(true);
    });
  });

  it('are all there where a code was sent before a reload (E-12)', () => {
    const sending = sendingAtStart(0, 1);
    const options = { checksNetwork: false, popup: true, asksTerms: false, kind: 'phone' } as const;
    expect(initialSingleForm(options, sending)).toMatchObject({
      revealed: true,
      sending: { email: nothingSent, phone: sending },
    });
  });

  it('switch between the two blocks, and the shown block has no old code (E-08)', () => {
    covers(['REG-008'], () => {
      const phoneBlock = walk([on.switch]);
      expect(phoneBlock.state.kind).toBe('phone');
      expect(phoneBlock.effects).toEqual([
        { type: 'SHOW_BLOCK', kind: 'phone' },
        { type: 'CLEAR_CODE', kind: 'phone' },
      ]);
      const emailBlock = walk([on.switch, on.switch]);
      expect(emailBlock.state.kind).toBe('email');
      expect(emailBlock.effects).toContainEqual({ type: 'CLEAR_CODE', kind: 'email' });
    });
  });

  it('lose the error of a code with its block, but keep the error of a contact', () => {
    const wrong = walk([on.submit, on.accepted, on.rejected(1, { code: 1704 }), on.switch]);
    expect(wrong.state.notices).toEqual({});
    const taken = walk([on.submit, on.accepted, on.rejected(1, { code: 1023 }), on.switch]);
    expect(taken.state.notices).toHaveProperty('email');
  });
});

describe('a code', () => {
  it('is sent once, shows a toast and starts a cooldown of 60 seconds', () => {
    const { state, effects } = walk([on.send, on.send, on.sent(1)]);
    covers(['CODE-008', 'CODE-015'], () => {
      expect(state.sending.email).toEqual({
        running: null,
        sent: true,
        edited: false,
        cooldown: { after: 'sent', until: 60_000, seconds: 60 },
      });
      expect(effects).toEqual([
        { type: 'KEEP_ACCOUNT', contact: ada },
        { type: 'CLEAR_CODE', kind: 'email' },
        { type: 'TOAST_SENT', key: 'selleronboarding_sign_up_new_code_toast' },
        { type: 'TRACK', fact: 'sign_up.code_sent' },
        { type: 'FOCUS', target: 'email_code' },
      ]);
    });
    const early = { ...on.send, at: 59_999 };
    covers(['CODE-011'], () => {
      expect(walk([on.send, on.sent(1), early]).effects).toEqual([]);
    });
    expect(walk([on.send, on.sent(1), { ...on.send, at: 60_000 }]).effects).toMatchObject([
      { type: 'SEND_CODE', request: 2 },
    ]);
  });

  it('that is typed before the answer to its send stays, with its error', () => {
    const typed = { type: 'CODE_EDITED', kind: 'email' } as const;
    const types = (...events: readonly SingleFormEvent[]) =>
      walk(events).effects.map(({ type }) => type);
    expect(types(on.send, typed, on.sent(1))).toEqual(['KEEP_ACCOUNT', 'TOAST_SENT', 'TRACK']);
    expect(types(typed, on.send, on.sent(1))).toContain('CLEAR_CODE');
    const refused = [on.send, typed, on.submit, on.accepted, on.rejected(2, { code: 1704 })];
    expect(walk([...refused, on.sent(1)]).state.notices).toHaveProperty('email_code');
  });

  it('to a phone has its own toast and countdown', () => {
    const sent = walk([{ ...on.send, contact: phone }, on.sent(1)]);
    covers(['CODE-016'], () => {
      expect(sent.effects).toContainEqual({
        type: 'TOAST_SENT',
        key: 'selleronboarding_sign_up_new_phone_code_toast',
      });
    });
    expect(sent.state.sending.email.cooldown).toBeNull();
  });

  it('to a changed contact is sent during the countdown', () => {
    const { edited } = on;
    expect(walk([edited]).effects).toEqual([]); // no code was sent yet
    covers(['CODE-012', 'CODE-013'], () => {
      expect(walk([on.send, on.sent(1), edited]).effects).toEqual([
        { type: 'CLEAR_CODE', kind: 'email' },
      ]);
      expect(walk([on.send, on.sent(1), edited, on.send]).effects).toMatchObject([
        { type: 'SEND_CODE', request: 2 },
      ]);
    });
    expect(walk([on.send, edited]).effects).toEqual([
      { type: 'ABORT', request: 1 },
      { type: 'CLEAR_CODE', kind: 'email' },
    ]);
    expect(walk([on.send, edited, on.sent(1)]).effects).toEqual([]); // E-20
  });

  it('for an existing account: shows the error at the field and the dialog', () => {
    const { state, effects } = walk([on.send, on.sendRejected(1, { code: 1023 })]);
    covers(['ERR-010'], () => {
      expect(state.activity).toEqual({ name: 'exists', contact: ada, maybeOwn: false });
      expect(state.notices.email).toEqual({ from: 'portal', key: 'seller_login_email_exist' });
    });
    expect(effects).toEqual([{ type: 'TRACK', fact: 'sign_up.conflict_shown' }]);
    const known = [on.send, on.sendRejected(1, { code: 1023 })];
    expect(walk([...known, { type: 'LOG_IN_CHOSEN' }]).effects).toEqual([
      { type: 'GO_TO_LOGIN', contact: ada, tips: false },
    ]);
    expect(walk([...known, { type: 'DISMISSED' }]).state.activity).toEqual({ name: 'editing' });
  });

  it.each([
    ['rejected', { code: 9, description: 'Not now' }, ['TRACK', 'TOAST_ERROR'], 'editing'],
    ['no response', {}, ['TRACK', 'TOAST_ERROR'], 'editing'],
    ['CloseCaptcha', { code: 'CloseCaptcha' }, [], 'editing'],
    ['LocationError', { code: 17 }, ['TRACK'], 'warnedAtSend'],
  ] as const)('%s: can be requested again at once (S-046)', (_what, fault, types, activity) => {
    const { state, effects } = walk([on.send, on.sendRejected(1, fault)]);
    expect(effects.map(({ type }) => type)).toEqual(types);
    expect([state.activity.name, state.sending.email.running]).toEqual([activity, null]);
    expect(state.sending.email.cooldown).toBeNull();
  });
});

describe('submit', () => {
  it('checks the network if the region requires it, then validates, then registers', () => {
    const checked = [on.submit, { type: 'REGION_MATCHED', request: 1 }] as const;
    covers(['FLOW-018', 'FLOW-020'], () => {
      expect(walk([on.submit], true).effects).toEqual([{ type: 'CHECK_REGION', request: 1 }]);
      expect(walk(checked, true).effects).toEqual([{ type: 'VALIDATE' }]);
      expect(walk([...checked, on.accepted], true).effects).toEqual([
        { type: 'REGISTER', request: 2, registration, verifyTicket: null },
      ]);
    });
    expect(walk([on.submit]).effects).toEqual([{ type: 'VALIDATE' }]);
    expect(walk([on.submit, { type: 'FORM_REFUSED' }]).state.activity).toEqual({ name: 'editing' });
  });

  it('from another region: shows a warning with the choice to continue or to change the site', () => {
    const warned = [on.submit, { type: 'REGION_MISMATCHED', request: 1 }] as const;
    covers(['FLOW-019'], () => {
      expect(walk(warned, true).state.activity).toMatchObject({ name: 'warned' });
      expect(walk([...warned, { type: 'START_CHOSEN' }], true).effects).toEqual([
        { type: 'VALIDATE' },
      ]);
      expect(walk([...warned, { type: 'CHANGE_SITE_CHOSEN' }], true).state.activity).toEqual({
        name: 'pickingSite',
      });
    });
  });

  it('with a failed network check: sends nothing (S-080)', () => {
    const error = failed('network.country.check');
    const { state, effects } = walk(
      [on.submit, { type: 'REGION_FAILED', request: 1, error, at: 0 }],
      true,
    );
    expect([state.activity.name, effects[0]?.type]).toEqual(['editing', 'TOAST_ERROR']);
  });

  it.each([
    ['during the network check', [on.submit], true],
    ['during validation', [on.submit], false],
  ] as const)(
    '%s: switching the block ends it, and the block can be submitted at once',
    (_when, events, checks) => {
      covers(['REG-008'], () => {
        const { state, effects } = walk([...events, on.switch], checks);
        expect(state).toMatchObject({ kind: 'phone', activity: { name: 'editing' } });
        expect(effects).toContainEqual({ type: 'SHOW_BLOCK', kind: 'phone' });
        expect(effects.some(({ type }) => type === 'ABORT')).toBe(checks);
        expect(walk([...events, on.switch, on.submit], checks).effects).toHaveLength(1);
      });
    },
  );

  it('ends when the contact changes, and aborts the pending request (E-20)', () => {
    const { state, effects } = walk([on.submit, on.edited], true);
    expect(state.activity).toEqual({ name: 'editing' });
    expect(effects).toEqual([{ type: 'ABORT', request: 1 }]);
    expect(walk([on.submit, on.edited, on.accepted]).effects).toEqual([]);
  });

  it('sends one request for two submits (E-07)', () => {
    const running = [on.submit, on.accepted];
    expect(walk([...running, on.submit])).toEqual({ ...walk(running), effects: [] });
  });
});

describe('a registration', () => {
  const phoneBlockShown = [
    { type: 'SHOW_BLOCK', kind: 'phone' },
    { type: 'CLEAR_CODE', kind: 'phone' },
  ];
  const running = [on.submit, on.accepted] as const;
  const after = (fault: Partial<CallError>, call?: string) =>
    walk([...running, on.rejected(1, fault, call)]);

  it('does not send a refused code again, until a new one or another contact (E-07, S-211)', () => {
    const refused = [...running, on.rejected(1, { code: 1704 })] as const;
    const again = walk([...refused, on.submit, on.accepted]);
    expect(again.effects).toEqual([{ type: 'FOCUS', target: 'email_code' }]);
    expect(again.state.notices).toHaveProperty('email_code');
    for (const since of [[on.send, on.sent(2)], [on.edited]])
      expect(walk([...refused, ...since, on.submit, on.accepted]).effects).toMatchObject([
        { type: 'REGISTER' },
      ]);
    const other = [...running, on.rejected(1, { code: 0 }), on.submit, on.accepted];
    expect(walk(other).effects).toMatchObject([{ type: 'REGISTER' }]);
  });

  it('succeeds, is tracked and hands over', () => {
    const done = { type: 'REGISTERED', request: 1, redirectUrl: null, userId: '7' } as const;
    covers(['FLOW-020'], () => {
      expect(walk([...running, done]).effects).toEqual([
        { type: 'TRACK_COMPLETED', method: 'email' },
        { type: 'FOCUS', target: 'heading' },
        { type: 'HAND_OVER', contacts: [ada], redirectUrl: null, userId: '7' },
      ]);
    });
    expect(walk([...running, done, on.submit]).effects).toEqual([]);
  });

  it.each([
    [
      1203,
      'register',
      'phone_code',
      'selleronboard_CB_signup_verification_code_error_toast',
      'ERR-004',
    ],
    [
      1703,
      'email.register_verify_login',
      'email_code',
      'selleronboard_CB_signup_verification_code_error_toast',
      'ERR-005',
    ],
    [
      1704,
      'email.register_verify_login',
      'email_code',
      'selleronboard_CB_signup_verification_code_error_toast',
      'ERR-005',
    ],
    [1010, 'register', 'password', 'seller_login_password_verify_tip1', 'ERR-001'],
  ] as const)(
    'rejected with %i at %s: shows an error at the field %s',
    (code, call, field, key, id) => {
      const { state, effects } = after({ code }, call);
      covers([id, 'ERR-009', 'ERR-029'], () => {
        expect(state.notices[field]).toEqual({ from: 'portal', key });
        expect(effects).toEqual([
          { type: 'NOTIFY_FAILURE', code, logId: null },
          ...(field === 'phone_code' ? phoneBlockShown : []),
          { type: 'FOCUS', target: field },
        ]);
      });
    },
  );

  it.each([
    [1001, 'register', 'phone', 'seller_login_phone_exist', 'ERR-002'],
    [1035, 'register', 'phone', 'seller_login_phone_exist', 'ERR-002'],
    [1023, 'email.register_verify_login', 'email', 'seller_login_email_exist', 'ERR-003'],
  ] as const)(
    'rejected with %i at %s: brings up the block, shows the error at the field %s and the dialog (S-195)',
    (code, call, field, key, id) => {
      const { state, effects } = after({ code }, call);
      covers([id, 'ERR-009', 'ERR-029'], () => {
        expect(state).toMatchObject({
          kind: field,
          notices: { [field]: { from: 'portal', key } },
          activity: { name: 'exists', contact: ada, maybeOwn: false },
        });
        expect(effects).toEqual([
          { type: 'NOTIFY_FAILURE', code, logId: null },
          ...(field === 'phone' ? phoneBlockShown : []),
          { type: 'TRACK', fact: 'sign_up.conflict_shown' },
        ]);
      });
    },
  );

  it('closing the dialog of an account that exists focuses its field', () => {
    const { effects } = walk([...running, on.rejected(1, { code: 1023 }), { type: 'DISMISSED' }]);
    expect(effects).toEqual([{ type: 'FOCUS', target: 'email' }]);
  });

  it('without the popup shows a link to the log-in at the field (S-195)', () => {
    const events = [...running, on.rejected(1, { code: 1023 })];
    const notice = { from: 'portal', key: 'seller_login_email_exist', offer: 'log-in' };
    expect(walk(events, false, false).state).toMatchObject({
      activity: { name: 'editing' },
      notices: { email: notice },
    });
    const chosen = { type: 'LOG_IN_LINK_CHOSEN', contact: ada } as const;
    expect(walk([...events, chosen], false, false).effects).toEqual([
      { type: 'GO_TO_LOGIN', contact: ada, tips: false },
    ]);
  });

  it("shows the portal's text at every field, in the page's language (S-208)", () => {
    const description = 'Text of the server';
    covers(['ERR-002', 'ERR-004'], () => {
      const key = 'seller_login_phone_exist';
      expect(after({ code: 1001, description }, 'register').state.notices.phone).toEqual({
        from: 'portal',
        key,
      });
      expect(after({ code: 1203, description }, 'register').state.notices.phone_code).toMatchObject(
        {
          from: 'portal',
        },
      );
    });
    expect(after({ code: 1010, description }).state.notices.password).toMatchObject({
      from: 'portal',
    });
  });

  it.each([
    [
      'any other code',
      { code: 9999, description: 'No' },
      { from: 'server', text: 'No' },
      'ERR-007',
    ],
    ['no response', {}, { from: 'portal', key: 'selleronboarding_network_error_toast' }, 'ERR-007'],
    [
      'a bare string',
      { code: -1, failure: 'text', description: 'Later' },
      { from: 'server', text: 'Later' },
      'ERR-008',
    ],
  ] as const)('%s: shows a toast', (_what, fault, notice, id) => {
    covers([id], () => {
      expect(after(fault).effects[1]).toEqual({ type: 'TOAST_ERROR', notice });
    });
  });

  it('CloseCaptcha: shows nothing (E-23)', () => {
    covers(['ERR-006'], () => {
      expect(after({ code: 'CloseCaptcha' }).effects[1]).toEqual({
        type: 'FOCUS',
        target: 'submit',
      });
    });
  });

  it('rejected with a ticket: the next attempt sends it, until the account changes', () => {
    const rejected = [...running, on.rejected(1, { code: 9999, verifyTicket: 'V-1' })];
    const again = [...rejected, on.submit, on.accepted];
    covers(['FLOW-017'], () => {
      expect(walk(again).effects).toMatchObject([{ type: 'REGISTER', verifyTicket: 'V-1' }]);
    });
    expect(walk([...rejected, on.edited, on.submit, on.accepted]).effects).toMatchObject([
      { type: 'REGISTER', verifyTicket: null },
    ]);
  });

  it('without a response: shows it, and an existing account can be the own one (E-18)', () => {
    const timedOut = [...running, on.rejected(1, { failure: 'timeout', outcomeUnknown: true })];
    expect(walk(timedOut).effects[1]).toMatchObject({ notice: { key: 'outcome_unknown' } });
    const exists = on.rejected(2, { code: 1023 });
    expect(walk([...timedOut, on.submit, on.accepted, exists]).state.activity).toEqual({
      name: 'exists',
      contact: ada,
      maybeOwn: true,
    });
  });

  it('ignores a switch of the block while it runs', () => {
    expect(walk([...running, on.switch])).toEqual({ ...walk(running), effects: [] });
  });

  it.each([
    ['account exists', { code: 1023 }],
    ['with a ticket', { code: 9999, verifyTicket: 'V-1' }],
    ['another network', { code: 17 }],
  ] as const)('of a replaced contact, %s: does not affect the new contact (E-20)', (...row) => {
    const changed = [...running, on.edited] as const;
    const { state, effects } = walk([...changed, on.rejected(1, row[1])]);
    expect(state).toEqual({ ...walk(changed).state, activity: { name: 'editing' } });
    expect(effects.map(({ type }) => type)).toEqual(['NOTIFY_FAILURE']);
  });

  it('of a replaced contact succeeds and hands over', () => {
    const done = { type: 'REGISTERED', request: 1, redirectUrl: null, userId: '7' } as const;
    const { state, effects } = walk([...running, on.edited, done]);
    expect(state.activity).toEqual({ name: 'done' });
    expect(effects).toContainEqual({
      type: 'HAND_OVER',
      contacts: [ada],
      redirectUrl: null,
      userId: '7',
    });
  });

  it('of a replaced contact, throttled: starts a cooldown all the same', () => {
    const throttled = on.rejected(1, { failure: 'throttled', retryAfter: 90 });
    expect(walk([...running, on.edited, throttled, on.submit]).effects).toEqual([]);
  });

  it('throttled: starts a cooldown (E-19)', () => {
    const throttled = [...running, on.rejected(1, { failure: 'throttled', retryAfter: 90 })];
    expect(walk([...throttled, { type: 'SUBMITTED', at: 89_999 }]).effects).toEqual([]);
    expect(walk([...throttled, { type: 'SUBMITTED', at: 90_000 }]).effects).toEqual([
      { type: 'VALIDATE' },
    ]);
  });
});

const anyEvent: fc.Arbitrary<(state: SingleFormState) => SingleFormEvent> = fc
  .record({
    pick: fc.nat(18),
    offset: fc.constantFrom(0, 0, 0, -1, 1),
    at: fc.nat(200_000),
    contact: fc.constantFrom(ada, phone),
    fault: fc.constantFrom<Partial<CallError>>({}, { code: 1023 }, { code: 1001 }, { code: 17 }),
  })
  .map(({ pick, offset, at, contact, fault }) => (state) => {
    const request = state.lastRequest + offset;
    const error = failed(contact.type === 'email' ? 'email.send_code' : 'mobile.send_code', fault);
    const events: readonly SingleFormEvent[] = [
      { type: 'SEND_PRESSED', contact, at },
      { type: 'CODE_SENT', request, at },
      { type: 'SEND_REJECTED', request, at, error },
      { type: 'CONTACT_EDITED', kind: contact.type },
      { type: 'CODE_EDITED', kind: contact.type },
      { type: 'PASSWORD_EDITED' },
      { type: 'SUBMITTED', at },
      { type: 'REGION_MATCHED', request },
      { type: 'REGION_MISMATCHED', request },
      { type: 'START_CHOSEN' },
      { type: 'CHANGE_SITE_CHOSEN' },
      { type: 'DISMISSED' },
      { type: 'FORM_ACCEPTED', registration },
      { type: 'FORM_REFUSED' },
      { type: 'REGISTER_REJECTED', request, at, error: failed('register', fault) },
      { type: 'KIND_SWITCHED' },
      { type: 'LOG_IN_CHOSEN' },
      { type: 'REGISTERED', request, redirectUrl: null, userId: '7' },
    ];
    return events[pick] ?? { type: 'FIELD_FOCUSED' };
  });

type Law = keyof typeof laws;
const names = Object.keys(laws) as readonly Law[]; // the keys of the table

it('every law holds for every event in every state', () => {
  const { broken, states } = judgeMoves(everyMove(true), Object.entries(laws));
  expect([...broken]).toEqual([]);
  expect(states).toBeGreaterThan(500);
});

it.each(names)('for random series of events in both blocks: %s', (law) => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(anyEvent, { maxLength: 24 }), (checksNetwork, makers) => {
      let before = initialSingleForm({
        checksNetwork,
        popup: true,
        asksTerms: checksNetwork,
        kind: 'email',
      });
      return makers.every((make) => {
        const event = make(before);
        const { state: after, effects } = singleFormMachine(before, event);
        const holds = laws[law]({ before, event, after, effects });
        before = after;
        return holds;
      });
    }),
    { numRuns: 1000 },
  );
});

describe('during a registration', () => {
  const busy = [on.send, on.submit, on.accepted] as const;

  it('a rejected code opens no dialog, and the registration completes', () => {
    const known = [...busy, on.sendRejected(1, { code: 1023 })];
    expect(walk(known).state).toMatchObject({
      activity: { name: 'registering' },
      notices: { email: { key: 'seller_login_email_exist' } },
    });
    const done = { type: 'REGISTERED', request: 2, redirectUrl: null, userId: '7' } as const;
    expect(walk([...known, done]).state.activity).toEqual({ name: 'done' });
  });

  it('a LocationError shows a toast', () => {
    const { state, effects } = walk([...busy, on.sendRejected(1, { code: 17 })]);
    expect(state.activity.name).toBe('registering');
    expect(effects.map(({ type }) => type)).toEqual(['TRACK', 'TOAST_ERROR']);
  });

  it('a sent code does not move the focus', () => {
    expect(walk([...busy, on.sent(1)]).effects.map(({ type }) => type)).toEqual([
      'KEEP_ACCOUNT',
      'CLEAR_CODE',
      'TOAST_SENT',
      'TRACK',
    ]);
  });
});
