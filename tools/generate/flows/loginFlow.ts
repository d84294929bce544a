import type { LoginEvent } from '../../../src/flows/login/LoginEvent.ts';
import { loginStart, type LoginState } from '../../../src/flows/login/LoginState.ts';
import { everyMove, refusals } from '../../../src/flows/login/support/everyMove.ts';
import { isCoolingDown } from '../../../src/flows/Cooldown.ts';
import { flowOf } from './movesOf.ts';

const answers = new Map(Object.entries(refusals).map(([name, error]) => [error, name]));

const decides = (state: LoginState, event: LoginEvent): Readonly<Record<string, string>> => ({
  ...('error' in event && { answer: answers.get(event.error) ?? 'another' }),
  ...(event.type === 'SUBMITTED' && {
    pause: isCoolingDown(state.cooldown ?? undefined, event.at) ? 'running' : 'over',
  }),
  ...(event.type === 'METHOD_CHOSEN' && { method: event.method }),
  ...(state.activity.name === 'leaving' && {
    by: state.activity.method === null ? 'log-in' : 'a method',
  }),
});

/** The log-in with an account and its password. */
export const loginFlow = () =>
  flowOf({
    steps: ['form', 'reset', 'left'],
    starts: [loginStart],
    moves: everyMove(),
    nodesOf: ({ activity: { name } }) => {
      if (name === 'leaving') return ['left/leaving'];
      return [name === 'resetting' ? 'reset/resetting' : `form/${name}`];
    },
    decides,
  });
