import * as z from 'zod/mini';

// The shapes of stored values. Other code, extensions and earlier releases write to the same storage, so
// that each value is checked when it is read; none is longer than an address that servers accept.

const matching = (pattern: RegExp) => z.string().check(z.regex(pattern));

export const text = matching(/^[^]{1,8192}$/);

/** A ticket or key of a service, which goes back to it unread. */
export const opaque = matching(/^[!-~]{1,8192}$/);

export const webAddress = matching(/^https?:\/\/\S{1,8192}$/);

/** A query with its question mark, or nothing. */
const query = matching(/^(?:\?[^#]{0,8192})?$/);

export const language = matching(/^[a-z]{2,3}(?:-[\dA-Za-z]{2,8})?$/);

export const digits = matching(/^\d{1,20}$/);

/** A value with its expiry time (epoch milliseconds). Source: B§3. */
export const timed = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({ value, timeout: z.number() });

/** Source: A§3, B§3. */
export const trackInfo = z.object({
  track_code: text,
  /** Epoch milliseconds of the visit that it came with. */
  timestamp: z.number(),
});

/** A sign-in that left for a provider, until the callback takes it. Source: S-096. */
export const signInStart = z.object({
  provider: z.enum(['short_video', 'social', 'partner']),
  nonce: matching(/^[\da-f]{32}$/),
  /** The query of the page that it left, without secrets: where to go afterwards, and the channel. */
  search: query,
});

/** The account of a sign-up, and when a form sent a code to it (epoch milliseconds). Source: E-12, E-14. */
export const signUpAccount = z.object({
  account: text,
  sent: z.nullable(z.object({ by: z.enum(['single-form', 'additional-info']), at: z.number() })),
});

/** An e-mail address, or a phone with its country's short name and nothing of the country's rules. Source: A§4 (LOGIN-017), S-180. */
export const account = z.union([
  text,
  z.object({
    shortname: matching(/^[A-Z]{2}$/),
    code: digits,
    number: digits,
  }),
]);
