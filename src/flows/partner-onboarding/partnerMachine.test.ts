import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import type { CallError } from '../../domain/errors/CallError.ts';
import type { PartnerEvent } from './PartnerEvent.ts';
import { isCoolingDown } from '../Cooldown.ts';
import { judgeMoves } from '../support/judgeMoves.ts';
import { partnerMachine } from './partnerMachine.ts';
import { partnerStart } from './PartnerState.ts';
import {
  ada,
  callbacks,
  everyMove,
  pendingOf,
  refusedAt,
  returned,
  saved,
  type PartnerCall,
  type PartnerMove,
} from './support/everyMove.ts';

type Of<Type extends PartnerEvent['type']> = Extract<PartnerEvent, { type: Type }>;

const arrive: PartnerEvent = { type: 'ARRIVED', callback: returned };
const finished: PartnerEvent = {
  ...{ type: 'FINISHED', request: 1, loggedIn: false, redirectUrl: null },
};
const open: readonly PartnerEvent[] = [arrive, finished, { type: 'PREFILLED', request: 2, saved }];
const press: Of<'SEND_PRESSED'> = { type: 'SEND_PRESSED', contact: null, at: 0 };
const sent: PartnerEvent = { type: 'CODE_SENT', request: 3, ticket: 'T', at: 0 };
const submit: Of<'SUBMITTED'> = { type: 'SUBMITTED', contact: null, code: '4829', at: 0 };
const toBind = [...open, press, sent, submit];
const bound: PartnerEvent = { type: 'BOUND', request: 4, redirectUrl: '/settle' };
const rejected = (
  type: 'FINISH' | 'PREFILL' | 'SEND' | 'BIND' | 'ONBOARDING' | 'LINKING',
  call: PartnerCall,
  request: number,
  fault: Partial<CallError>,
): PartnerEvent => ({
  ...{ type: `${type}_REJECTED`, request, error: refusedAt(call, fault), at: 0 },
});

/** The last transition after a series of events. */
const walk = (...events: readonly PartnerEvent[]) =>
  events.reduce((last, event) => partnerMachine(last.state, event), {
    state: partnerStart,
    effects: [],
  } as ReturnType<typeof partnerMachine>); // no effects yet

