import type { Contact } from '../../../domain/account/Contact.ts';
import { failedCall, type CallError } from '../../../domain/errors/CallError.ts';
import { countryOf } from '../../../domain/phone/support/countries.ts';
import { walkFrom } from '../../support/walkFrom.ts';
import type { SingleFormEvent } from '../SingleFormEvent.ts';
import { singleFormMachine } from '../singleFormMachine.ts';
import { initialSingleForm, type SingleFormState } from '../SingleFormState.ts';

/** The two contacts of the form, and what it registers with them. */
export const ada: Contact = { type: 'email', email: 'ada@shop.example' };
export const phone: Contact = {
  type: 'phone',
  phone: { code: '44', number: '12345', extra: countryOf('gb') },
};
export const registration = {
  proven: [
    { contact: ada, code: '482915' },
    { contact: phone, code: '606060' },
  ],
  password: 'abc12!',
} as const;

export const settings = {
  ...{ checksNetwork: false, popup: true, asksTerms: false },
  kind: 'email',
} as const;

const rejection = (call: string, faultClass: 'send' | 'commit', fault: Partial<CallError>) =>
  failedCall(
    {
      ...{ service: 'passport', call, faultClass },
      failure: fault.code === undefined ? 'network' : 'server',
    },
    fault,
  );

/** Events by short names; responses take their request number. */
export const on = {
  send: { type: 'SEND_PRESSED', contact: ada, at: 0 },
  sendPhone: { type: 'SEND_PRESSED', contact: phone, at: 0 },
  sent: (request: number) => ({ type: 'CODE_SENT', request, at: 0 }),
  sendRejected: (request: number, fault: Partial<CallError>) => ({
    ...{ type: 'SEND_REJECTED', request, at: 0 },
    error: rejection('email.send_code', 'send', fault),
  }),
  edited: { type: 'CONTACT_EDITED', kind: 'email' },
  codeEdited: { type: 'CODE_EDITED', kind: 'email' },
  switched: { type: 'KIND_SWITCHED' },
  submit: { type: 'SUBMITTED', at: 0 },
  accepted: { type: 'FORM_ACCEPTED', registration },
  rejected: (request: number, fault: Partial<CallError>) => ({
    ...{ type: 'REGISTER_REJECTED', request, at: 0 },
    error: rejection('register', 'commit', fault),
  }),
} as const satisfies Record<string, SingleFormEvent | ((...args: never[]) => SingleFormEvent)>;

/** The state after the events, with the effects of the last one. */
export const walk = (
  events: readonly SingleFormEvent[],
  changed: Partial<Parameters<typeof initialSingleForm>[0]> = {},
) => walkFrom(singleFormMachine, initialSingleForm({ ...settings, ...changed }), events);

/** What a series of events comes to, from a form with other settings. */
export interface Result {
  readonly events: readonly SingleFormEvent[];
  readonly on?: Parameters<typeof walk>[1];
  readonly state: SingleFormState;
  readonly effects: readonly object[];
}

/** The form, and the form that was asked to register or to send once. */
export const start: SingleFormState = initialSingleForm(settings);
export const asked: SingleFormState = { ...start, revealed: true, lastRequest: 1 };

/** The server asks to wait. */
export const throttledFault = { failure: 'throttled', retryAfter: 90 } as const;
export const pause = { after: 'throttled', until: 90_000, seconds: 90 } as const;
export const throttled = { from: 'portal', key: 'throttled', values: { count: 90 } } as const;

/** A registration whose second code, that of the phone, is refused. */
export const toRegistering = [on.submit, on.accepted] as const;
export const toWrongPhoneCode = [...toRegistering, on.rejected(1, { code: 1203 })] as const;
export const wrongPhoneCode: SingleFormState = {
  ...{ ...asked, kind: 'phone', refused: { email: null, phone: '606060' } },
  notices: {
    phone_code: { from: 'portal', key: 'selleronboard_CB_signup_verification_code_error_toast' },
  },
};

export const toast = (notice: object) => ({ type: 'TOAST_ERROR', notice });
export const focus = (target: string) => ({ type: 'FOCUS', target });
export const blockShown = (kind: 'email' | 'phone') => [
  { type: 'SHOW_BLOCK', kind },
  { type: 'CLEAR_CODE', kind },
];
