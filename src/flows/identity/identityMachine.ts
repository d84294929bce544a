import { errorCatalogue } from '../../domain/errors/errorCatalogue.ts';
import type { CodeProblem } from '../../domain/code/codeRules.ts';
import { noticeOf } from '../noticeOf.ts';
import type { Notice } from '../Notice.ts';
import { stay, type Transition } from '../Machine.ts';
import { mustWait, waitAfterRefusal, waitAfterSend } from '../Wait.ts';
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
  state: { ...state, activity: { name: 'sending' } },
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
      return mustWait(state.wait ?? undefined, event.at) ? stay(state) : send(state);
    case 'CODE_EDITED':
      return { state: entering(state, null), effects: [] };
    case 'CODE_REFUSED':
      return {
        state: entering(state, problemText[event.problem]),
        effects: [{ type: 'FOCUS_CODE' }],
      };
    case 'CODE_SUBMITTED':
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
        state: { ...entering(state, null), sent: true, wait: waitAfterSend(event.at) },
        effects: [{ type: 'CLEAR_CODE' }, { type: 'FOCUS_CODE' }],
      };
    case 'SEND_REJECTED':
      return {
        state: {
          ...entering(state, noticeOf(event.error)),
          wait: waitAfterRefusal(event.at, event.error.retryAfter),
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
      // A fault on the way keeps the digits; the server's refusal clears them (faults.md, verify).
      const cleared: readonly IdentityEffect[] =
        event.error.code === null ? [] : [{ type: 'CLEAR_CODE' }];
      return {
        state: entering(state, noticeOf(event.error)),
        effects: [...cleared, { type: 'FOCUS_CODE' }],
      };
    }
    default:
      return stay(state);
  }
}

/**
 * Shows who somebody is before a request goes on: a code goes to the contact that the server knows,
 * and its ticket lets the request be made again. Source: B§4, S-114.
 */
export function identityMachine(state: IdentityState, event: IdentityEvent): Next {
  if (event.type === 'CANCELLED' && state.activity.name !== 'over') {
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