describe('what came back', () => {
  it('is exchanged once, and the data is loaded after it (S-089)', () => {
    expect(walk(arrive).effects).toEqual([
      { type: 'RESTORE_QUERY', search: '?channel=spring' },
      { type: 'FINISH', request: 1, code: 'C', state: 'S' },
    ]);
    expect(walk(arrive, arrive).effects).toEqual([]);
    expect(walk(arrive, finished).effects).toEqual([{ type: 'PREFILL', request: 2 }]);
    expect(walk(...open).effects).toEqual([
      { type: 'KEEP_SAVED', saved },
      { type: 'SHOW_KIND', kind: 'phone', saved: true },
    ]);
  });

  it('is refused like that of any provider (S-096)', () => {
    const { state, effects } = walk({ type: 'ARRIVED', callback: callbacks.unverified });
    expect(state).toMatchObject({ step: 'failed', failure: 'unverified' });
    expect(effects).toContainEqual({ type: 'TRACK_FAILED', failure: 'unverified' });
    for (const failure of ['cancelled', 'provider'] as const)
      expect(walk({ type: 'ARRIVED', callback: callbacks[failure] })).toMatchObject({
        state: { step: 'left' },
        effects: [
          { type: 'TRACK_FAILED', failure },
          { type: 'TOAST_REFUSED', failure },
          { type: 'GO_TO', page: 'register', search: '?channel=spring' },
        ],
      });
  });

  it('logs in where the accounts are linked, and resumes after a reload', () => {
    const known = { ...finished, loggedIn: true } as PartnerEvent; // the same event
    expect(walk(arrive, known).effects).toEqual([{ type: 'LEAVE', redirectUrl: null }]);
    expect(walk({ type: 'RESUMED', saved, typed: 'phone' }).state).toMatchObject({
      step: 'form',
      saved,
    });
  });

  it('leads back to the start without the data that the form needs, and without an error', () => {
    const empty = walk(arrive, finished, { type: 'PREFILLED', request: 2, saved: null });
    const lost = walk(arrive, finished, rejected('PREFILL', 'prefill', 2, {}));
    for (const { effects } of [empty, lost])
      expect(effects).toEqual([
        { type: 'TRACK_FAILED', failure: 'service' },
        { type: 'GO_TO', page: 'register' },
      ]);
  });

  it('ends at the failed sign-in where the exchange fails, or is refused without a way on', () => {
    for (const fault of [{}, { code: 0 }, { code: 9999 }, { code: 12_011 }])
      expect(walk(arrive, rejected('FINISH', 'finish', 1, fault)).state).toMatchObject({
        ...{ step: 'failed', failure: 'service' },
      });
  });

  it('goes to the log-in, with its tips, where the second step was left (2046)', () => {
    const left = rejected('FINISH', 'finish', 1, { failure: 'declined' });
    expect(walk(arrive, left).effects).toEqual([{ type: 'GO_TO', page: 'login', tips: true }]);
  });

  it('2046 without a contact goes to the log-in, which says why', () => {
    const { state, effects } = walk(arrive, rejected('FINISH', 'finish', 1, { code: 2046 }));
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

describe('the code', () => {
  it('goes to the ticket of the saved contact without a check (PARTNER-014), or to what was typed', () => {
    covers(['PARTNER-014'], () => {
      expect(walk(...open, press).effects).toEqual([
        {
          ...{ type: 'SEND_CODE', request: 3, verifyTicket: 'V' },
          to: { by: 'ticket', kind: 'phone', ticket: 'M' },
        },
      ]);
    });
    const typed = walk(...open, { type: 'KIND_SWITCHED' }, { ...press, contact: ada });
    expect(typed.effects).toMatchObject([{ to: { by: 'contact', contact: ada } }]);
  });

  it('brings the ticket that the bind needs', () => {
    covers(['PARTNER-009'], () => {
      expect(walk(...open, press, sent).state).toMatchObject({
        sending: { phone: { ticket: 'T', sent: true, running: null } },
      });
      expect(walk(...toBind).effects).toMatchObject([{ type: 'BIND', ticket: 'T' }]);
    });
    const without = walk(...open, submit);
    expect(without.effects).toEqual([{ type: 'CLEAR_CODE' }, { type: 'FOCUS', target: 'code' }]);
  });

  const toEmail: readonly PartnerEvent[] = [...open, { type: 'KIND_SWITCHED' }];
  const typed: PartnerEvent = { ...press, contact: ada };

  it('is sent once in 60 seconds, and not without a contact', () => {
    expect(walk(...toEmail, press).effects).toEqual([]);
    expect(walk(...open, press, press).effects).toEqual([]);
    const again = (at: number) => walk(...open, press, sent, { ...press, at }).effects;
    expect(again(59_999)).toEqual([]);
    expect(again(60_000)).toMatchObject([{ type: 'SEND_CODE', request: 4 }]);
  });

  it('replaces the old one, and takes the focus where it is wanted (E-08)', () => {
    const told = [
      { type: 'CLEAR_CODE' },
      { type: 'TOAST_SENT', key: 'selleronboarding_sign_up_new_phone_code_toast' },
      { type: 'TRACK', fact: 'sign_up.code_sent' },
    ];
    expect(walk(...open, press, sent).effects).toEqual([
      ...told,
      { type: 'FOCUS', target: 'code' },
    ]);
    // Where the other kind is shown, the field is that one's.
    expect(walk(...open, press, { type: 'KIND_SWITCHED' }, sent).effects).toEqual(told.slice(1));
  });

  it('that is typed before the answer to its send stays, and waits for its ticket', () => {
    const typing: readonly PartnerEvent[] = [...open, press, { type: 'CODE_EDITED' }];
    expect(walk(...typing, submit).effects).toEqual([]);
    expect(walk(...typing, sent).effects.map(({ type }) => type)).toEqual(['TOAST_SENT', 'TRACK']);
    expect(walk(...typing, sent, submit).effects).toMatchObject([{ type: 'BIND', ticket: 'T' }]);
  });

  it('is sent no more once the accounts are bound', () => {
    const failed = rejected('ONBOARDING', 'submit', 5, { failure: 'network' });
    const again: PartnerEvent = { ...press, at: 60_000 };
    expect(walk(...toBind, bound, failed).state).toMatchObject({ activity: { name: 'editing' } });
    expect(walk(...toBind, bound, failed, again).effects).toEqual([]);
  });

  it('that is refused says why, and can be asked for again', () => {
    const failed = { type: 'TRACK', fact: 'sign_up.send_failed' };
    const refused = (fault: Partial<CallError>) =>
      walk(...open, press, rejected('SEND', 'send', 3, fault));
    expect(refused({ failure: 'offline' }).effects).toEqual([
      failed,
      { type: 'TOAST_ERROR', notice: expect.objectContaining({ key: 'offline' }) },
    ]);
    expect(refused({ failure: 'declined' }).effects).toEqual([]);
    for (const fault of [{ failure: 'offline' }, { failure: 'declined' }] as const)
      expect(refused(fault).state).toMatchObject({
        ...{ activity: { name: 'editing' }, sending: { phone: { running: null } } },
      });
  });

  it('waits as long as the server says, also for another contact (E-19)', () => {
    const throttled = rejected('SEND', 'send', 3, { failure: 'throttled', retryAfter: 90 });
    const late = (at: number) =>
      walk(...toEmail, typed, throttled, { type: 'CONTACT_EDITED' }, { ...typed, at }).effects;
    expect(late(89_999)).toEqual([]);
    expect(late(90_000)).toHaveLength(1);
  });

  it('goes with the contact that was typed for it', () => {
    const edit: PartnerEvent = { type: 'CONTACT_EDITED' };
    const clear = { type: 'CLEAR_CODE' };
    expect(walk(...toEmail, edit).effects).toEqual([]);
    expect(walk(...toEmail, typed, edit).effects).toEqual([{ type: 'ABORT', request: 3 }, clear]);
    const changed = walk(...toEmail, typed, sent, edit);
    expect(changed.effects).toEqual([clear]);
    expect(changed.state).toMatchObject({
      sending: { email: { running: null, cooldown: null, ticket: null } },
    });
  });

  it('is cleared by the switch between the contacts (E-08)', () => {
    const clear = { type: 'CLEAR_CODE' };
    expect(walk(...toEmail).effects).toEqual([
      clear,
      { type: 'SHOW_KIND', kind: 'email', saved: false },
    ]);
    expect(walk(...toEmail, { type: 'KIND_SWITCHED' }).effects).toEqual([
      clear,
      { type: 'SHOW_KIND', kind: 'phone', saved: true },
    ]);
  });

  it('is of no use to another contact', () => {
    const events = [...open, press, sent, { type: 'CONTACT_EDITED' }, submit] as const;
    expect(walk(...events).effects).not.toContainEqual(expect.objectContaining({ type: 'BIND' }));
  });
});

describe('the submit', () => {
  it('logs in with bind, hands the data over, and goes on to the verification', () => {
    covers(['PARTNER-010'], () => {
      expect(walk(...toBind).effects).toEqual([
        {
          ...{ type: 'BIND', request: 4, kind: 'phone', contact: null },
          ...{ code: '4829', ticket: 'T', verifyTicket: 'V' },
        },
      ]);
    });
    expect(walk(...toBind, bound).effects).toEqual([{ type: 'ONBOARD', request: 5, saved }]);
    covers(['PARTNER-011'], () => {
      expect(walk(...toBind, bound, { type: 'ONBOARDED', request: 5 }).effects).toEqual([
        { type: 'FOCUS', target: 'heading' },
        { type: 'HAND_OVER', kind: 'phone', redirectUrl: '/settle' },
      ]);
    });
  });

  it('does not bind again after the hand-over failed', () => {
    const failing = rejected('ONBOARDING', 'submit', 5, {});
    expect(walk(...toBind, bound, failing).effects).toMatchObject([{ type: 'TOAST_ERROR' }]);
    expect(walk(...toBind, bound, failing, submit).effects).toMatchObject([{ type: 'ONBOARD' }]);
  });

  it('shows a refused code at its field, and does not send it again (E-07)', () => {
    const wrong = [...toBind, rejected('BIND', 'bind', 4, { code: 1203 })];
    expect(walk(...wrong).state).toMatchObject({
      refused: { phone: '4829' },
      notice: { from: 'portal' },
    });
    const twice = [{ type: 'KIND_SWITCHED' }, { type: 'KIND_SWITCHED' }] as const;
    for (const events of [wrong, [...wrong, ...twice]])
      expect(walk(...events, submit).effects).not.toContainEqual(
        expect.objectContaining({ type: 'BIND' }),
      );
  });

  describe('whose answer was lost (E-18)', () => {
    const notice = { from: 'portal', key: 'outcome_unknown' } as const;
    const lost = [...toBind, rejected('BIND', 'bind', 4, { outcomeUnknown: true })] as const;
    const again = (code: number) => [...lost, submit, rejected('BIND', 'bind', 5, { code })];

    it('says so, and sends the same again', () => {
      expect(walk(...lost).effects).toContainEqual({ type: 'TOAST_ERROR', notice });
      expect(walk(...lost, submit).effects).toMatchObject([
        { type: 'BIND', code: '4829', ticket: 'T' },
      ]);
    });

    it.each([1001, 1007, 1902])('takes %i for an account of its own, perhaps', (code) => {
      expect(walk(...again(code)).state).toMatchObject({
        activity: { name: 'stopped', dialog: { name: 'maybe-own' } },
      });
      expect(walk(...again(code), { type: 'LOG_IN_CHOSEN' }).effects).toEqual([
        { type: 'ABORT' },
        { type: 'GO_TO', page: 'login' },
      ]);
      expect(walk(...again(code), { type: 'DISMISSED' }).state).toMatchObject({ step: 'form' });
    });

    const at = 60_000;
    const taken = (call: 'SEND' | 'BIND', request: number) =>
      rejected(call, call === 'SEND' ? 'send' : 'bind', request, { code: 1001 });

    it('may be why the contact exists, at its next code too', () => {
      const { state } = walk(...lost, { ...press, at }, taken('SEND', 5));
      expect(state).toMatchObject({ activity: { dialog: { name: 'maybe-own' } } });
    });

    it('is not why another contact exists', () => {
      const typed = { contact: ada, at } as const;
      const other = [...lost, { type: 'KIND_SWITCHED' }, { ...press, ...typed }] as const;
      const sentThere: PartnerEvent = { type: 'CODE_SENT', request: 5, ticket: 'E', at };
      for (const events of [
        [...other, taken('SEND', 5)],
        [...other, sentThere, { ...submit, ...typed }, taken('BIND', 6)],
      ])
        expect(walk(...events).state).toMatchObject({
          activity: { dialog: { name: 'registered' } },
        });
    });

    it('shows any other error as it is', () => {
      expect(walk(...again(1203)).state).toMatchObject({ refused: { phone: '4829' } });
      expect(walk(...again(9999)).state).toMatchObject({
        activity: { dialog: { name: 'notice' } },
      });
    });

    it('says so on the page that Back leads to', () => {
      for (const events of [toBind, [...toBind, bound]])
        expect(walk(...events, { type: 'BACK_REQUESTED' }).effects).toEqual([
          { type: 'ABORT' },
          { type: 'TOAST_ERROR', notice, later: true },
          { type: 'GO_TO', page: 'register' },
        ]);
      expect(walk(...open, { type: 'BACK_REQUESTED' }).effects).toEqual([
        { type: 'ABORT' },
        { type: 'GO_TO', page: 'register' },
      ]);
    });
  });
});

describe('a partner error', () => {
  const dialogOf = (...events: readonly PartnerEvent[]) => {
    const { state } = walk(...events);
    return state.step === 'form' ? state.activity : state;
  };
  const bind = (fault: Partial<CallError>) =>
    dialogOf(...toBind, rejected('BIND', 'bind', 4, fault));

  it('of a contact that is registered there offers to link it', () => {
    covers(['ERR-017', 'PARTNER-012'], () => {
      expect(bind({ code: 1001 })).toMatchObject({ dialog: { name: 'registered', kind: 'phone' } });
      expect(bind({ code: 1023 })).toMatchObject({ dialog: { name: 'registered', kind: 'email' } });
      expect(dialogOf(...open, press, rejected('SEND', 'send', 3, { code: 1035 }))).toMatchObject({
        dialog: { name: 'registered', kind: 'phone' },
      });
    });
    const refused = [...toBind, rejected('BIND', 'bind', 4, { code: 1001 })] as const;
    const chosen = [...refused, { type: 'LINKING_CHOSEN' }] as const;
    covers(['PARTNER-012'], () => {
      expect(walk(...chosen).effects).toEqual([{ type: 'START_LINKING', request: 5, saved }]);
      expect(walk(...chosen, { type: 'LINKING_STARTED', request: 5 }).effects).toEqual([
        { type: 'LEAVE_FOR_BINDING' },
      ]);
    });
    expect(walk(...refused, { type: 'DISMISSED' }).state).toMatchObject({
      activity: { name: 'editing' },
    });
  });

  it('says why the linking was not started, in its dialog, which can be tried again', () => {
    const early = [arrive, rejected('FINISH', 'finish', 1, { code: 4026 })] as const;
    const late = [...toBind, rejected('BIND', 'bind', 4, { code: 1001 })] as const;
    for (const [before, request] of [
      [early, 2],
      [late, 5],
    ] as const) {
      const chosen = [...before, { type: 'LINKING_CHOSEN' }] as const;
      const failed = [...chosen, rejected('LINKING', 'start', request, { failure: 'offline' })];
      expect(dialogOf(...failed)).toMatchObject({
        dialog: { name: 'registered', failure: { from: 'portal', key: 'offline' } },
      });
      expect(walk(...failed, { type: 'LINKING_CHOSEN' }).effects).toMatchObject([
        { type: 'START_LINKING', request: request + 1 },
      ]);
      const throttled = { failure: 'throttled', retryAfter: 30 } as const;
      expect(dialogOf(...chosen, rejected('LINKING', 'start', request, throttled))).toMatchObject({
        dialog: { cooldown: { after: 'throttled', until: 30_000 } },
      });
      const refused = rejected('LINKING', 'start', request, { code: 9999, description: 'No.' });
      expect(dialogOf(...chosen, refused)).toMatchObject({
        dialog: { name: 'notice', notice: { from: 'server', text: 'No.' } },
      });
    }
  });

  it('NoEmailOrPhone shows the same dialog, in the form and before it', () => {
    covers(['ERR-018'], () => {
      expect(bind({ code: 4026 })).toMatchObject({ dialog: { name: 'registered', kind: 'phone' } });
      const early = [arrive, finished, rejected('PREFILL', 'prefill', 2, { code: 4026 })] as const;
      expect(dialogOf(...early)).toMatchObject({ step: 'stopped', dialog: { name: 'registered' } });
      expect(walk(...early, { type: 'LINKING_CHOSEN' }).effects).toEqual([
        { type: 'START_LINKING', request: 3, saved: null },
      ]);
    });
  });

  it.each([1007, 4027, 12014])('%i says that the account is linked', (code) => {
    covers(['ERR-019'], () => {
      expect(bind({ code })).toMatchObject({ dialog: { name: 'linked' } });
    });
  });

  it('of any other code shows the text of the server', () => {
    const notice = { from: 'server', text: 'Not now.' };
    covers(['ERR-020'], () => {
      const fault = { code: 9999, description: 'Not now.' };
      expect(bind(fault)).toMatchObject({ dialog: { name: 'notice', notice } });
      const late = [...toBind, bound, rejected('ONBOARDING', 'submit', 5, fault)];
      expect(dialogOf(...late)).toMatchObject({ dialog: { name: 'notice', notice } });
      const early = [arrive, finished, rejected('PREFILL', 'prefill', 2, fault)];
      expect(dialogOf(...early)).toMatchObject({ dialog: { name: 'notice', notice } });
      for (const code of [1902, 2097]) {
        const exchange = rejected('FINISH', 'finish', 1, { ...fault, code });
        expect(dialogOf(arrive, exchange)).toMatchObject({ dialog: { name: 'notice', notice } });
      }
      // A text of a field: the server's own counts here.
      expect(bind({ ...fault, code: 1011 })).toMatchObject({ dialog: { notice } });
    });
    // The panel of the second step has been shown already.
    expect(bind({ code: 2046 })).toMatchObject({
      dialog: { notice: { from: 'portal', key: 'selleronboarding_network_error_toast' } },
    });
  });

  it('of a profile that is gone leads to a new start (1902)', () => {
    const fault = { code: 1902 };
    const late = [...toBind, rejected('BIND', 'bind', 4, fault), { type: 'DISMISSED' }] as const;
    expect(walk(...late).effects).toEqual([{ type: 'ABORT' }, { type: 'GO_TO', page: 'register' }]);
    const callback = { ...returned, type: 'login' } as const;
    const early: PartnerEvent = { type: 'ARRIVED', callback };
    for (const [code, page] of [
      [1902, 'register'],
      [2097, 'login'],
    ] as const) {
      const refused = rejected('FINISH', 'finish', 1, { code });
      expect(walk(early, refused, { type: 'DISMISSED' }).effects).toEqual([
        { type: 'GO_TO', page },
      ]);
    }
  });
});

/** What must hold for every event in every state. */
const laws: readonly [name: string, holds: (move: PartnerMove) => boolean][] = [
  [
    'a request of an effect is pending',
    ({ after, effects }) =>
      effects.every(
        (effect) =>
          !('request' in effect) ||
          effect.type === 'ABORT' ||
          pendingOf(after).includes(effect.request ?? -1),
      ),
  ],
  [
    'one code of a contact is sent at a time, and none during its countdown',
    ({ before, event, effects }) =>
      effects.every(({ type }) => {
        if (type !== 'SEND_CODE') return true;
        if (before.step !== 'form' || event.type !== 'SEND_PRESSED') return false;
        const { running, cooldown } = before.sending[before.kind];
        return running === null && !isCoolingDown(cooldown, event.at);
      }),
  ],
  [
    'no bind follows with the ticket of a contact that was edited',
    ({ event, after }) => {
      if (event.type !== 'CONTACT_EDITED' || after.step !== 'form' || after.bound !== null)
        return true;
      const isClosed = after.activity.name === 'stopped' || after.activity.name === 'linking';
      return isClosed || after.sending[after.kind].ticket === null; // a dialog covers the field
    },
  ],
  [
    'a bind has a ticket, and is pressed',
    ({ event, effects }) =>
      effects.every(
        (effect) => effect.type !== 'BIND' || (event.type === 'SUBMITTED' && effect.ticket !== ''),
      ),
  ],
  [
    'the seller is handed over once, after the bind',
    ({ before, effects }) =>
      effects.every(
        ({ type }) => type !== 'HAND_OVER' || (before.step === 'form' && before.bound !== null),
      ),
  ],
  [
    'a flow that was left stays left',
    ({ before, after }) => before.step !== 'left' || after.step === 'left',
  ],
];

it('every law holds for every event in every state', () => {
  const { broken, states } = judgeMoves(everyMove(), laws);
  expect([...broken]).toEqual([]);
  expect(states).toBeGreaterThan(1000);
});
