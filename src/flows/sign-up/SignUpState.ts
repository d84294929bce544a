import type { Contact } from '../../domain/account/Contact.ts';
import type { Notice } from '../Notice.ts';
import type { Waits } from '../Wait.ts';

/** Numbers one request of the flow, so that a late answer is told from the awaited one (E-20). */
export type RequestId = number;

/** A provider that the sign-up can go through. Source: A§3 (oauth_type). */
export type OAuthType = 'short-video' | 'social';

/** Source: A§3, A§4. */
export type Mode =
  { readonly name: 'normal' } | { readonly name: 'oauth'; readonly type: OAuthType };

/** What a provider's answer left open. Source: A§4, B§4, S-097. */
export type PartialState = 'linked' | 'two-step' | 'code-refused' | 'contact-missing';

/** The account is registered already: the notice, the dialog for another contact, or its code on the way. */
export type Conflict =
  | {
      readonly name: 'exists';
      readonly contact: Contact;
      /** It may be the account of a registration whose answer was lost (E-18). */
      readonly maybeOwn: boolean;
    }
  | { readonly name: 'changing'; readonly contact: Contact; readonly notice: Notice | null }
  | {
      readonly name: 'sendingChange';
      readonly contact: Contact;
      readonly next: Contact;
      readonly request: RequestId;
    };

export type AccountActivity =
  | { readonly name: 'editing'; readonly notice: Notice | null }
  /** The US-entity build asks for the kind of company instead of the network check (S-038). */
  | { readonly name: 'confirmingEntity' }
  | { readonly name: 'checkingRegion'; readonly request: RequestId }
  | { readonly name: 'confirmingMarket' }
  | { readonly name: 'sending'; readonly request: RequestId; readonly confirmedMarket: boolean }
  /** The page is being left for the provider. */
  | { readonly name: 'leaving' }
  | { readonly name: 'partial'; readonly partial: PartialState }
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

/** What a region and its variant decide for the flow. */
export interface SignUpSettings {
  /** Whether an account that exists opens a dialog. Source: A§3 (conflict_options), S-077. */
  readonly popup: boolean;
  /** Whether Continue asks for the kind of company (S-038). */
  readonly asksEntity: boolean;
}

interface Common {
  readonly settings: SignUpSettings;
  /** The number of the newest request of the flow. */
  readonly lastRequest: RequestId;
  readonly waits: Waits;
  /** Whose registration was sent without an answer (E-18). */
  readonly doubtful: Contact | null;
}

export interface AccountStep extends Common {
  readonly step: 'account';
  readonly mode: Mode;
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

/** What every step keeps. */
export const commonOf = ({ settings, lastRequest, waits, doubtful }: SignUpState): Common => ({
  settings,
  lastRequest,
  waits,
  doubtful,
});

export const normal: Mode = { name: 'normal' };

/** The flow before anything was typed. */
export const initialSignUp = (settings: SignUpSettings): AccountStep => ({
  step: 'account',
  mode: normal,
  contact: null,
  activity: { name: 'editing', notice: null },
  settings,
  lastRequest: 0,
  waits: {},
  doubtful: null,
});
