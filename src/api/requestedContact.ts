import { errorCatalogue } from '../domain/errors/errorCatalogue.ts';
import type { ErrorCode } from '../domain/errors/CallError.ts';
import type { FollowUp } from '../domain/errors/Surface.ts';
import type { IdentityDecision } from './envelope.ts';

/**
 * The contact that an identity verification sends its code to: of the server's decision, or of the
 * request itself, in full and without a ticket. Source: B§4, S-114, S-171.
 */
export interface IdentityContact extends Pick<IdentityDecision, 'contact' | 'contact_type'> {
  readonly ticket: string | null;
}

const {
  passport,
}: { readonly passport: Readonly<Record<string, { readonly followUp: FollowUp }>> } =
  errorCatalogue;

/**
 * The contact that a request names, where the server requires a second step for it without a
 * decision (2046); null for every other answer, and where the request names none. Source: S-171.
 */
export function requestedContact(code: ErrorCode | null, request: unknown): IdentityContact | null {
  if (passport[String(code)]?.followUp !== 'verify-identity') return null;
  const { email, mobile } = Object(request) as Readonly<Record<string, unknown>>; // any request
  if (typeof email === 'string') return { contact: email, contact_type: 'email', ticket: null };
  if (typeof mobile === 'string') return { contact: mobile, contact_type: 'mobile', ticket: null };
  return null;
}
