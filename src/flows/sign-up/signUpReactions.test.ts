import { describe, expect, it } from 'vitest';
import type { SignUpEvent } from './SignUpEvent.ts';
import { signUpMachine } from './signUpMachine.ts';
import { isBusy, isInterrupted, isLaterStep, type SignUpState } from './SignUpState.ts';
import { eventOf, eventTypes } from './support/eventOf.ts';
import { reactionsOf } from '../support/reactions.ts';
import { ada, failed, on, resendAt, to, walk } from './support/walk.ts';

const google = { type: 'METHOD_CHOSEN', method: 'google', at: 0 } as const;
const verificationConflict = [...to.resending, on.sendRejected(3, { code: 1023 })];
const withoutPopup = { popup: false };

const states = {
  account: walk(to.account).state,
  'account in use': walk(to.accountConflict, withoutPopup).state,
  entity: walk([on.submitted], { asksEntity: true }).state,
  region: walk(to.region).state,
  market: walk(to.market).state,
  sending: walk(to.sending).state,
  terms: walk([google, on.matched(1)], { asksTerms: true }).state,
  leaving: walk([google, on.matched(1)]).state,
  'account exists': walk(to.accountConflict).state,
  verification: walk(to.verification).state,
  'code of an account in use': walk(verificationConflict, withoutPopup).state,
  'wrong code': walk([...to.checking, on.codeRejected(3, { code: 1704 })]).state,
  checking: walk(to.checking).state,
  resending: walk(to.resending).state,
  'market of a new code': walk([...to.resending, on.sendRejected(3, { code: 17 })]).state,
  'code exists': walk(verificationConflict).state,
  password: walk(to.password).state,
  registering: walk(to.registering).state,
  'password exists': walk(to.passwordConflict).state,
  changing: walk([...to.passwordConflict, { type: 'CHANGE_CHOSEN' }]).state,
  'sending the change': walk([
    ...to.passwordConflict,
    { type: 'CHANGE_CHOSEN' },
    on.changeSubmitted,
  ]).state,
  success: walk(to.success).state,
} as const satisfies Readonly<Record<string, SignUpState>>;

/** One event of each type, after the countdown, with answers to a request. */
const eventsTo = (request: number): readonly SignUpEvent[] =>
  eventTypes.map((type) =>
    eventOf(type, {
      ...{ request, contact: ada, text: '111111', at: resendAt, method: 'google' },
      error: failed('email.send_code', { code: 0 }),
    }),
  );

describe('each state of the stepped sign-up', () => {
  const dismissals = ['BACK_REQUESTED', 'DISMISSED'];
  const entry = ['CONTACT_EDITED', 'CONTACT_SUBMITTED', 'FORM_CHOSEN'];
  const codeEntry = ['BACK_REQUESTED', 'CODE_EDITED', 'CODE_SUBMITTED'];
  const exists = ['BACK_REQUESTED', 'CHANGE_CHOSEN', 'DISMISSED', 'LOG_IN_CHOSEN'];

  it('reacts to what the seller can do there, and to the awaited answer', () => {
    const reactions = reactionsOf(signUpMachine, states, ({ lastRequest }) =>
      eventsTo(lastRequest),
    );
    expect(reactions).toEqual({
      account: [...entry, 'METHOD_CHOSEN'],
      'account in use': [...entry, 'LOG_IN_CHOSEN', 'METHOD_CHOSEN'],
      entity: ['BACK_REQUESTED', 'CONTACT_EDITED', 'DISMISSED', 'ENTITY_CONFIRMED'],
      region: ['CONTACT_EDITED', 'REGION_FAILED', 'REGION_MATCHED', 'REGION_MISMATCHED'],
      market: [
        ...['BACK_REQUESTED', 'CONTACT_EDITED', 'DISMISSED'],
        ...['MARKET_CONFIRMED', 'MARKET_SWITCHED'],
      ],
      sending: ['CODE_SENT', 'CONTACT_EDITED', 'SEND_REJECTED'],
      terms: ['BACK_REQUESTED', 'CONTACT_EDITED', 'DISMISSED', 'TERMS_AGREED'],
      leaving: [
        'CONTACT_EDITED',
        'CONTACT_SUBMITTED',
        'METHOD_CHOSEN',
        'PAGE_RESTORED',
        'START_FAILED',
      ],
      'account exists': [
        ...['BACK_REQUESTED', 'CHANGE_CHOSEN', 'CONTACT_EDITED'],
        ...['DISMISSED', 'LOG_IN_CHOSEN'],
      ],
      verification: [...codeEntry, 'RESEND_PRESSED'],
      'code of an account in use': [...codeEntry, 'LOG_IN_CHOSEN', 'RESEND_PRESSED'],
      'wrong code': [...codeEntry, 'RESEND_PRESSED'],
      checking: ['BACK_REQUESTED', 'CODE_ACCEPTED', 'CODE_EDITED', 'CODE_REJECTED'],
      'market of a new code': [
        ...['BACK_REQUESTED', 'DISMISSED', 'MARKET_CONFIRMED', 'MARKET_SWITCHED'],
      ],
      resending: ['BACK_REQUESTED', 'CODE_EDITED', 'CODE_SENT', 'SEND_REJECTED'],
      'code exists': exists,
      password: ['BACK_REQUESTED', 'PASSWORD_SUBMITTED'],
      registering: ['BACK_REQUESTED', 'REGISTERED', 'REGISTER_REJECTED'],
      'password exists': exists,
      changing: ['BACK_REQUESTED', 'CHANGE_SUBMITTED', 'DISMISSED'],
      'sending the change': ['CODE_SENT', 'SEND_REJECTED'],
      success: [],
    });
  });

  it('ignores the answer to another request (E-20)', () => {
    const late = ({ lastRequest }: SignUpState) =>
      [lastRequest - 1, lastRequest + 1].flatMap(eventsTo).filter((event) => 'request' in event);
    const nothing = Object.fromEntries(Object.keys(states).map((name) => [name, []]));
    expect(reactionsOf(signUpMachine, states, late)).toEqual(nothing);
  });

  const namesOf = (holds: (state: SignUpState) => boolean): readonly string[] =>
    Object.entries(states).flatMap(([name, state]) => (holds(state) ? [name] : []));

  it('may be closed, except while a request is pending or the page is left (E-30)', () => {
    const busy = ['region', 'sending', 'leaving', 'checking', 'resending', 'registering'];
    expect(namesOf(isBusy)).toEqual([...busy, 'sending the change', 'success']);
  });

  it('has a step before it from the code to the success (E-14)', () => {
    expect(namesOf(isLaterStep)).toEqual([
      ...['verification', 'code of an account in use', 'wrong code', 'checking', 'resending'],
      ...['market of a new code', 'code exists', 'password', 'registering', 'password exists'],
      ...['changing', 'sending the change'],
    ]);
  });

  it('has a dialog over it where something is asked', () => {
    expect(namesOf(isInterrupted)).toEqual([
      ...['entity', 'market', 'terms', 'account exists', 'market of a new code', 'code exists'],
      ...['password exists', 'changing', 'sending the change'],
    ]);
  });

  it('closes its dialog by Back as by its button', () => {
    for (const name of ['entity', 'market', 'terms', 'code exists', 'changing'] as const) {
      const [back, closed] = dismissals.map((type) =>
        signUpMachine(states[name], { type: type === 'DISMISSED' ? type : 'BACK_REQUESTED' }),
      );
      expect(back).toEqual(closed);
    }
  });
});
