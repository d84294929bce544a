import type { OAuthEvent } from '../../../src/flows/oauth/OAuthEvent.ts';
import type { OAuthState } from '../../../src/flows/oauth/OAuthState.ts';
import { errors, everyMove, starts } from '../../../src/flows/oauth/support/everyMove.ts';
import { isCoolingDown } from '../../../src/flows/Cooldown.ts';
import { isTyped } from '../../../src/flows/Sending.ts';
import { flowOf } from './movesOf.ts';
import { editedOf } from './sendingFacts.ts';

const answers = new Map(
  errors.flatMap(([, list]) => list.map(([name, error]) => [error, name] as const)),
);

function pauseOf(state: OAuthState, event: OAuthEvent): string | null {
  if (!('at' in event) || 'request' in event) return null;
  const intent = event.type === 'SUBMITTED' ? 'register' : 'send';
  return isCoolingDown(state.cooldowns[intent], event.at) ? 'running' : 'over';
}

function decides(state: OAuthState, event: OAuthEvent): Readonly<Record<string, string>> {
  const pause = pauseOf(state, event);
  return {
    ...('error' in event && { answer: answers.get(event.error) ?? 'another' }),
    ...(pause !== null && { pause }),
    ...(event.type === 'ARRIVED' && {
      'what came back':
        event.callback.kind === 'refused' ? event.callback.reason : event.callback.kind,
    }),
    ...(event.type === 'FINISHED' && {
      profile: event.profileKey === null ? 'complete' : 'without a contact',
    }),
    ...(event.type === 'SUBMITTED' &&
      state.step === 'code' && {
        code: event.code === state.refused ? 'the refused one' : 'a new one',
      }),
    ...('error' in event && {
      'popup of the region': state.popup ? 'yes' : 'no',
      'an answer was lost before': state.unconfirmed === null ? 'no' : 'yes',
    }),
    ...(event.type === 'CODE_SENT' && {
      field: editedOf({ edited: state.step === 'code' && isTyped(state) }),
    }),
    began: state.type === 'login' ? 'at the log-in' : 'at the registration',
    ...('request' in state && { exchange: state.request === null ? 'not begun' : 'begun' }),
    ...('reason' in state && { reason: state.reason }),
    ...(state.step === 'asked' && { dialog: state.dialog }),
  };
}

function nodeOf(state: OAuthState): string {
  switch (state.step) {
    case 'finishing':
      return `callback/${state.request === null ? 'arriving' : 'exchanging'}`;
    case 'failed':
      return `failed/${state.failure}`;
    case 'asked':
      return `dialog/${state.dialog}`;
    case 'contact':
    case 'code':
      return `${state.step}/${state.activity.name}`;
    case 'left':
      return 'left/leaving';
  }
}

/** The return from a provider. */
export const oauthFlow = () =>
  flowOf({
    steps: ['callback', 'dialog', 'contact', 'code', 'failed', 'left'],
    starts,
    moves: everyMove(),
    nodesOf: (state) => [nodeOf(state)],
    decides,
  });
