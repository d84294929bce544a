import { type Machine, stay } from '../Machine.ts';
import { arrivingStep } from './arrivingStep.ts';
import { afterLinking } from './dialogOf.ts';
import { formStep } from './formStep.ts';
import { left, stopped, toStart, type Next } from './leaving.ts';
import type { PartnerEffect } from './PartnerEffect.ts';
import type { PartnerEvent } from './PartnerEvent.ts';
import { commonOf, type LinkingStep, type PartnerState, type StoppedStep } from './PartnerState.ts';

/** A dialog without a form: its way on is the partner's page, its end the start. Source: A§8. */
function stoppedStep(state: StoppedStep, event: PartnerEvent): Next {
  const { dialog } = state;
  if (event.type === 'DISMISSED')
    return toStart(
      dialog.name === 'notice' && dialog.restarts ? { ...state, type: 'register' } : state,
    );
  if (event.type !== 'LINKING_CHOSEN' || dialog.name !== 'registered') return stay(state);
  const request = state.lastRequest + 1;
  return {
    state: { ...commonOf(state), step: 'linking', lastRequest: request, dialog, request },
    effects: [{ type: 'START_LINKING', request, saved: null }],
  };
}

/** What comes of the linking: the partner's page, or a dialog again. */
function linkingStep(state: LinkingStep, event: PartnerEvent): Next {
  if (!('request' in event) || event.request !== state.request) return stay(state);
  if (event.type === 'LINKING_STARTED') return left(state, { type: 'LEAVE_FOR_BINDING' });
  return event.type === 'LINKING_REJECTED'
    ? stopped(state, afterLinking(state.dialog, event))
    : stay(state);
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
    case 'linking':
      return linkingStep(state, event);
    case 'form':
      return formStep(state, event);
    case 'failed':
    case 'left':
      return stay(state);
  }
};
