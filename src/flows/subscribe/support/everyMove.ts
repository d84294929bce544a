import { failedCall, type CallError } from '../../../domain/errors/CallError.ts';
import { ada } from '../../sign-up/support/walk.ts';
import { explore, type Move } from '../../support/explore.ts';
import type { SubscribeEffect } from '../SubscribeEffect.ts';
import type { SubscribeEvent } from '../SubscribeEvent.ts';
import { subscribeMachine } from '../subscribeMachine.ts';
import { drawerStart, formStart, type SubscribeState } from '../SubscribeState.ts';

export type SubscribeMove = Move<SubscribeState, SubscribeEvent, SubscribeEffect>;

export const subscription = { contact: ada, shopLink: '' };

/** A lead that was not created. */
export const failed = (fault: Partial<CallError>): CallError =>
  failedCall(
    {
      ...{ service: 'product', call: 'usseller.onboard.v1.local.us.raw_lead' },
      ...{ faultClass: 'commit-soft', failure: 'server' },
    },
    fault,
  );

export const refusals: Readonly<Record<string, CallError>> = {
  refused: failed({ code: 5 }),
  throttled: failed({ failure: 'throttled', retryAfter: 90 }),
};

export const starts = [drawerStart, formStart] as const;

const either = [false, true] as const;
const uses = either.flatMap((dialog) =>
  either.flatMap((form) => either.map((offered) => ({ dialog, form, offered }))),
);

/** Every event, with each answer, time and use of the page that makes a difference. */
const eventsIn = ({ lastRequest }: SubscribeState): readonly SubscribeEvent[] => [
  { type: 'BUTTON_PRESSED' },
  { type: 'DISMISSED' },
  ...uses.flatMap((page): readonly SubscribeEvent[] => [
    { type: 'TIME_PASSED', page },
    { type: 'PAGE_CHANGED', page },
  ]),
  ...[0, 90_000].map((at): SubscribeEvent => ({ type: 'SUBMITTED', subscription, at })),
  ...[lastRequest, lastRequest - 1].flatMap((request): readonly SubscribeEvent[] => [
    ...either.map((elsewhere): SubscribeEvent => ({ type: 'SENT', request, elsewhere })),
    ...Object.values(refusals).map((error): SubscribeEvent => ({
      ...{ type: 'REJECTED', request, error, at: 0 },
    })),
  ]),
];

/** Every event in every state of both subscribe forms. */
export const everyMove = (): Generator<SubscribeMove> =>
  explore({
    machine: subscribeMachine,
    starts,
    eventsIn,
    // Numbers of requests only count up.
    keyOf: ({ activity, lastRequest, ...rest }) =>
      JSON.stringify([rest, { ...activity, request: null }, Math.min(lastRequest, 2)]),
  });
