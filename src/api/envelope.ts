import * as z from 'zod/mini';
import { assumed } from '../domain/assumed.ts';
import type { ErrorCode } from '../domain/errors/CallError.ts';
import type { Service } from './Contract.ts';

const identityDecision = assumed(
  'S-114',
  z.object({
    type: z.literal('identity_verification'),
    /** The bound contact, partly hidden. */
    contact: z.string(),
    contact_type: z.enum(['email', 'mobile']),
    /** Identifies the contact when a code is sent or checked. */
    ticket: z.string(),
  }),
);

/** The server requires an identity verification for the request. Source: B§4, S-114. */
export type IdentityDecision = z.infer<typeof identityDecision>;

/** The content of a response without its service's envelope. */
export type Opened =
  | { readonly kind: 'success'; readonly data: unknown }
  | {
      readonly kind: 'error';
      readonly code: ErrorCode;
      readonly description: string | null;
      readonly logId: string | null;
      readonly verifyTicket: string | null;
    }
  | { readonly kind: 'identity'; readonly decision: IdentityDecision }
  | { readonly kind: 'malformed' };

const malformed: Opened = { kind: 'malformed' };
const optionalText = z.optional(z.nullable(z.string()));
const errorFields = z.object({
  error_code: z.union([z.number(), z.literal('CloseCaptcha')]),
  description: optionalText,
  log_id: optionalText,
  verify_ticket: optionalText,
});
const passportSuccess = z.looseObject({
  message: z.literal('success'),
  data: z.optional(z.unknown()),
});
const passportError = z.object({ message: z.literal('error'), data: errorFields });
const passportText = z.object({ message: z.literal('error'), data: z.string() });
/** `null` and `OK` are success codes of the lead call (A§7). */
const coded = z.looseObject({
  code: z.union([z.number(), z.literal('OK'), z.null()]),
  message: optionalText,
  log_id: optionalText,
  data: z.optional(z.unknown()),
});
const decided = z.union([
  z.object({ decision: identityDecision }),
  z.object({ data: z.object({ decision: identityDecision }) }),
]);

/** What a server wrote; null where there is nothing to read. */
const textOf = (text: string | null | undefined): string | null => text?.trim() || null;

const textError = (text: string): Opened => ({
  kind: 'error',
  code: text === 'CloseCaptcha' ? text : -1,
  description: text === 'CloseCaptcha' ? null : textOf(text),
  logId: null,
  verifyTicket: null,
});

const openError = (fields: z.infer<typeof errorFields>): Opened => ({
  kind: 'error',
  code: fields.error_code,
  description: textOf(fields.description),
  logId: fields.log_id ?? null,
  verifyTicket: fields.verify_ticket ?? null,
});

/** `code` 0 is success, anything else an error of that code. The data may be next to it. */
function openCoded(body: unknown): Opened {
  const parsed = coded.safeParse(body);
  if (!parsed.success) return malformed;
  const { code, message, log_id, data, ...flat } = parsed.data;
  if (code === 0 || code === 'OK' || code === null) return { kind: 'success', data: data ?? flat };
  const description = textOf(message);
  return { kind: 'error', code, description, logId: log_id ?? null, verifyTicket: null };
}

/** The account service: an envelope (S-068), a flat object, or an error as a string (A§8). */
function openPassport(body: unknown): Opened {
  if (typeof body === 'string') return textError(body);
  const success = passportSuccess.safeParse(body);
  if (success.success) {
    const { message: _, code: __, data, ...flat } = success.data;
    return { kind: 'success', data: data ?? flat };
  }
  const textBody = passportText.safeParse(body);
  if (textBody.success) return textError(textBody.data.data);
  const nested = passportError.safeParse(body);
  if (nested.success) return openError(nested.data.data);
  const flat = errorFields.safeParse(body);
  return flat.success ? openError(flat.data) : openCoded(body);
}

/** The log id of a response, in its envelope or beside it; null where it names none. Source: S-068. */
export function logIdOf(body: unknown): string | null {
  const { log_id, data } = Object(body) as { readonly log_id?: unknown; readonly data?: unknown };
  const { log_id: nested } = Object(data) as { readonly log_id?: unknown };
  const id = log_id ?? nested;
  return typeof id === 'string' ? id : null;
}

/**
 * Removes the envelope of a response: `code` 0 is success, while `error_code` 0 is the internal
 * error. Source: S-068, S-069.
 */
export function openEnvelope(service: Service, body: unknown): Opened {
  const decision = decided.safeParse(body);
  if (decision.success) {
    const found = 'data' in decision.data ? decision.data.data : decision.data;
    return { kind: 'identity', decision: found.decision };
  }
  switch (service) {
    case 'passport':
      return openPassport(body);
    case 'product':
    case 'monitor':
      return openCoded(body);
    case 'oauth':
    case 'assets':
      return { kind: 'success', data: body };
  }
}
