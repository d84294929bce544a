import { errorCatalogue } from '../../domain/errors/errorCatalogue.ts';
import type { CodeProblem } from '../../domain/code/codeRules.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import { presentError } from '../../domain/errors/presentError.ts';
import { stay, type Transition } from '../Machine.ts';
import { cooldownAfterSend, isCoolingDown, withCooldown } from '../Cooldown.ts';
import type { IdentityEffect, IdentityEvent, IdentityState } from './IdentityState.ts';

type Next = Transition<IdentityState, IdentityEffect>;

const problemText: Readonly<Record<CodeProblem, Notice>> = {
  empty: { from: 'portal', key: errorCatalogue.portal['input.code_empty'].message },
  short: { from: 'portal', key: errorCatalogue.portal['input.code_short'].message },
};

const entering = (state: IdentityState, notice: Notice | null): IdentityState => ({
  ...state,
  activity: { name: 'entering', notice },
});

const send = (state: IdentityState): Next => ({
  state: { ...state, sendFailure: null, activity: { name: 'sending' } },
  effects: [{ type: 'SEND_CODE' }],
});

const over = (state: IdentityState, ticket: string | null): Next => ({
  state: { ...state, activity: { name: 'over' } },
  effects: [{ type: 'ANSWER', ticket }],
});

function whileEntering(state: IdentityState, event: IdentityEvent): Next {
  switch (event.type) {
    case 'OPENED':
      return state.sent ? stay(state) : send(state);
    case 'RESEND_PRESSED':
      return isCoolingDown(state.cooldowns.send, event.at) ? stay(state) : send(state);
    case 'CODE_EDITED':
      return { state: entering(state, null), effects: [] };
    case 'CODE_REFUSED':
      return {
        state: entering(state, problemText[event.problem]),
        effects: [{ type: 'FOCUS_CODE' }],
      };
    case 'CODE_SUBMITTED':
      if (isCoolingDown(state.cooldowns.check, event.at)) return stay(state);
      return {
        state: { ...state, activity: { name: 'checking' } },
        effects: [{ type: 'CHECK_CODE', code: event.code }],
      };
    default:
      return stay(state);
  }
}

function whileSending(state: IdentityState, event: IdentityEvent): Next {
  switch (event.type) {
    case 'CODE_SENT':
      return {
        state: {
          ...entering(state, null),
          sent: true,
          cooldowns: { ...state.cooldowns, send: cooldownAfterSend(event.at) },
        },
        effects: [{ type: 'CLEAR_CODE' }, { type: 'FOCUS_CODE' }],
      };
    case 'SEND_REJECTED':
      return {
        state: {
          ...entering(state, null),
          sendFailure: presentError(event.error).notice,
          cooldowns: withCooldown(state.cooldowns, 'send', event),
        },
        effects: [],
      };
    default:
      return stay(state);
  }
}

function whileChecking(state: IdentityState, event: IdentityEvent): Next {
  switch (event.type) {
    case 'CODE_EDITED':
      return { state: entering(state, null), effects: [{ type: 'ABORT' }] };
    case 'CODE_ACCEPTED':
      return over(state, event.ticket);
    case 'CODE_REJECTED': {
      // A transport fault keeps the digits; a rejection by the server clears them (faults.md, verify).
      const cleared: readonly IdentityEffect[] =
        event.error.code === null ? [] : [{ type: 'CLEAR_CODE' }];
      return {
        state: {
          ...entering(state, presentError(event.error).notice),
          cooldowns: withCooldown(state.cooldowns, 'check', event),
        },
        effects: [...cleared, { type: 'FOCUS_CODE' }],
      };
    }
    default:
      return stay(state);
  }
}

/**
 * Verifies the user's identity before a request is retried: a code is sent to the known contact,
 * and the ticket of the checked code is added to the retry. Source: B§4, S-114.
 */
export function identityMachine(state: IdentityState, event: IdentityEvent): Next {
  if (event.type === 'DISMISSED' && state.activity.name !== 'over') {
    const { state: next, effects } = over(state, null);
    return { state: next, effects: [{ type: 'ABORT' }, ...effects] };
  }
  switch (state.activity.name) {
    case 'entering':
      return whileEntering(state, event);
    case 'sending':
      return whileSending(state, event);
    case 'checking':
      return whileChecking(state, event);
    case 'over':
      return stay(state);
  }
}
