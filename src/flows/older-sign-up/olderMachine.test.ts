import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shows } from '#shows';
import type { Contact } from '../../domain/account/Contact.ts';
import { callingCodes } from '../../domain/phone/callingCodes.ts';
import { failedCall, type CallError } from '../../domain/errors/CallError.ts';
import type { OlderEvent } from './OlderEvent.ts';
import { olderMachine } from './olderMachine.ts';
import { initialOlder, type OlderState } from './OlderState.ts';
import { everyMove, type OlderMove } from './support/everyMove.ts';
import { laws } from './support/laws.ts';

const ada: Contact = { type: 'email', email: 'ada@shop.example' };
const [country] = callingCodes;
if (country === undefined) throw new Error('The list of calling codes is empty.');
const phone: Contact = {
  type: 'phone',
  phone: { code: country.code, number: '12345', extra: country },
};
const registration = { proven: [{ contact: ada, code: '482915' }], password: 'abc12!' } as const;

const refused = (call: string, fault: Partial<CallError> = {}): CallError =>
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
    contact: ada,
    at: 0,
    error: refused('email.send_code', fault),
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
    contact: ada,
    at: 0,
    error: refused(call, fault),
  }),
} as const satisfies Record<string, OlderEvent | ((...args: never[]) => OlderEvent)>;

function walk(events: readonly OlderEvent[], checksNetwork = false) {
  let last = {
    state: initialOlder({ checksNetwork, kind: 'email' }),
    effects: [],
  } as ReturnType<typeof olderMachine>; // nothing was asked for yet
  for (const event of events) last = olderMachine(last.state, event);
  return last;
}

describe('what is shown', () => {
  it('starts with the contact and the password; a focus or a submit reveals the rest', () => {
    expect(walk([]).state.revealed).toBe(false);
    shows(['FLOW-003'], () => {
      expect(walk([{ type: 'FIELD_FOCUSED' }]).state.revealed).toBe(true);
    });
    shows(['FLOW-004'], () => {
      expect(walk([on.submit]).state.revealed).toBe(true);
    });
  });

  it('switches between the two blocks; the one that comes has no old code (E-08)', () => {
    shows(['REG-008'], () => {
      const there = walk([on.switch]);
      expect(there.state.kind).toBe('phone');
      expect(there.effects).toEqual([
        { type: 'SHOW_BLOCK', kind: 'phone' },
        { type: 'CLEAR_CODE', kind: 'phone' },
      ]);
      const back = walk([on.switch, on.switch]);
      expect(back.state.kind).toBe('email');
      expect(back.effects).toContainEqual({ type: 'CLEAR_CODE', kind: 'email' });
    });
  });

  it('what was said of a code is gone with its block, what was said of a contact stays', () => {
    const wrong = walk([on.submit, on.accepted, on.rejected(1, { code: 1704 }), on.switch]);
    expect(wrong.state.notices).toEqual({});
    const taken = walk([on.submit, on.accepted, on.rejected(1, { code: 1023 }), on.switch]);
    expect(taken.state.notices).toHaveProperty('email');
  });
});

