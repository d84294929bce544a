import type { CallError } from '../../domain/errors/CallError.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import { presentError } from '../../domain/errors/presentError.ts';
import { isCoolingDown, serverCooldowns, withCooldown } from '../Cooldown.ts';
import { stay, type Transition } from '../Machine.ts';
import { thenCheck, untyped, whileTyping } from '../Sending.ts';
import { withSendFailure } from '../withSendFailure.ts';
import { wrongCode } from '../wrongCode.ts';
import type { ResetEffect } from './ResetEffect.ts';
import type { ResetEvent } from './ResetEvent.ts';
import { commonOf, editing, type CodeStep, type ResetState } from './ResetState.ts';
import { toAccount, unknownAccount } from './toAccount.ts';
import { toCode } from './toCode.ts';

type Next = Transition<ResetState, ResetEffect>;
type EventOf<Type extends ResetEvent['type']> = Extract<ResetEvent, { type: Type }>;
type ActivityOf<Name extends CodeStep['activity']['name']> = Extract<
  CodeStep['activity'],
  { name: Name }
>;

/** Clears a code that the server rejected; `refused` is the code that is not sent again (S-211). */
const refuse = (state: CodeStep, notice: Notice, refused: string | null): Next => ({
  state: { ...state, refused, activity: { name: 'editing', notice } },
  effects: [{ type: 'CLEAR_CODE' }, { type: 'FOCUS', target: 'code' }],
});

function check(state: CodeStep, code: string, at: number): Next {
  if (isCoolingDown(state.cooldowns.check, at)) return stay(state);
  if (code === state.refused) return refuse(state, wrongCode, code);
  const request = state.lastRequest + 1;
  return {
    state: { ...state, lastRequest: request, activity: { name: 'checking', request, code } },
    effects: [{ type: 'CHECK_CODE', request, contact: state.contact, code }],
  };
}

function resend(state: CodeStep, at: number): Next {
  if (isCoolingDown(state.cooldowns.send, at)) return stay(state);
  const request = state.lastRequest + 1;
  return {
    state: {
      ...state,
      lastRequest: request,
      activity: { name: 'resending', request, ...untyped },
    },
    effects: [{ type: 'SEND_CODE', request, contact: state.contact }],
  };
}

function checkRejected(state: CodeStep, code: string, error: CallError): Next {
  const { surface, field, notice } = presentError(error);
  if (surface === 'account-field') return toAccount(state, unknownAccount(notice));
  // A transport fault keeps the digits (faults.md, class verify), as does a closed captcha (E-23); a
  // rejection by the server clears them.
  if (error.code === null || surface === 'nothing')
    return {
      state: {
        ...state,
        activity: { name: 'editing', notice: surface === 'nothing' ? null : notice },
      },
      effects: [{ type: 'FOCUS', target: 'code' }],
    };
  const isRefused = surface === 'code-field' && field !== null;
  return refuse(state, notice, isRefused ? code : state.refused);
}

function resendRejected(before: CodeStep, event: EventOf<'SEND_REJECTED'>): Next {
  const state = { ...before, cooldowns: withCooldown(before.cooldowns, 'send', event) };
  const { surface, notice } = presentError(event.error);
  if (surface === 'account-field') return toAccount(state, unknownAccount(notice));
  return {
    state: { ...state, activity: editing },
    effects: surface === 'nothing' ? [] : [{ type: 'TOAST_ERROR', notice }],
  };
}

/** An edit drops the error, and ends the check of the old code. */
const edited = (state: CodeStep): Next => ({
  state: { ...state, activity: editing },
  effects: state.activity.name === 'checking' ? [{ type: 'ABORT' }] : [],
});

/** Checks a code unless an answer has led to another step. */
const checkHere = (state: ResetState, code: string, at: number): Next =>
  state.step === 'code' ? check(state, code, at) : stay(state);

function whileResending(
  state: CodeStep,
  activity: ActivityOf<'resending'>,
  event: ResetEvent,
): Next {
  if (event.type === 'CODE_EDITED' || event.type === 'CODE_SUBMITTED')
    return whileTyping(state, activity, event);
  if (!('request' in event) || event.request !== activity.request) return stay(state);
  switch (event.type) {
    case 'CODE_SENT':
    case 'SEND_REJECTED': {
      const next =
        event.type === 'CODE_SENT'
          ? toCode(state, state.contact, event.at)
          : withSendFailure(event.error, resendRejected(state, event));
      return thenCheck(next, activity, (after, code) => checkHere(after, code, event.at));
    }
    default:
      return stay(state);
  }
}

function whileChecking(state: CodeStep, activity: ActivityOf<'checking'>, event: ResetEvent): Next {
  if (event.type === 'CODE_EDITED') return edited(state);
  if (!('request' in event) || event.request !== activity.request) return stay(state);
  switch (event.type) {
    case 'CODE_ACCEPTED':
      return accepted(state, event.ticket);
    case 'CODE_REJECTED':
      return checkRejected(
        { ...state, cooldowns: withCooldown(state.cooldowns, 'check', event) },
        activity.code,
        event.error,
      );
    default:
      return stay(state);
  }
}

const accepted = (state: CodeStep, ticket: string): Next => ({
  state: {
    ...commonOf(state),
    cooldowns: serverCooldowns(state.cooldowns),
    ...{ step: 'password', contact: state.contact, ticket, activity: editing },
  },
  effects: [{ type: 'FOCUS', target: 'password' }],
});

/** The second step: the code, and a new one after the countdown. */
export function codeStep(state: CodeStep, event: ResetEvent): Next {
  const { activity } = state;
  if (event.type === 'BACK_REQUESTED') return toAccount(state);
  switch (activity.name) {
    case 'editing':
      if (event.type === 'CODE_EDITED') return edited(state);
      if (event.type === 'CODE_SUBMITTED') return check(state, event.code, event.at);
      return event.type === 'RESEND_PRESSED' ? resend(state, event.at) : stay(state);
    case 'checking':
      return whileChecking(state, activity, event);
    case 'resending':
      return whileResending(state, activity, event);
  }
}
