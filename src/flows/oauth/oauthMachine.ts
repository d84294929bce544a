import { type Machine, stay } from '../Machine.ts';
import { codeStep } from './codeStep.ts';
import { contactStep } from './contactStep.ts';
import { finishingStep } from './finishingStep.ts';
import { toLogin, toStart } from './leaving.ts';
import type { OAuthEffect } from './OAuthEffect.ts';
import type { OAuthEvent } from './OAuthEvent.ts';
import type { OAuthState } from './OAuthState.ts';

/** The return from a provider: exchange, then the seller's page or a partial state. Source: A§4, S-009, S-097. */
export const oauthMachine: Machine<OAuthState, OAuthEvent, OAuthEffect> = (state, event) => {
  const isForm = state.step === 'contact' || state.step === 'code';
  // What came back is used once: a page that was left and restored does not exchange it again.
  if (event.type === 'PAGE_RESTORED') return isForm ? stay(state) : toLogin(state, { tips: false });
  switch (state.step) {
    case 'finishing':
      return finishingStep(state, event);
    case 'asked':
      if (event.type === 'LOG_IN_CHOSEN') return toLogin(state);
      return event.type === 'DISMISSED' ? toStart(state) : stay(state);
    case 'contact':
      return contactStep(state, event);
    case 'code':
      return codeStep(state, event);
    case 'failed':
    case 'left':
      return stay(state);
  }
};
