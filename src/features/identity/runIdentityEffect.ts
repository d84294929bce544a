import { checkIdentityCode, sendIdentityCode } from '../../api/account/identityCode.ts';
import type { Client } from '../../api/client.ts';
import type { IdentityContact } from '../../api/requestedContact.ts';
import type { IdentityEffect, IdentityEvent } from '../../flows/identity/IdentityState.ts';
import type { Requests } from '../createRequests.ts';
import type { Services } from '../Services.ts';

/** The dependencies of the effects of an identity verification. */
export interface IdentityDeps {
  readonly call: Client;
  readonly requests: Requests;
  readonly contact: IdentityContact;
  readonly report: Services['telemetry']['report'];
  readonly now: () => number;
  readonly clearCode: () => void;
  readonly focusCode: () => void;
  /** Passes the passport ticket to the waiting call; null when the seller left. */
  readonly answer: (ticket: string | null) => void;
}

/** The flow has one request at a time, so all use the same number. */
const REQUEST = 1;

/** Runs one effect of the identity machine. Source: B§4, S-114. */
export function runIdentityEffect(
  effect: IdentityEffect,
  { call, requests, contact, report, now, clearCode, focusCode, answer }: IdentityDeps,
  send: (event: IdentityEvent) => unknown,
): void {
  switch (effect.type) {
    case 'SEND_CODE':
      return void requests.ask(
        REQUEST,
        (signal) => sendIdentityCode(call, contact, signal),
        () => send({ type: 'CODE_SENT', at: now() }),
        (error) => send({ type: 'SEND_REJECTED', error, at: now() }),
      );
    case 'CHECK_CODE':
      return void requests.ask(
        REQUEST,
        (signal) => checkIdentityCode(call, contact, effect.code, signal),
        ({ ticket }) => send({ type: 'CODE_ACCEPTED', ticket }),
        (error) => send({ type: 'CODE_REJECTED', error, at: now() }),
      );
    case 'TRACK':
      return report({ name: effect.fact });
    case 'CLEAR_CODE':
      return clearCode();
    case 'FOCUS_CODE':
      return focusCode();
    case 'ABORT':
      return requests.abort();
    case 'ANSWER':
      return answer(effect.ticket);
  }
}
