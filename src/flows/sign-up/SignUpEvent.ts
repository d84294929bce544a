import type { Contact } from '../../domain/account/Contact.ts';
import type { CallError } from '../../domain/errors/CallError.ts';
import type { RequestId } from './SignUpState.ts';

interface Answer {
  readonly request: RequestId;
}

/** What happened: the person did something, or the server answered. */
export type SignUpEvent =
  | { readonly type: 'CONTACT_SUBMITTED'; readonly contact: Contact }
  | { readonly type: 'CONTACT_EDITED' }
  | ({ readonly type: 'REGION_MATCHED' } & Answer)
  | ({ readonly type: 'REGION_MISMATCHED' } & Answer)
  | ({ readonly type: 'REGION_FAILED'; readonly error: CallError } & Answer)
  | { readonly type: 'MARKET_CONFIRMED' }
  | { readonly type: 'MARKET_CANCELLED' }
  | ({ readonly type: 'CODE_SENT'; readonly resendAt: number } & Answer)
  | ({ readonly type: 'SEND_REJECTED'; readonly error: CallError } & Answer)
  | { readonly type: 'RESEND_PRESSED'; readonly at: number }
  | { readonly type: 'CODE_EDITED' }
  | { readonly type: 'CODE_SUBMITTED'; readonly code: string }
  | ({ readonly type: 'CODE_ACCEPTED'; readonly ticket: string } & Answer)
  | ({ readonly type: 'CODE_REJECTED'; readonly error: CallError } & Answer)
  | { readonly type: 'PASSWORD_SUBMITTED'; readonly password: string }
  | ({ readonly type: 'REGISTERED'; readonly redirectUrl: string | null } & Answer)
  | ({ readonly type: 'REGISTER_REJECTED'; readonly error: CallError } & Answer)
  | { readonly type: 'EXISTS_CANCELLED' }
  | { readonly type: 'LOG_IN_CHOSEN' }
  | { readonly type: 'CHANGE_CHOSEN' }
  | { readonly type: 'CHANGE_SUBMITTED'; readonly contact: Contact }
  | { readonly type: 'CHANGE_CANCELLED' }
  | { readonly type: 'BACK_PRESSED' };
