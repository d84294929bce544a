import { initialSignUp, type SignUpState } from '../../../src/flows/sign-up/SignUpState.ts';
import type { SignUpEvent } from '../../../src/flows/sign-up/SignUpEvent.ts';
import { everyMove, refusals } from '../../../src/flows/sign-up/support/everyMove.ts';
import { stepOf } from '../../../src/flows/sign-up/support/walk.ts';
import { isCoolingDown, type Intent } from '../../../src/flows/Cooldown.ts';
import { flowOf } from './movesOf.ts';

const intents: Readonly<Partial<Record<SignUpEvent['type'], Intent>>> = {
  CONTACT_SUBMITTED: 'send',
  RESEND_PRESSED: 'send',
  CODE_SUBMITTED: 'check',
  PASSWORD_SUBMITTED: 'register',
};

const answers = new Map(Object.entries(refusals).map(([name, error]) => [error, name]));

function pauseOf(state: SignUpState, event: SignUpEvent): string | null {
  const intent = intents[event.type];
  if (intent === undefined || !('at' in event)) return null;
  return isCoolingDown(state.cooldowns[intent], event.at) ? 'running' : 'over';
}

function decides(state: SignUpState, event: SignUpEvent): Readonly<Record<string, string>> {
  const pause = pauseOf(state, event);
  return {
    ...('error' in event && { answer: answers.get(event.error) ?? 'another' }),
    ...(pause !== null && { pause }),
    ...(event.type === 'METHOD_CHOSEN' && { method: event.method }),
    ...(event.type === 'CODE_SUBMITTED' &&
      state.step === 'verification' && {
        code: event.code === state.refused ? 'the refused one' : 'a new one',
      }),
    ...(state.step === 'account' && {
      mode: state.mode.name,
      notice:
        state.activity.name === 'editing' && state.activity.notice?.offer === 'log-in'
          ? 'offers the log-in'
          : 'none',
    }),
    popup: state.settings.popup ? 'yes' : 'no',
    'asks for the company': state.settings.asksEntity ? 'yes' : 'no',
    'asks for the terms': state.settings.asksTerms ? 'yes' : 'no',
  };
}

/** Sign-up on the stepped page. */
export const signUpFlow = () =>
  flowOf({
    steps: ['account', 'verification', 'password', 'success'],
    starts: [initialSignUp({ popup: true, asksEntity: false, asksTerms: true })],
    moves: everyMove(false),
    nodesOf: (state) => [stepOf(state)],
    decides,
  });
