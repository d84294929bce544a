import type { CallError } from '../../domain/errors/CallError.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import { presentError } from '../../domain/errors/presentError.ts';
import { isCoolingDown, serverCooldowns, withCooldown } from '../Cooldown.ts';
import { stay, type Transition } from '../Machine.ts';
import { withSendFailure } from '../withSendFailure.ts';
import { wrongCode } from '../wrongCode.ts';
import type { ResetEffect } from './ResetEffect.ts';
import type { ResetEvent } from './ResetEvent.ts';
import { commonOf, editing, type CodeStep, type ResetState } from './ResetState.ts';
import { toAccount, unknownAccount } from './toAccount.ts';
import { toCode } from './toCode.ts';

type Next = Transition<ResetState, ResetEffect>;

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
      activity: { name: 'resending', request, edited: false },
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

function resendRejected(state: CodeStep, error: CallError): Next {
  const { surface, notice } = presentError(error);
  if (surface === 'account-field') return toAccount(state, unknownAccount(notice));
  return {
    state: { ...state, activity: editing },
    effects: surface === 'nothing' ? [] : [{ type: 'TOAST_ERROR', notice }],
  };
}

/** An edit drops the error, and ends the check of the old code; a resend goes on. */
function edited(state: CodeStep): Next {
  const { activity } = state;
  if (activity.name === 'resending')
    return { state: { ...state, activity: { ...activity, edited: true } }, effects: [] };
  return {
    state: { ...state, activity: editing },
    effects: activity.name === 'checking' ? [{ type: 'ABORT' }] : [],
  };
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
  const { activity, cooldowns } = state;
  if (event.type === 'BACK_REQUESTED') return toAccount(state);
  if (event.type === 'CODE_EDITED') return edited(state);
  if (activity.name === 'editing') {
    if (event.type === 'CODE_SUBMITTED') return check(state, event.code, event.at);
    return event.type === 'RESEND_PRESSED' ? resend(state, event.at) : stay(state);
  }
  if (!('request' in event) || event.request !== activity.request) return stay(state);
  switch (event.type) {
    case 'CODE_SENT':
      return toCode(state, state.contact, event.at);
    case 'SEND_REJECTED':
      return withSendFailure(
        event.error,
        resendRejected(
          { ...state, cooldowns: withCooldown(cooldowns, 'send', event) },
          event.error,
        ),
      );
    case 'CODE_ACCEPTED':
      return accepted(state, event.ticket);
    case 'CODE_REJECTED':
      return checkRejected(
        { ...state, cooldowns: withCooldown(cooldowns, 'check', event) },
        activity.name === 'checking' ? activity.code : '',
        event.error,
      );
    default:
      return stay(state);
  }
}
