import type { Contact } from '../../domain/account/Contact.ts';
import type { Transition } from '../Machine.ts';
import { sentToasts } from './sentToast.ts';
import type { SignUpEffect } from './SignUpEffect.ts';
import type { AccountStep, PasswordStep, SignUpState, VerificationStep } from './SignUpState.ts';

/** A code is on its way: the verification step, empty, with its countdown. Source: FLOW-013. */
export const toVerification = (
  state: AccountStep | VerificationStep | PasswordStep,
  contact: Contact,
  resendAt: number,
  send: 'first' | 'change',
): Transition<SignUpState, SignUpEffect> => ({
  state: {
    step: 'verification',
    contact,
    activity: { name: 'editing', notice: null },
    refused: null,
    lastRequest: state.lastRequest,
    popup: state.popup,
    resendAt,
  },
  effects: [
    { type: 'CLEAR_CODE' },
    { type: 'CLEAR_PASSWORDS' },
    { type: 'TOAST_SENT', key: sentToasts[contact.type][send] },
    { type: 'TRACK', fact: 'sign_up.code_sent' },
    { type: 'FOCUS', target: 'code' },
  ],
});
