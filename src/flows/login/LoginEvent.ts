import type { Contact } from '../../domain/account/Contact.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import type { SignInMethod } from '../../domain/sign-in/signInMethods.ts';
import type { Answered, Refusal, Timed } from '../Request.ts';

/** The events of the log-in: actions of the seller and answers of the server. */
export type LoginEvent =
  | { readonly type: 'ACCOUNT_EDITED' }
  | { readonly type: 'PASSWORD_EDITED' }
  | ({ readonly type: 'SUBMITTED'; readonly contact: Contact; readonly password: string } & Timed)
  | ({
      readonly type: 'LOGGED_IN';
      readonly redirectUrl: string | null;
    } & Answered)
  | ({ readonly type: 'LOG_IN_REJECTED' } & Refusal)
  /** The dialog of a refusal was closed. */
  | { readonly type: 'DISMISSED' }
  | { readonly type: 'RESET_CHOSEN' }
  /** The panel was left; with the account that it was at, if any. */
  | { readonly type: 'RESET_LEFT'; readonly contact: Contact | null }
  | { readonly type: 'PASSWORD_RESET'; readonly contact: Contact }
  | { readonly type: 'METHOD_CHOSEN'; readonly method: SignInMethod }
  /** The page of a method could not be opened (E-22). */
  | { readonly type: 'START_FAILED'; readonly notice: Notice }
  /** The browser restores the page after it was left. */
  | { readonly type: 'PAGE_RESTORED' };
