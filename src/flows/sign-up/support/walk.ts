import type { EmailContact } from '../../../domain/account/Contact.ts';
import { failedCall, type CallError } from '../../../domain/errors/CallError.ts';
import type { FaultClass } from '../../../domain/errors/FaultClass.ts';
import { walkFrom } from '../../support/walkFrom.ts';
import type { SignUpEvent } from '../SignUpEvent.ts';
import { signUpMachine } from '../signUpMachine.ts';
import { initialSignUp, type SignUpSettings, type SignUpState } from '../SignUpState.ts';

/** The contacts, times and events that the flow tests use. */
export const ada: EmailContact = { type: 'email', email: 'ada@shop.example' };
export const bob: EmailContact = { type: 'email', email: 'bob@shop.example' };
/** The time of all timed events, and when a code may be sent again. */
export const now = 0;
export const resendAt = 60_000;
export const sentCooldown = { after: 'sent', until: resendAt, seconds: 60 } as const;

const classes: Readonly<Record<string, FaultClass>> = {
  'email.send_code': 'send',
  'email.register.code_verify': 'verify',
  'network.country.check': 'region',
};

/** A failed call of the account service: rejected with a code, or a transport fault without one. */
export const failed = (call: string, fault: Partial<CallError> = {}): CallError =>
  failedCall(
    {
      service: 'passport',
      call,
      faultClass: classes[call] ?? 'commit',
      failure: fault.code === undefined ? 'network' : 'server',
    },
    fault,
  );

/** Events by short names; responses take their request number. */
export const on = {
  submitted: { type: 'CONTACT_SUBMITTED', contact: ada, at: now },
  matched: (request) => ({ type: 'REGION_MATCHED', request }),
  mismatched: (request) => ({ type: 'REGION_MISMATCHED', request }),
  sent: (request) => ({ type: 'CODE_SENT', request, at: now }),
  sendRejected: (request, fault) => ({
    type: 'SEND_REJECTED',
    request,
    at: now,
    error: failed('email.send_code', fault),
  }),
  codeSubmitted: { type: 'CODE_SUBMITTED', code: '482915', at: now },
  accepted: (request) => ({ type: 'CODE_ACCEPTED', request, ticket: 'T-1' }),
  codeRejected: (request, fault) => ({
    type: 'CODE_REJECTED',
    request,
    at: now,
    error: failed('email.register.code_verify', fault),
  }),
  passwordSubmitted: { type: 'PASSWORD_SUBMITTED', password: 'abc12!', at: now },
  registered: (request) => ({
    type: 'REGISTERED',
    request,
    redirectUrl: '/settle',
    userId: '7',
  }),
  registerRejected: (request, fault) => ({
    type: 'REGISTER_REJECTED',
    request,
    at: now,
    error: failed('email.register.ticket_register', fault),
  }),
  changeSubmitted: { type: 'CHANGE_SUBMITTED', contact: bob, at: now },
} as const satisfies Record<
  string,
  SignUpEvent | ((request: number, fault?: Partial<CallError>) => SignUpEvent)
>;

/** Events from the start to each point of the flow. Request 1 checks the region, 2 sends, 3 checks, 4 registers. */
const toSending: readonly SignUpEvent[] = [on.submitted, on.matched(1)];
const toVerification: readonly SignUpEvent[] = [...toSending, on.sent(2)];
const toPassword: readonly SignUpEvent[] = [...toVerification, on.codeSubmitted, on.accepted(3)];
const exists: Partial<CallError> = { code: 1023 };

export const to = {
  account: [],
  region: [on.submitted],
  market: [on.submitted, on.mismatched(1)],
  sending: toSending,
  verification: toVerification,
  checking: [...toVerification, on.codeSubmitted],
  resending: [...toVerification, { type: 'RESEND_PRESSED', at: resendAt }],
  password: toPassword,
  registering: [...toPassword, on.passwordSubmitted],
  success: [...toPassword, on.passwordSubmitted, on.registered(4)],
  accountConflict: [...toSending, on.sendRejected(2, exists)],
  passwordConflict: [...toPassword, on.passwordSubmitted, on.registerRejected(4, exists)],
} as const satisfies Record<string, readonly SignUpEvent[]>;

/** Sends events one after another; returns the last state and the effects of the last event. */
export const walk = (
  events: readonly SignUpEvent[],
  { popup = true, asksEntity = false, asksTerms = false }: Partial<SignUpSettings> = {},
) => walkFrom(signUpMachine, initialSignUp({ popup, asksEntity, asksTerms }), events);

/** The flow's step and activity as a string. */
export const stepOf = (state: SignUpState): string =>
  state.step === 'success' ? state.step : `${state.step}/${state.activity.name}`;
