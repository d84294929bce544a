import { RESEND_SECONDS } from '../domain/code/codeRules.ts';

/** A pause before a request may be repeated: after a sent code, or because the server throttled it. */
export interface Cooldown {
  readonly after: 'sent' | 'throttled';
  /** Epoch milliseconds. */
  readonly until: number;
  /** The full length; more time left than this means that the clock was set back (E-12). */
  readonly seconds: number;
}

/** The requests that can have a cooldown. */
export type Intent = 'region' | 'send' | 'check' | 'register' | 'reset';

export type Cooldowns = Readonly<Partial<Record<Intent, Cooldown>>>;

const cooldownOf = (after: Cooldown['after'], at: number, seconds: number): Cooldown => ({
  after,
  until: at + seconds * 1000,
  seconds,
});

/** The cooldown after a sent code. Source: A§9. */
export const cooldownAfterSend = (at: number): Cooldown => cooldownOf('sent', at, RESEND_SECONDS);

/** The cooldown that the server requests, in seconds; null when it requests none (E-19). */
export const cooldownAfterRefusal = (at: number, seconds: number | null): Cooldown | null =>
  seconds === null ? null : cooldownOf('throttled', at, seconds);

/** When an error arrived, and the cooldown that it requests, in seconds. */
interface TimedError {
  readonly at: number;
  readonly error: { readonly retryAfter: number | null };
}

/** Adds the cooldown that an error requests, if any (E-19). */
export function withCooldown(
  cooldowns: Cooldowns,
  intent: Intent,
  { at, error }: TimedError,
): Cooldowns {
  const cooldown = cooldownAfterRefusal(at, error.retryAfter);
  return cooldown === null ? cooldowns : { ...cooldowns, [intent]: cooldown };
}

/**
 * The cooldowns that the server requested: they apply to every contact and outlive a new code, while
 * the countdown after a code applies only to its contact. Source: CODE-012, E-19.
 */
export const serverCooldowns = (cooldowns: Cooldowns): Cooldowns =>
  Object.fromEntries(Object.entries(cooldowns).filter(([, { after }]) => after === 'throttled'));

/** The cooldowns after a sent code: its countdown, and those that the server requested for other requests (E-19). */
export const cooldownsAfterSend = (before: Cooldowns, at: number): Cooldowns => ({
  ...serverCooldowns(before),
  send: cooldownAfterSend(at),
});

/** The cooldown that ends last, to show where a button starts more than one request; null for none. */
export const lastOf = (cooldowns: readonly (Cooldown | null | undefined)[]): Cooldown | null =>
  cooldowns.reduce<Cooldown | null>(
    (last, one) => (one && one.until > (last?.until ?? 0) ? one : last),
    null,
  );

/** Whether one of the cooldowns is running at a time in epoch milliseconds. */
export const isOneCoolingDown = (
  cooldowns: readonly (Cooldown | null | undefined)[],
  at: number,
): boolean => cooldowns.some((one) => isCoolingDown(one, at));

/** Whether the cooldown is running at a time in epoch milliseconds. */
export function isCoolingDown(cooldown: Cooldown | null | undefined, at: number): boolean {
  const left = cooldown ? cooldown.until - at : 0;
  return left > 0 && left <= (cooldown?.seconds ?? 0) * 1000;
}