describe('a code', () => {
  it('is sent once, told, and waits for 60 seconds', () => {
    const { state, effects } = walk([on.send, on.send, on.sent(1)]);
    shows(['CODE-008', 'CODE-015'], () => {
      expect(state.sending.email).toEqual({
        request: null,
        sent: true,
        wait: { after: 'sent', until: 60_000, seconds: 60 },
      });
      expect(effects).toEqual([
        { type: 'CLEAR_CODE', kind: 'email' },
        { type: 'TOAST_SENT', key: 'selleronboarding_sign_up_new_code_toast' },
        { type: 'TRACK', fact: 'sign_up.code_sent' },
        { type: 'FOCUS', target: 'email_code' },
      ]);
    });
    const early = { ...on.send, at: 59_999 };
    shows(['CODE-011'], () => {
      expect(walk([on.send, on.sent(1), early]).effects).toEqual([]);
    });
    expect(walk([on.send, on.sent(1), { ...on.send, at: 60_000 }]).effects).toMatchObject([
      { type: 'SEND_CODE', request: 2 },
    ]);
  });

  it('to a phone has a toast of its own, and a countdown of its own', () => {
    const sent = walk([{ ...on.send, contact: phone }, on.sent(1)]);
    shows(['CODE-016'], () => {
      expect(sent.effects[1]).toEqual({
        type: 'TOAST_SENT',
        key: 'selleronboarding_sign_up_new_phone_code_toast',
      });
    });
    expect(sent.state.sending.email.wait).toBeNull();
  });

  it('to a contact that was changed goes through the running timer', () => {
    const { edited } = on;
    expect(walk([edited]).effects).toEqual([]); // the code of nobody yet
    shows(['CODE-012', 'CODE-013'], () => {
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

  it('for an account that exists: the error on the field and the dialog', () => {
    const { state, effects } = walk([on.send, on.sendRejected(1, { code: 1023 })]);
    shows(['ERR-010'], () => {
      expect(state.activity).toEqual({ name: 'exists', contact: ada, maybeOwn: false });
      expect(state.notices.email).toEqual({ from: 'portal', key: 'seller_login_email_exist' });
    });
    expect(effects).toHaveLength(2);
    const known = [on.send, on.sendRejected(1, { code: 1023 })];
    shows(['ERR-012'], () => {
      expect(walk([...known, { type: 'LOG_IN_CHOSEN' }]).effects).toEqual([
        { type: 'GO_TO_LOGIN', contact: ada },
      ]);
      expect(walk([...known, { type: 'DIALOG_CLOSED' }]).state.activity).toEqual({
        name: 'editing',
      });
    });
  });

  it.each([
    ['refused', { code: 9, description: 'Not now' }, ['TRACK', 'TOAST_ERROR'], 'editing'],
    ['lost', {}, ['TRACK', 'TOAST_ERROR'], 'editing'],
    ['CloseCaptcha', { code: 'CloseCaptcha' }, ['TRACK'], 'editing'],
    ['LocationError', { code: 17 }, ['TRACK'], 'warned'],
  ] as const)('%s: may be asked for again at once (S-046)', (_what, fault, types, place) => {
    const { state, effects } = walk([on.send, on.sendRejected(1, fault)]);
    expect(effects.map(({ type }) => type)).toEqual(types);
    expect([state.activity.name, state.sending.email.request]).toEqual([place, null]);
    expect(state.sending.email.wait).toBeNull();
  });
});

describe('submit', () => {
  it('asks where the network is first, where the region wants it; then the rules, then the server', () => {
    const checked = [on.submit, { type: 'NETWORK_ACCEPTED', request: 1 }] as const;
    shows(['FLOW-018', 'FLOW-020'], () => {
      expect(walk([on.submit], true).effects).toEqual([{ type: 'CHECK_NETWORK', request: 1 }]);
      expect(walk(checked, true).effects).toEqual([{ type: 'VALIDATE' }]);
      expect(walk([...checked, on.accepted], true).effects).toEqual([
        { type: 'REGISTER', request: 2, registration, verifyTicket: null },
      ]);
    });
    expect(walk([on.submit]).effects).toEqual([{ type: 'VALIDATE' }]);
    expect(walk([on.submit, { type: 'FORM_REFUSED' }]).state.activity).toEqual({ name: 'editing' });
  });

  it('from another region: a warning, to go on or to change the site', () => {
    const warned = [on.submit, { type: 'NETWORK_FOREIGN', request: 1 }] as const;
    shows(['FLOW-019'], () => {
      expect(walk(warned, true).state.activity).toEqual({ name: 'warned' });
      expect(walk([...warned, { type: 'START_CHOSEN' }], true).effects).toEqual([
        { type: 'VALIDATE' },
      ]);
      expect(walk([...warned, { type: 'CHANGE_SITE_CHOSEN' }], true).state.activity).toEqual({
        name: 'pickingSite',
      });
    });
  });

  it('without an answer about the network: nothing is sent (S-080)', () => {
    const error = refused('network.country.check');
    const { state, effects } = walk(
      [on.submit, { type: 'NETWORK_FAILED', request: 1, error }],
      true,
    );
    expect([state.activity.name, effects[0]?.type]).toEqual(['editing', 'TOAST_ERROR']);
  });

  it.each([
    ['while the network is asked', [on.submit], true],
    ['while the rules are asked', [on.submit], false],
  ] as const)(
    '%s: another block ends it, and can be submitted at once',
    (_when, events, checks) => {
      shows(['REG-008', 'FLOW-020'], () => {
        const { state, effects } = walk([...events, on.switch], checks);
        expect(state).toMatchObject({ kind: 'phone', activity: { name: 'editing' } });
        expect(effects).toContainEqual({ type: 'SHOW_BLOCK', kind: 'phone' });
        expect(effects.some(({ type }) => type === 'ABORT')).toBe(checks);
        expect(walk([...events, on.switch, on.submit], checks).effects).toHaveLength(1);
      });
    },
  );

  it('ends with another contact: what was asked for the old one is dropped (E-20)', () => {
    const { state, effects } = walk([on.submit, on.edited], true);
    expect(state.activity).toEqual({ name: 'editing' });
    expect(effects).toEqual([{ type: 'ABORT', request: 1 }]);
    expect(walk([on.submit, on.edited, on.accepted]).effects).toEqual([]);
  });

  it('twice is once (E-07)', () => {
    const running = [on.submit, on.accepted];
    expect(walk([...running, on.submit])).toEqual({ ...walk(running), effects: [] });
  });
});

describe('a registration', () => {
  const running = [on.submit, on.accepted] as const;
  const after = (fault: Partial<CallError>, call?: string) =>
    walk([...running, on.rejected(1, fault, call)]);

  it('succeeds, is told and handed over', () => {
    const done = { type: 'REGISTERED', request: 1, redirectUrl: null, userId: '7' } as const;
    shows(['FLOW-020'], () => {
      expect(walk([...running, done]).effects).toEqual([
        { type: 'TRACK', fact: 'sign_up.completed' },
        { type: 'FOCUS', target: 'heading' },
        { type: 'HAND_OVER', redirectUrl: null, userId: '7' },
      ]);
    });
    expect(walk([...running, done, on.submit]).effects).toEqual([]);
  });

  it.each([
    [1001, 'register', 'phone', 'seller_login_phone_exist', 'ERR-002'],
    [1035, 'register', 'phone', 'seller_login_phone_exist', 'ERR-002'],
    [1023, 'email.register_verify_login', 'email', 'seller_login_email_exist', 'ERR-003'],
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
  ] as const)('refused with %i at %s: said on the field %s', (code, call, field, key, id) => {
    const { state, effects } = after({ code }, call);
    shows([id, 'ERR-009'], () => {
      expect(state.notices[field]).toEqual({ from: 'portal', key });
      expect(effects).toEqual([
        { type: 'TELL_FAILURE', code, logId: null },
        { type: 'FOCUS', target: field },
      ]);
    });
  });

  it('words a contact and a code itself, whatever the server says; a password as the server does', () => {
    const description = 'As the server says';
    shows(['ERR-002', 'ERR-004'], () => {
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
    expect(after({ code: 1010, description }).state.notices.password).toEqual({
      from: 'server',
      text: description,
    });
  });

  it.each([
    [
      'any other code',
      { code: 9999, description: 'No' },
      { from: 'server', text: 'No' },
      'ERR-007',
    ],
    ['lost', {}, { from: 'portal', key: 'selleronboarding_network_error_toast' }, 'ERR-007'],
    [
      'a bare string',
      { code: -1, failure: 'text', description: 'Later' },
      { from: 'server', text: 'Later' },
      'ERR-008',
    ],
  ] as const)('%s: a toast', (_what, fault, notice, id) => {
    shows([id], () => {
      expect(after(fault).effects[1]).toEqual({ type: 'TOAST_ERROR', notice });
    });
  });

  it('CloseCaptcha: nothing is said (E-23)', () => {
    shows(['ERR-006'], () => {
      expect(after({ code: 'CloseCaptcha' }).effects[1]).toEqual({
        type: 'FOCUS',
        target: 'submit',
      });
    });
  });

  it('refused with a ticket: the next try sends it, until the account changes', () => {
    const failed = [...running, on.rejected(1, { code: 9999, verifyTicket: 'V-1' })];
    const again = [...failed, on.submit, on.accepted];
    shows(['FLOW-017'], () => {
      expect(walk(again).effects).toMatchObject([{ type: 'REGISTER', verifyTicket: 'V-1' }]);
    });
    expect(walk([...failed, on.edited, on.submit, on.accepted]).effects).toMatchObject([
      { type: 'REGISTER', verifyTicket: null },
    ]);
  });

  it('without an answer: said so, and an account that exists then may be one’s own (E-18)', () => {
    const lost = [...running, on.rejected(1, { failure: 'timeout', outcomeUnknown: true })];
    expect(walk(lost).effects[1]).toMatchObject({ notice: { key: 'outcome_unknown' } });
    const exists = on.rejected(2, { code: 1023 });
    expect(walk([...lost, on.submit, on.accepted, exists]).state.activity).toEqual({
      name: 'exists',
      contact: ada,
      maybeOwn: true,
    });
  });

  it('that runs keeps its block', () => {
    expect(walk([...running, on.switch])).toEqual({ ...walk(running), effects: [] });
  });

  it.each([
    ['account exists', { code: 1023 }],
    ['with a ticket', { code: 9999, verifyTicket: 'V-1' }],
    ['lost', { failure: 'timeout', outcomeUnknown: true }],
    ['another network', { code: 17 }],
  ] as const)(
    'of a contact that was changed meanwhile, %s: not laid on the new one (E-20)',
    (...row) => {
      const changed = [...running, on.edited] as const;
      const { state, effects } = walk([...changed, on.rejected(1, row[1])]);
      expect(state).toEqual({ ...walk(changed).state, activity: { name: 'editing' } });
      expect(effects.map(({ type }) => type)).toEqual(['TELL_FAILURE']);
    },
  );

  it('of a contact that was changed meanwhile succeeds, and hands over', () => {
    const done = { type: 'REGISTERED', request: 1, redirectUrl: null, userId: '7' } as const;
    const { state, effects } = walk([...running, on.edited, done]);
    expect(state.activity).toEqual({ name: 'done' });
    expect(effects).toContainEqual({ type: 'HAND_OVER', redirectUrl: null, userId: '7' });
  });

  it('of a contact that was changed meanwhile is throttled: the next one waits all the same', () => {
    const throttled = on.rejected(1, { failure: 'throttled', retryAfter: 90 });
    expect(walk([...running, on.edited, throttled, on.submit]).effects).toEqual([]);
  });

  it('throttled: the next one waits (E-19)', () => {
    const throttled = [...running, on.rejected(1, { failure: 'throttled', retryAfter: 90 })];
    expect(walk([...throttled, { type: 'SUBMITTED', at: 89_999 }]).effects).toEqual([]);
    expect(walk([...throttled, { type: 'SUBMITTED', at: 90_000 }]).effects).toEqual([
      { type: 'VALIDATE' },
    ]);
  });
});

const anyEvent: fc.Arbitrary<(state: OlderState) => OlderEvent> = fc
  .record({
    pick: fc.nat(18),
    offset: fc.constantFrom(0, 0, 0, -1, 1),
    at: fc.nat(200_000),
    contact: fc.constantFrom(ada, phone),
    fault: fc.constantFrom<Partial<CallError>>({}, { code: 1023 }, { code: 1001 }, { code: 17 }),
  })
  .map(({ pick, offset, at, contact, fault }) => (state) => {
    const request = state.lastRequest + offset;
    const error = refused(contact.type === 'email' ? 'email.send_code' : 'mobile.send_code', fault);
    const events: readonly OlderEvent[] = [
      { type: 'SEND_PRESSED', contact, at },
      { type: 'CODE_SENT', request, at },
      { type: 'SEND_REJECTED', request, contact, at, error },
      { type: 'CONTACT_EDITED', kind: contact.type },
      { type: 'CODE_EDITED', kind: contact.type },
      { type: 'PASSWORD_EDITED' },
      { type: 'SUBMITTED', at },
      { type: 'NETWORK_ACCEPTED', request },
      { type: 'NETWORK_FOREIGN', request },
      { type: 'START_CHOSEN' },
      { type: 'CHANGE_SITE_CHOSEN' },
      { type: 'DIALOG_CLOSED' },
      { type: 'FORM_ACCEPTED', registration },
      { type: 'FORM_REFUSED' },
      { type: 'REGISTER_REJECTED', request, contact, at, error: refused('register', fault) },
      { type: 'KIND_SWITCHED' },
      { type: 'LOG_IN_CHOSEN' },
      { type: 'REGISTERED', request, redirectUrl: null, userId: '7' },
    ];
    return events[pick] ?? { type: 'FIELD_FOCUSED' };
  });

type Law = keyof typeof laws;
const names = Object.keys(laws) as readonly Law[]; // the keys of the table

it('every law holds for every move out of every state', () => {
  const broken = new Map<Law, OlderMove>();
  const left = new Set<OlderState>();
  for (const move of everyMove(true)) {
    left.add(move.before);
    for (const law of names) if (!laws[law](move)) broken.set(law, move);
  }
  expect([...broken]).toEqual([]);
  expect(left.size).toBeGreaterThan(500);
});

it.each(names)('whatever happens, with both blocks: %s', (law) => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(anyEvent, { maxLength: 24 }), (checksNetwork, makers) => {
      let before = initialOlder({ checksNetwork, kind: 'email' });
      return makers.every((make) => {
        const event = make(before);
        const { state: after, effects } = olderMachine(before, event);
        const holds = laws[law]({ before, event, after, effects });
        before = after;
        return holds;
      });
    }),
    { numRuns: 1000 },
  );
});

describe('while the form is busy', () => {
  const busy = [on.send, on.submit, on.accepted] as const;

  it('a refused code opens no dialog over it, and the registration is heard', () => {
    const known = [...busy, on.sendRejected(1, { code: 1023 })];
    expect(walk(known).state).toMatchObject({
      activity: { name: 'registering' },
      notices: { email: { key: 'seller_login_email_exist' } },
    });
    const done = { type: 'REGISTERED', request: 2, redirectUrl: null, userId: '7' } as const;
    expect(walk([...known, done]).state.activity).toEqual({ name: 'done' });
  });

  it('a network of another region is said in a toast', () => {
    const { state, effects } = walk([...busy, on.sendRejected(1, { code: 17 })]);
    expect(state.activity.name).toBe('registering');
    expect(effects.map(({ type }) => type)).toEqual(['TRACK', 'TOAST_ERROR']);
  });

  it('a sent code moves no focus', () => {
    expect(walk([...busy, on.sent(1)]).effects.map(({ type }) => type)).toEqual([
      'CLEAR_CODE',
      'TOAST_SENT',
      'TRACK',
    ]);
  });
});
