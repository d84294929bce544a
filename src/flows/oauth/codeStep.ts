import type { CallError } from '../../domain/errors/CallError.ts';
import { errorCatalogue } from '../../domain/errors/errorCatalogue.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import { presentError } from '../../domain/errors/presentError.ts';
import { isCoolingDown, serverCooldowns, withCooldown } from '../Cooldown.ts';
import { stay } from '../Machine.ts';
import { isTyped } from '../Sending.ts';
import { withSendFailure } from '../withSendFailure.ts';
import { wrongCode } from '../wrongCode.ts';
import { toCode } from './contactStep.ts';
import { conflictAt } from './exists.ts';
import { partialState } from './finishingStep.ts';
import { logInUnknown, secondStepRepeated } from '../sharedNotices.ts';
import { loggedIn, type Next } from './leaving.ts';
import type { OAuthEffect } from './OAuthEffect.ts';
import type { OAuthEvent } from './OAuthEvent.ts';
import { commonOf, type BindNotices, type CodeStep, type ContactStep } from './OAuthState.ts';

type EventOf<Type extends OAuthEvent['type']> = Extract<OAuthEvent, { type: Type }>;

const { passport } = errorCatalogue;
/** The rules of a new password are no answer to a wrong one. */
const wrongPassword: Notice = {
  from: 'portal',
  key: passport[1010].messageAt['account.login'],
};

const at = (state: CodeStep, notices: BindNotices): CodeStep => ({
  ...state,
  activity: { name: 'editing', notices },
});

/** Clears a code that the server rejected; it is not sent again (E-07). */
const refuse = (state: CodeStep, notice: Notice, refused: string): Next => ({
  state: { ...at(state, { code: notice }), refused },
  effects: [{ type: 'CLEAR_CODE' }, { type: 'FOCUS', target: 'code' }],
});

function bind(state: CodeStep, { code, password, at: now }: EventOf<'SUBMITTED'>): Next {
  if (isCoolingDown(state.cooldowns.register, now)) return stay(state);
  if (code === state.refused) return refuse(state, wrongCode, code);
  const request = state.lastRequest + 1;
  return {
    state: {
      ...state,
      lastRequest: request,
      activity: { name: 'binding', request, code, edited: false },
    },
    effects: [{ type: 'BIND', request, contact: state.contact, code, password }],
  };
}

function resend(state: CodeStep, now: number): Next {
  if (isCoolingDown(state.cooldowns.send, now)) return stay(state);
  const request = state.lastRequest + 1;
  const { contact, reason } = state;
  return {
    state: {
      ...state,
      lastRequest: request,
      activity: { name: 'resending', request, edited: false },
    },
    effects: [{ type: 'SEND_CODE', request, contact, reason }],
  };
}

const toast = (state: CodeStep, notice: Notice): Next => ({
  state: at(state, {}),
  effects: [{ type: 'TOAST_ERROR', notice }],
});

/** Shows why the contact could not be bound, and keeps what was typed. Source: S-171. */
function bindRejected(state: CodeStep, code: string, error: CallError): Next {
  if (error.outcomeUnknown) return toast({ ...state, unconfirmed: state.contact }, logInUnknown); // E-18
  const partial = partialState(state, error);
  if (partial !== null) return partial;
  const { surface, notice } = presentError(error);
  switch (surface) {
    case 'code-field':
      return isTyped(state)
        ? { state: { ...at(state, {}), refused: code }, effects: [] }
        : refuse(state, notice, code);
    case 'password-field':
      return {
        state: at(state, { password: state.reason === 'conflict' ? wrongPassword : notice }),
        effects: [{ type: 'FOCUS', target: 'password' }],
      };
    case 'nothing':
      return { state: at(state, {}), effects: [{ type: 'FOCUS', target: 'submit' }] };
    case 'two-step': // the client has repeated the request already (S-114)
      return toast(state, secondStepRepeated);
    default:
      return toast(state, notice);
  }
}

/** Back to the contact, which stays; the code and the password go. A cooldown of the server stays. */
const contactOf = (state: CodeStep): ContactStep => ({
  ...commonOf(state),
  cooldowns: serverCooldowns(state.cooldowns),
  ...{ step: 'contact', reason: state.reason, contact: state.contact },
  activity: { name: 'editing', notice: null },
});
const cleared = [
  { type: 'ABORT' },
  { type: 'CLEAR_CODE' },
  { type: 'CLEAR_PASSWORD' },
] as const satisfies readonly OAuthEffect[];

const toContact = (state: CodeStep): Next => ({
  state: contactOf(state),
  effects: [...cleared, { type: 'FOCUS', target: 'account' }],
});

/** A new code was not sent; a contact that has an account by now leads back to its field. */
function resendRejected(state: CodeStep, error: CallError): Next {
  const { surface, notice } = presentError(error);
  if (surface !== 'conflict')
    return surface === 'nothing' ? { state: at(state, {}), effects: [] } : toast(state, notice);
  const next = conflictAt(contactOf(state), state.contact, notice);
  return { state: next.state, effects: [...cleared, ...next.effects] };
}

/** Back while the contact is being bound: the server may do it, although the answer is not awaited (E-18). */
function giveUp(before: CodeStep): Next {
  const { state, effects } = toContact({ ...before, unconfirmed: before.contact });
  return { state, effects: [...effects, { type: 'TOAST_ERROR', notice: logInUnknown }] };
}

function whileEditing(state: CodeStep, notices: BindNotices, event: OAuthEvent): Next {
  switch (event.type) {
    case 'CODE_EDITED': {
      const { code: _code, ...rest } = notices;
      return { state: at(state, rest), effects: [] };
    }
    case 'PASSWORD_EDITED': {
      const { password: _password, ...rest } = notices;
      return { state: at(state, rest), effects: [] };
    }
    case 'SUBMITTED':
      return bind(state, event);
    case 'RESEND_PRESSED':
      return resend(state, event.at);
    default:
      return stay(state);
  }
}

/** The code of the contact and a password, which bind it and log in. Source: A§7 (OAUTH-010, OAUTH-018). */
export function codeStep(state: CodeStep, event: OAuthEvent): Next {
  const { activity, cooldowns } = state;
  if (event.type === 'BACK_REQUESTED')
    return activity.name === 'binding' ? giveUp(state) : toContact(state);
  if (activity.name === 'editing') return whileEditing(state, activity.notices, event);
  if (event.type === 'CODE_EDITED')
    return { state: { ...state, activity: { ...activity, edited: true } }, effects: [] };
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
    case 'BOUND':
      return loggedIn(state, event.redirectUrl);
    case 'BIND_REJECTED':
      return bindRejected(
        { ...state, cooldowns: withCooldown(cooldowns, 'register', event) },
        activity.name === 'binding' ? activity.code : '',
        event.error,
      );
    default:
      return stay(state);
  }
}
