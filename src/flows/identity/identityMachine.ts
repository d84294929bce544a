import { errorCatalogue } from '../../domain/errors/errorCatalogue.ts';
import type { CodeProblem } from '../../domain/code/codeRules.ts';
import type { CallError } from '../../domain/errors/CallError.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import { presentError } from '../../domain/errors/presentError.ts';
import { stay, type Transition } from '../Machine.ts';
import { isCoolingDown, withCooldown, cooldownsAfterSend } from '../Cooldown.ts';
import { isTyped, thenCheck, untyped, whileTyping } from '../Sending.ts';
import { withSendFailure } from '../withSendFailure.ts';
import { wrongCode } from '../wrongCode.ts';
import type { IdentityEffect, IdentityEvent, IdentityState } from './IdentityState.ts';

type Next = Transition<IdentityState, IdentityEffect>;
type EventOf<Type extends IdentityEvent['type']> = Extract<IdentityEvent, { type: Type }>;
type ActivityOf<Name extends IdentityState['activity']['name']> = Extract<
  IdentityState['activity'],
  { name: Name }
>;

const problemText: Readonly<Record<CodeProblem, Notice>> = {
  empty: { from: 'portal', key: errorCatalogue.portal['input.code_empty'].message },
  short: { from: 'portal', key: errorCatalogue.portal['input.code_short'].message },
};

const entering = (state: IdentityState, notice: Notice | null): IdentityState => ({
  ...state,
  activity: { name: 'entering', notice },
});

/** Clears a code that the server rejected; `refused` is the code that is not sent again (S-211). */
const refuse = (state: IdentityState, notice: Notice, refused: string | null): Next => ({
  state: { ...entering(state, notice), refused },
  effects: [{ type: 'CLEAR_CODE' }, { type: 'FOCUS_CODE' }],
});

const send = (state: IdentityState): Next => ({
  state: { ...state, sendFailure: null, activity: { name: 'sending', ...untyped } },
  effects: [{ type: 'SEND_CODE' }],
});

const over = (state: IdentityState, ticket: string | null): Next => ({
  state: { ...state, activity: { name: 'over' } },
  effects: [{ type: 'ANSWER', ticket }],
});

function check(state: IdentityState, code: string, at: number): Next {
  if (isCoolingDown(state.cooldowns.check, at)) return stay(state);
  if (code === state.refused) return refuse(state, wrongCode, code);
  return {
    state: { ...state, activity: { name: 'checking', code } },
    effects: [{ type: 'CHECK_CODE', code }],
  };
}

function whileEntering(state: IdentityState, notice: Notice | null, event: IdentityEvent): Next {
  switch (event.type) {
    case 'OPENED':
      return state.sent ? stay(state) : send(state);
    case 'RESEND_PRESSED':
      return isCoolingDown(state.cooldowns.send, event.at) ? stay(state) : send(state);
    case 'CODE_EDITED':
      return { state: entering(state, null), effects: [] };
    case 'CODE_LEFT': // S-061; a code that was refused is empty, and says why
      return event.problem === null || notice !== null
        ? stay(state)
        : { state: entering(state, problemText[event.problem]), effects: [] };
    case 'CODE_REFUSED':
      return {
        state: entering(state, problemText[event.problem]),
        effects: [{ type: 'FOCUS_CODE' }],
      };
    case 'CODE_SUBMITTED':
      return check(state, event.code, event.at);
    default:
      return stay(state);
  }
}

function sent(state: IdentityState, at: number): Next {
  const typed = isTyped(state);
  return {
    state: {
      ...entering(state, null),
      ...{ sent: true, refused: typed ? state.refused : null },
      cooldowns: cooldownsAfterSend(state.cooldowns, at),
    },
    effects: typed ? [] : [{ type: 'CLEAR_CODE' }, { type: 'FOCUS_CODE' }],
  };
}

function notSent(state: IdentityState, event: EventOf<'SEND_REJECTED'>): Next {
  const { surface, notice } = presentError(event.error);
  return withSendFailure(event.error, {
    state: {
      ...entering(state, null),
      sendFailure: surface === 'nothing' ? null : notice,
      cooldowns: withCooldown(state.cooldowns, 'send', event),
    },
    effects: [],
  });
}

function whileSending(
  state: IdentityState,
  activity: ActivityOf<'sending'>,
  event: IdentityEvent,
): Next {
  switch (event.type) {
    case 'CODE_EDITED':
    case 'CODE_SUBMITTED':
      return whileTyping(state, activity, event);
    case 'CODE_SENT':
    case 'SEND_REJECTED': {
      const next = event.type === 'CODE_SENT' ? sent(state, event.at) : notSent(state, event);
      return thenCheck(next, activity, (after, code) => check(after, code, event.at));
    }
    default:
      return stay(state);
  }
}

function checkRejected(state: IdentityState, code: string, error: CallError): Next {
  const { surface, field, notice } = presentError(error);
  // A transport fault keeps the digits (faults.md, class verify), as does a closed captcha (E-23); a
  // rejection by the server clears them.
  if (error.code === null || surface === 'nothing')
    return {
      state: entering(state, surface === 'nothing' ? null : notice),
      effects: [{ type: 'FOCUS_CODE' }],
    };
  const isRefused = surface === 'code-field' && field !== null;
  return refuse(state, notice, isRefused ? code : state.refused);
}

function whileChecking(state: IdentityState, code: string, event: IdentityEvent): Next {
  switch (event.type) {
    case 'CODE_EDITED':
      return { state: entering(state, null), effects: [{ type: 'ABORT' }] };
    case 'CODE_ACCEPTED':
      return over(state, event.ticket);
    case 'CODE_REJECTED': {
      const cooldowns = withCooldown(state.cooldowns, 'check', event);
      return checkRejected({ ...state, cooldowns }, code, event.error);
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
  const { activity } = state;
  switch (activity.name) {
    case 'entering':
      return whileEntering(state, activity.notice, event);
    case 'sending':
      return whileSending(state, activity, event);
    case 'checking':
      return whileChecking(state, activity.code, event);
    case 'over':
      return stay(state);
  }
}
