import type { Contact } from '../../domain/account/Contact.ts';
import type { ErrorMessage } from '../../domain/errors/errorCatalogue.ts';

/** Numbers one request of the flow, so that a late answer is told from the awaited one (E-20). */
export type RequestId = number;

/** A text for the person: one of ours by key, or the server's own words. */
export type Notice =
  | {
      readonly from: 'portal';
      readonly key: ErrorMessage;
      readonly values?: Readonly<Record<string, number>>;
    }
  | { readonly from: 'server'; readonly text: string };

/** The account is registered already: the notice, the dialog for another contact, or its code on the way. */
export type Conflict =
  | { readonly name: 'exists'; readonly contact: Contact }
  | { readonly name: 'changing'; readonly contact: Contact; readonly notice: Notice | null }
  | {
      readonly name: 'sendingChange';
      readonly contact: Contact;
      readonly next: Contact;
      readonly request: RequestId;
    };

export type AccountActivity =
  | { readonly name: 'editing'; readonly notice: Notice | null }
  | { readonly name: 'checkingRegion'; readonly request: RequestId }
  | { readonly name: 'confirmingMarket' }
  | { readonly name: 'sending'; readonly request: RequestId; readonly confirmedMarket: boolean }
  | Conflict;

export type VerificationActivity =
  | { readonly name: 'editing'; readonly notice: Notice | null }
  | { readonly name: 'checking'; readonly request: RequestId; readonly code: string }
  | { readonly name: 'resending'; readonly request: RequestId }
  | Conflict;

export type PasswordActivity =
  | { readonly name: 'editing' }
  | { readonly name: 'registering'; readonly request: RequestId }
  | Conflict;

interface Common {
  /** The number of the newest request of the flow. */
  readonly lastRequest: RequestId;
  /** Source: A§3 (conflict_options), S-077. */
  readonly popup: boolean;
  /** When a new code may be asked for, in epoch milliseconds; null before the first (E-12). */
  readonly resendAt: number | null;
}

export interface AccountStep extends Common {
  readonly step: 'account';
  readonly contact: Contact | null;
  readonly activity: AccountActivity;
}

export interface VerificationStep extends Common {
  readonly step: 'verification';
  readonly contact: Contact;
  readonly activity: VerificationActivity;
  /** The code that the server refused last; it is not sent again (E-07). */
  readonly refused: string | null;
}

export interface PasswordStep extends Common {
  readonly step: 'password';
  readonly contact: Contact;
  readonly ticket: string;
  readonly activity: PasswordActivity;
}

export interface SuccessStep extends Common {
  readonly step: 'success';
  readonly contact: Contact;
}

/** The sign-up flow of the newer page: account, verification, password, success. Source: A§4. */
export type SignUpState = AccountStep | VerificationStep | PasswordStep | SuccessStep;

/** The flow before anything was typed. */
export const initialSignUp = (options: { readonly popup: boolean }): AccountStep => ({
  step: 'account',
  contact: null,
  activity: { name: 'editing', notice: null },
  lastRequest: 0,
  popup: options.popup,
  resendAt: null,
});
