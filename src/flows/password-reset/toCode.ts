import type { Contact } from '../../domain/account/Contact.ts';
import { cooldownAfterSend } from '../Cooldown.ts';
import type { Transition } from '../Machine.ts';
import { sentToasts } from '../sentToast.ts';
import type { ResetEffect } from './ResetEffect.ts';
import { commonOf, editing, type ResetState } from './ResetState.ts';

/**
 * Opens the empty code step with its countdown after a code was sent.
 *
 * @param at when it was sent, in epoch milliseconds
 */
export const toCode = (
  state: ResetState,
  contact: Contact,
  at: number,
): Transition<ResetState, ResetEffect> => ({
  state: {
    ...commonOf(state),
    cooldowns: { send: cooldownAfterSend(at) },
    step: 'code',
    contact,
    activity: editing,
    refused: null,
  },
  effects: [
    { type: 'CLEAR_CODE' },
    { type: 'TOAST_SENT', key: sentToasts[contact.type].first },
    { type: 'FOCUS', target: 'code' },
  ],
});
