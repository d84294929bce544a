import type { ResetEvent } from '../../../src/flows/password-reset/ResetEvent.ts';
import { resetStart, type ResetState } from '../../../src/flows/password-reset/ResetState.ts';
import { everyMove, refusals } from '../../../src/flows/password-reset/support/everyMove.ts';
import { isCoolingDown, type Intent } from '../../../src/flows/Cooldown.ts';
import { isTyped } from '../../../src/flows/Sending.ts';
import { flowOf } from './movesOf.ts';
import { editedOf } from './sendingFacts.ts';

const intents: Readonly<Partial<Record<ResetEvent['type'], Intent>>> = {
  CONTACT_SUBMITTED: 'send',
  RESEND_PRESSED: 'send',
  CODE_SUBMITTED: 'check',
  PASSWORD_SUBMITTED: 'reset',
};

const answers = new Map(
  Object.values(refusals).flatMap((list) => list.map(([name, error]) => [error, name] as const)),
);

function pauseOf(state: ResetState, event: ResetEvent): string | null {
  const intent = intents[event.type];
  if (intent === undefined || !('at' in event)) return null;
  return isCoolingDown(state.cooldowns[intent], event.at) ? 'running' : 'over';
}

function decides(state: ResetState, event: ResetEvent): Readonly<Record<string, string>> {
  const pause = pauseOf(state, event);
  return {
    ...('error' in event && { answer: answers.get(event.error) ?? 'another' }),
    ...(pause !== null && { pause }),
    ...(event.type === 'CODE_SENT' && {
      field: editedOf({ edited: state.step === 'code' && isTyped(state) }),
    }),
    ...(event.type === 'CODE_SUBMITTED' &&
      state.step === 'code' && {
        code: event.code === state.refused ? 'the refused one' : 'a new one',
      }),
  };
}

/** A forgotten password. */
export const resetFlow = () =>
  flowOf({
    steps: ['account', 'code', 'password', 'over'],
    starts: [resetStart],
    moves: everyMove(),
    nodesOf: (state) => [
      state.step === 'over' ? state.step : `${state.step}/${state.activity.name}`,
    ],
    decides,
  });
