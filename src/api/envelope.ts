import * as z from 'zod/mini';
import type { ErrorCode } from '../domain/errors/CallError.ts';
import type { Service } from './Contract.ts';

/** What an answer says once its service's envelope is off. */
export type Opened =
  | { readonly kind: 'success'; readonly data: unknown }
  | {
      readonly kind: 'error';
      readonly code: ErrorCode;
      readonly description: string | null;
      readonly logId: string | null;
    }
  | { readonly kind: 'malformed' };

const errorCode = z.union([z.number(), z.literal('CloseCaptcha')]);
const passportSuccess = z.looseObject({
  message: z.literal('success'),
  data: z.optional(z.unknown()),
});
const words = z.optional(z.nullable(z.string()));
const passportError = z.object({
  message: z.literal('error'),
  data: z.object({
    error_code: errorCode,
    description: words,
    log_id: words,
  }),
});
const passportText = z.object({ message: z.literal('error'), data: z.string() });
const flatError = z.object({
  error_code: errorCode,
  description: words,
  log_id: words,
});
const product = z.object({
  code: z.number(),
  message: words,
  log_id: words,
  data: z.optional(z.unknown()),
});

const textError = (text: string): Opened => ({
  kind: 'error',
  code: text === 'CloseCaptcha' ? text : -1,
  description: text === 'CloseCaptcha' ? null : text || null,
  logId: null,
});

const openError = ({ error_code, description, log_id }: z.infer<typeof flatError>): Opened => ({
  kind: 'error',
  code: error_code,
  description: description || null,
  logId: log_id ?? null,
});

/** The account service: an object per S-068 or flat, or an error as a string (A§8). */
function openPassport(body: unknown): Opened {
  if (typeof body === 'string') return textError(body);
  const success = passportSuccess.safeParse(body);
  if (success.success) {
    const { message: _, data, ...flat } = success.data;
    return { kind: 'success', data: data ?? flat };
  }
  const worded = passportText.safeParse(body);
  if (worded.success) return textError(worded.data.data);
  const nested = passportError.safeParse(body);
  if (nested.success) return openError(nested.data.data);
  const flat = flatError.safeParse(body);
  return flat.success ? openError(flat.data) : { kind: 'malformed' };
}

/** The product API: `code` 0 is success, anything else an error of that code. */
function openProduct(body: unknown): Opened {
  const parsed = product.safeParse(body);
  if (!parsed.success) return { kind: 'malformed' };
  const { code, message, log_id, data } = parsed.data;
  if (code === 0) return { kind: 'success', data: data ?? {} };
  return { kind: 'error', code, description: message || null, logId: log_id ?? null };
}

/**
 * Takes an answer's envelope off. The one place that knows that `code` 0 is success while
 * `error_code` 0 is the internal error. Source: S-068, S-069.
 */
export const openEnvelope = (service: Service, body: unknown): Opened =>
  service === 'passport' ? openPassport(body) : openProduct(body);
