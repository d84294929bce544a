import type { Contact } from '../../domain/account/Contact.ts';
import { cooldownsAfterSend } from '../Cooldown.ts';
import type { Transition } from '../Machine.ts';
import { isTyped } from '../Sending.ts';
import { sentToasts } from '../sentToast.ts';
import type { ResetEffect } from './ResetEffect.ts';
import {
  commonOf,
  editing,
  type AccountStep,
  type CodeStep,
  type ResetState,
} from './ResetState.ts';

/**
 * Opens the code step with its countdown after a code was sent; a code that may be it stays (E-08).
 *
 * @param at when it was sent, in epoch milliseconds
 */
export function toCode(
  state: AccountStep | CodeStep,
  contact: Contact,
  at: number,
): Transition<ResetState, ResetEffect> {
  const typed = state.step === 'code' && isTyped(state);
  const sent: ResetEffect = { type: 'TOAST_SENT', key: sentToasts[contact.type].first };
  return {
    state: {
      ...commonOf(state),
      cooldowns: cooldownsAfterSend(state.cooldowns, at),
      step: 'code',
      contact,
      activity: editing,
      refused: typed ? state.refused : null,
    },
    effects: typed ? [sent] : [{ type: 'CLEAR_CODE' }, sent, { type: 'FOCUS', target: 'code' }],
  };
}
