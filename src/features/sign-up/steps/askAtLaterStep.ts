import { checkSignUpCode } from '../../../api/account/checkSignUpCode.ts';
import { registerWithTicket } from '../../../api/account/registerWithTicket.ts';
import type { SignUpEffect } from '../../../flows/sign-up/SignUpEffect.ts';
import type { SignUpEvent } from '../../../flows/sign-up/SignUpEvent.ts';
import type { SignUpDeps } from './SignUpDeps.ts';

/** The requests of the steps after the first. */
export type LaterRequest = Extract<SignUpEffect, { type: 'CHECK_CODE' | 'REGISTER' }>;

/** Runs a request of a later step; its code is loaded with these steps. Source: A§4. */
export function askAtLaterStep(
  effect: LaterRequest,
  { call, requests, handOver, now }: SignUpDeps,
  send: (event: SignUpEvent) => unknown,
): void {
  const { request, contact } = effect;
  switch (effect.type) {
    case 'CHECK_CODE':
      return void requests.ask(
        request,
        (signal) => checkSignUpCode(call, contact, effect.code, signal),
        ({ ticket }) => send({ type: 'CODE_ACCEPTED', request, ticket }),
        (error) => send({ type: 'CODE_REJECTED', request, error, at: now() }),
      );
    case 'REGISTER': {
      const { ticket, password } = effect;
      return void requests.ask(
        request,
        async (signal) => {
          const redirectUrl = (await handOver()).wanted();
          return registerWithTicket(call, contact, { ticket, password, redirectUrl }, signal);
        },
        (registered) => send({ type: 'REGISTERED', request, ...registered }),
        (error) => send({ type: 'REGISTER_REJECTED', request, error, at: now() }),
      );
    }
  }
}
