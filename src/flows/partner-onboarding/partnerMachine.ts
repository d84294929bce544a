import { type Machine, stay } from '../Machine.ts';
import { arrivingStep } from './arrivingStep.ts';
import { dialogOf } from './dialogOf.ts';
import { formStep } from './formStep.ts';
import { left, stopped, toStart, type Next } from './leaving.ts';
import type { PartnerEffect } from './PartnerEffect.ts';
import type { PartnerEvent } from './PartnerEvent.ts';
import type { PartnerState, StoppedStep } from './PartnerState.ts';

/** A dialog without a form: its way on is the partner's page, its end the start. Source: A§8. */
function stoppedStep(state: StoppedStep, event: PartnerEvent): Next {
  const { dialog, linking } = state;
  if (event.type === 'DISMISSED') return linking === null ? toStart(state) : stay(state);
  if (event.type === 'LINKING_CHOSEN' && linking === null && dialog.name === 'registered') {
    const request = state.lastRequest + 1;
    return {
      state: { ...state, lastRequest: request, linking: request },
      effects: [{ type: 'START_LINKING', request, saved: null }],
    };
  }
  if (!('request' in event) || event.request !== linking) return stay(state);
  if (event.type === 'LINKING_STARTED') return left(state, { type: 'LEAVE_FOR_BINDING' });
  if (event.type !== 'LINKING_REJECTED') return stay(state);
  const next = dialogOf(event.error, 'phone');
  return next === null
    ? toStart(state, { type: 'TOAST_REFUSED', failure: 'provider' })
    : stopped(state, next);
}

/** The return from the partner: exchange, its data, and the form that binds a contact. Source: A§4, S-089. */
export const partnerMachine: Machine<PartnerState, PartnerEvent, PartnerEffect> = (
  state,
  event,
) => {
  // What came back is used once: a page that was left and restored does not exchange it again.
  if (event.type === 'PAGE_RESTORED')
    return state.step === 'form' ? stay(state) : left(state, { type: 'GO_TO', page: 'login' });
  switch (state.step) {
    case 'arriving':
      return arrivingStep(state, event);
    case 'stopped':
      return stoppedStep(state, event);
    case 'form':
      return formStep(state, event);
    case 'failed':
    case 'left':
      return stay(state);
  }
};
