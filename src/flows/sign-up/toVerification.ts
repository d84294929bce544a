import type { Contact } from '../../domain/account/Contact.ts';
import type { Transition } from '../Machine.ts';
import { sentToasts } from '../sentToast.ts';
import type { SignUpEffect } from './SignUpEffect.ts';
import {
  commonOf,
  type AccountStep,
  type PasswordStep,
  type VerificationStep,
} from './SignUpState.ts';
import { cooldownsAfterSend } from '../Cooldown.ts';
import { isTyped } from '../Sending.ts';

/**
 * Opens the verification step with its countdown after a code was sent; a code that may be it stays (E-08).
 * Source: FLOW-013.
 *
 * @param at when it was sent, in epoch milliseconds
 */
export function toVerification(
  state: AccountStep | VerificationStep | PasswordStep,
  contact: Contact,
  at: number,
  send: 'first' | 'change',
): Transition<VerificationStep, SignUpEffect> {
  const typed = state.step === 'verification' && isTyped(state);
  return {
    state: {
      ...commonOf(state),
      cooldowns: cooldownsAfterSend(state.cooldowns, at),
      step: 'verification',
      contact,
      activity: { name: 'editing', notice: null },
      refused: typed ? state.refused : null,
    },
    effects: [
      { type: 'KEEP_ACCOUNT', contact },
      // The dialog takes any kind of contact (S-192), and the form judges the code by the kind that it shows.
      ...(send === 'change' ? [{ type: 'SHOW_CONTACT', contact } as const] : []),
      ...(typed ? [] : [{ type: 'CLEAR_CODE' } as const]),
      { type: 'CLEAR_PASSWORDS' },
      { type: 'TOAST_SENT', key: sentToasts[contact.type][send] },
      { type: 'TRACK', fact: 'sign_up.code_sent' },
      ...(typed ? [] : [{ type: 'FOCUS', target: 'code' } as const]),
    ],
  };
}
