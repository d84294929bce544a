import type { Notice } from '../domain/errors/Notice.ts';
import type { ConnectConsents } from '../domain/sign-in/connectState.ts';
import type { SignInMethod } from '../domain/sign-in/signInMethods.ts';
import type { Answered, Refusal, Timed } from './Request.ts';

/** The events of both versions of sign-up: server responses, and choices in a dialog. */
export type SharedEvent =
  | ({ readonly type: 'REGION_MATCHED' } & Answered)
  | ({ readonly type: 'REGION_MISMATCHED' } & Answered)
  | ({ readonly type: 'REGION_FAILED' } & Refusal)
  | ({ readonly type: 'CODE_SENT' } & Answered & Timed)
  | ({ readonly type: 'SEND_REJECTED' } & Refusal)
  | ({
      readonly type: 'REGISTERED';
      readonly redirectUrl: string | null;
      readonly userId: string | null;
    } & Answered)
  | ({ readonly type: 'REGISTER_REJECTED' } & Refusal)
  | { readonly type: 'LOG_IN_CHOSEN' }
  /** The form was asked for where a sign-in method stands before it. Source: S-185. */
  | { readonly type: 'FORM_CHOSEN' }
  | ({ readonly type: 'METHOD_CHOSEN'; readonly method: SignInMethod } & Timed)
  /** The terms of a sign-up through a provider were agreed to. Source: S-202. */
  | { readonly type: 'TERMS_AGREED'; readonly consents: ConnectConsents }
  /** The page could not be left: its code did not load, or what comes back could not be verified (E-22). */
  | { readonly type: 'START_FAILED'; readonly notice: Notice }
  /** The page is restored after a navigation to a provider. */
  | { readonly type: 'PAGE_RESTORED' }
  /** A dialog, or a question in the card, was closed without a choice: by Cancel, Escape, a mask or Back. */
  | { readonly type: 'DISMISSED' };
