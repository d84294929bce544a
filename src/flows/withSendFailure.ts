import type { CallError } from '../domain/errors/CallError.ts';
import { presentError } from '../domain/errors/presentError.ts';
import type { Transition } from './Machine.ts';

/** Reports a code that was not sent. */
export interface SendFailed {
  readonly type: 'TRACK';
  readonly fact: 'sign_up.send_failed';
}

/**
 * Adds the event of a code that was not sent: for every failure but an account that exists, which has
 * an event of its own, and one that shows nothing (CloseCaptcha). Source: B§8 (ERR-015), S-196.
 */
export function withSendFailure<State, Effect>(
  error: CallError,
  { state, effects }: Transition<State, Effect>,
): Transition<State, Effect | SendFailed> {
  const { surface } = presentError(error);
  return surface === 'conflict' || surface === 'nothing'
    ? { state, effects }
    : { state, effects: [{ type: 'TRACK', fact: 'sign_up.send_failed' }, ...effects] };
}
