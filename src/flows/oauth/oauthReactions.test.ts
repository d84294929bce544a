import { expect, it } from 'vitest';
import { reactionsOf } from '../support/reactions.ts';
import type { OAuthEvent } from './OAuthEvent.ts';
import { oauthMachine } from './oauthMachine.ts';
import { oauthStart, type OAuthState } from './OAuthState.ts';
import { eventsIn } from './support/everyMove.ts';
import {
  back,
  finishRejected,
  resend,
  sendRejected,
  toBinding,
  toCode,
  toContact,
  toExchange,
  toSending,
  unverified,
  walk,
} from './support/walk.ts';

/** An answer of the other request of the code step, which has one request at a time: its number is another. */
const isOther =
  (...types: readonly OAuthEvent['type'][]) =>
  ({ type }: OAuthEvent): boolean =>
    types.includes(type);

it('reacts in each step to what the seller can do there, and to the awaited answer', () => {
  const events = (state: OAuthState): readonly OAuthEvent[] => {
    const all = eventsIn(state);
    if (state.step !== 'code') return all;
    const other =
      state.activity.name === 'binding'
        ? isOther('CODE_SENT', 'SEND_REJECTED')
        : isOther('BOUND', 'BIND_REJECTED');
    return all.filter((event) => !other(event));
  };
  const states = {
    arriving: oauthStart,
    exchanging: walk(toExchange).state,
    failed: walk([unverified('')]).state,
    asked: walk([...toExchange, finishRejected({ code: 1007 })]).state,
    contact: walk(toContact).state,
    exists: walk([...toSending, sendRejected(2, { code: 1023 })]).state,
    sending: walk(toSending).state,
    code: walk(toCode).state,
    binding: walk(toBinding).state,
    resending: walk([...toCode, resend]).state,
    left: walk([...toContact, back]).state,
  };
  expect(reactionsOf(oauthMachine, states, events)).toEqual({
    arriving: ['ARRIVED', 'PAGE_RESTORED'],
    exchanging: ['FINISHED', 'FINISH_REJECTED', 'PAGE_RESTORED'],
    failed: ['PAGE_RESTORED'],
    asked: ['DISMISSED', 'LOG_IN_CHOSEN', 'PAGE_RESTORED'],
    contact: ['BACK_REQUESTED', 'CONTACT_EDITED', 'CONTACT_SUBMITTED'],
    exists: ['BACK_REQUESTED', 'DISMISSED', 'LOG_IN_CHOSEN'],
    sending: ['BACK_REQUESTED', 'CODE_SENT', 'CONTACT_EDITED', 'SEND_REJECTED'],
    code: ['BACK_REQUESTED', 'CODE_EDITED', 'PASSWORD_EDITED', 'RESEND_PRESSED', 'SUBMITTED'],
    binding: ['BACK_REQUESTED', 'BIND_REJECTED', 'BOUND', 'CODE_EDITED'],
    resending: ['BACK_REQUESTED', 'CODE_EDITED', 'CODE_SENT', 'SEND_REJECTED'],
    left: ['PAGE_RESTORED'],
  });
});
