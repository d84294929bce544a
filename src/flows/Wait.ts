import { RESEND_SECONDS } from '../domain/code/codeRules.ts';

/** Why something has to wait: a code went out, or the server said that there were too many. */
export interface Wait {
  readonly after: 'sent' | 'throttled';
  /** Epoch milliseconds. */
  readonly until: number;
  /** How long it is in all; a deadline further off means that the clock was set back (E-12). */
  readonly seconds: number;
}

/** What a person can ask for that may have to wait. */
export type Intent = 'send' | 'check' | 'register';

export type Waits = Readonly<Partial<Record<Intent, Wait>>>;

const waiting = (after: Wait['after'], at: number, seconds: number): Wait => ({
  after,
  until: at + seconds * 1000,
  seconds,
});

/** The pause between two codes. Source: A§9. */
export const waitAfterSend = (at: number): Wait => waiting('sent', at, RESEND_SECONDS);

/** The pause that a server asks for, in seconds; none where it asks for none (E-19). */
export const waitAfterRefusal = (at: number, seconds: number | null): Wait | null =>
  seconds === null ? null : waiting('throttled', at, seconds);

/** What a refusal says of the time: when it came, and for how many seconds it asks to wait. */
interface Refusal {
  readonly at: number;
  readonly error: { readonly retryAfter: number | null };
}

/** The pauses with the one that a refusal asks for, where it asks for one (E-19). */
export function withPause(waits: Waits, intent: Intent, { at, error }: Refusal): Waits {
  const wait = waitAfterRefusal(at, error.retryAfter);
  return wait === null ? waits : { ...waits, [intent]: wait };
}

/** Whether it is too early, at a moment in epoch milliseconds. */
export function mustWait(wait: Wait | undefined, at: number): boolean {
  const left = wait === undefined ? 0 : wait.until - at;
  return left > 0 && left <= (wait?.seconds ?? 0) * 1000;
}
