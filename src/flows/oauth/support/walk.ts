import type { CallError } from '../../../domain/errors/CallError.ts';
import { ada } from '../../sign-up/support/walk.ts';
import { walkFrom } from '../../support/walkFrom.ts';
import type { OAuthEvent } from '../OAuthEvent.ts';
import { oauthMachine } from '../oauthMachine.ts';
import { oauthStart } from '../OAuthState.ts';
import { refusedAt } from './everyMove.ts';

/** The state after the events, with the effects of the last one. */
export const walk = (events: readonly OAuthEvent[]) => walkFrom(oauthMachine, oauthStart, events);

export const back = { type: 'BACK_REQUESTED' } as const;
export const submitted = {
  type: 'SUBMITTED',
  code: '482915',
  password: 'Market-9',
  at: 0,
} as const;
export const resend = { type: 'RESEND_PRESSED', at: 60_000 } as const;
export const finishRejected = (fault: Partial<CallError>): OAuthEvent => ({
  ...{ type: 'FINISH_REJECTED', request: 1, at: 0, error: refusedAt('finish', fault) },
});
export const sendRejected = (request: number, fault: Partial<CallError>): OAuthEvent => ({
  ...{ type: 'SEND_REJECTED', request, at: 0, error: refusedAt('send', fault) },
});
export const bindRejected = (fault: Partial<CallError>, request = 3): OAuthEvent => ({
  ...{ type: 'BIND_REJECTED', request, at: 0, error: refusedAt('bind', fault) },
});
export const unverified = (search: string): OAuthEvent => ({
  type: 'ARRIVED',
  callback: { kind: 'refused', reason: 'unverified', type: 'login', search },
});
export const throttledFault = { failure: 'throttled', retryAfter: 90 } as const;
export const closedCaptcha = { code: 'CloseCaptcha' } as const;

export const toExchange: readonly OAuthEvent[] = [
  {
    type: 'ARRIVED',
    callback: { kind: 'code', type: 'login', code: 'C-1', state: 'S-1', search: '' },
  },
];
export const toContact = [...toExchange, finishRejected({ code: 4026 })];
export const toSending: readonly OAuthEvent[] = [
  ...toContact,
  { type: 'CONTACT_SUBMITTED', contact: ada, at: 0 },
];
export const toCode: readonly OAuthEvent[] = [
  ...toSending,
  { type: 'CODE_SENT', request: 2, at: 0 },
];
export const toBinding = [...toCode, submitted];
