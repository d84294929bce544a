import { RESEND_SECONDS } from '../domain/code/codeRules.ts';
import type { CallError } from '../domain/errors/CallError.ts';
import { surfaceOf } from '../domain/errors/surfaceOf.ts';
import type { NoticeText } from './Notice.ts';

/** The server's own words where it sent some, else the catalogue's text. Source: A§8. */
export function noticeOf(error: CallError): NoticeText {
  if (error.description !== null) return { from: 'server', text: error.description };
  const { surface, message } = surfaceOf(error);
  // The text of the market confirmation is a dialog's title; where no dialog can open, say that it failed.
  const key = surface === 'market' ? 'selleronboarding_network_error_toast' : message;
  if (error.failure !== 'throttled') return { from: 'portal', key };
  return { from: 'portal', key, values: { count: error.retryAfter ?? RESEND_SECONDS } };
}

/**
 * What a failed network region check says: one text whatever the server says, for nothing was sent
 * and the button may be pressed again (S-080); but offline is said as such (E-17).
 */
export const regionNotice = (error: CallError): NoticeText =>
  error.failure === 'offline'
    ? noticeOf(error)
    : { from: 'portal', key: 'selleronboarding_network_error_toast' };
