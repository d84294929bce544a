import type { CallError } from '../../domain/errors/CallError.ts';
import { surfaceOf } from '../../domain/errors/surfaceOf.ts';
import type { Notice } from './SignUpState.ts';

/** The server's own words where it sent some, else the catalogue's text. Source: A§8. */
export function noticeOf(error: CallError): Notice {
  return error.description === null
    ? { from: 'portal', key: surfaceOf(error).message }
    : { from: 'server', text: error.description };
}
