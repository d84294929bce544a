import type { Contact } from '../domain/account/Contact.ts';
import { cooldownAfterSend, isCoolingDown, type Cooldown } from './Cooldown.ts';
import { stay, type Transition } from './Machine.ts';
import type { RequestId } from './Request.ts';

/** The state of sending the code of one block. */
export interface Sending {
  /** The pending send request. */
  readonly running: { readonly request: RequestId; readonly contact: Contact } | null;
  readonly cooldown: Cooldown | null;
  /** Whether a code was sent before; the button then shows the resend text (CODE-010). */
  readonly sent: boolean;
  /** Whether the code was edited since the pending send: it may be the new one, which can come first (E-08). */
  readonly edited: boolean;
}

/** No send is pending. */
export const notSending = { running: null, edited: false } as const;

export const nothingSent = { ...notSending, cooldown: null, sent: false } as const;

/**
 * The block as a form opens: with the countdown of a code that it sent before a reload. Source: E-12.
 *
 * @param sentAt when the code was sent, in epoch milliseconds; null for none
 * @param at the present time, in epoch milliseconds
 */
export function sendingAtStart(sentAt: number | null, at: number): Sending {
  const cooldown = sentAt === null ? undefined : cooldownAfterSend(sentAt);
  return cooldown !== undefined && isCoolingDown(cooldown, at)
    ? { ...nothingSent, cooldown, sent: true }
    : nothingSent;
}

/** After an edit of the code. */
export const withEdit = <Block extends { readonly running: unknown; readonly edited: boolean }>(
  sending: Block,
): Block => ({ ...sending, edited: sending.running !== null });

/** The activity of a code step that requests a new code. */
export interface Resending {
  readonly name: 'resending';
  readonly request: RequestId;
  /** Whether the code was edited since: it may be the new one, which can come first (E-08). */
  readonly edited: boolean;
}

/** A send during which a code that is complete waits for its answer. */
export interface Completing extends Pick<Resending, 'edited'> {
  /** The code that was completed since, which is checked after the answer (CODE-006). */
  readonly completed: string | null;
}

/** A send at whose start nothing has been typed. */
export const untyped: Completing = { edited: false, completed: null };

/** During a send, what is typed; a code counts only once it was edited, as it may be the old one. */
export function whileTyping<State extends { readonly activity: unknown }>(
  state: State,
  activity: Completing,
  event:
    | { readonly type: 'CODE_EDITED' }
    | { readonly type: 'CODE_SUBMITTED'; readonly code: string },
): Transition<State, never> {
  const typed = (change: Completing) => stay({ ...state, activity: { ...activity, ...change } });
  if (event.type === 'CODE_EDITED') return typed({ edited: true, completed: null });
  return activity.edited ? typed({ edited: true, completed: event.code }) : stay(state);
}

/** Checks the code that was completed during a send, as it may be the new one. Source: CODE-006, E-08. */
export function thenCheck<State, Effect>(
  sent: Transition<State, Effect>,
  { completed }: Completing,
  check: (state: State, code: string) => Transition<State, Effect>,
): Transition<State, Effect> {
  if (completed === null) return sent;
  const checked = check(sent.state, completed);
  return { state: checked.state, effects: [...sent.effects, ...checked.effects] };
}

/** Whether the code of a step was typed since its pending request, whose answer leaves it (E-08). */
export const isTyped = ({ activity }: { readonly activity: { readonly name: string } }): boolean =>
  'edited' in activity && activity.edited === true;
