import type { Contact } from '../../domain/account/Contact.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import type { LeavingMethod } from '../../domain/sign-in/signInMethods.ts';
import type { RequestId } from '../Request.ts';
import type { Cooldown, Cooldowns } from '../Cooldown.ts';
import type { Completing, Resending } from '../Sending.ts';

/** Source: A§3, A§4. */
export type Mode =
  | { readonly name: 'normal' }
  /** Through a provider or the partner. */
  | { readonly name: 'oauth'; readonly method: LeavingMethod };

/** The account already exists: the notice, the dialog for another contact, or sending its code. */
export type Conflict =
  | {
      readonly name: 'exists';
      readonly contact: Contact;
      /** Whether it can be the account of a registration without a response (E-18). */
      readonly maybeOwn: boolean;
    }
  | { readonly name: 'changing'; readonly contact: Contact; readonly notice: Notice | null }
  | {
      readonly name: 'sendingChange';
      readonly contact: Contact;
      readonly next: Contact;
      readonly request: RequestId;
      readonly confirmedMarket: boolean;
    }
  /** The server finds another region at the code of the next contact. Source: S-171 (17). */
  | { readonly name: 'confirmingChange'; readonly contact: Contact; readonly next: Contact };

export type AccountActivity =
  | { readonly name: 'editing'; readonly notice: Notice | null }
  /** The US-entity build asks for the type of company instead of the network check (S-038). */
  | { readonly name: 'confirmingEntity' }
  | { readonly name: 'checkingRegion'; readonly request: RequestId }
  | { readonly name: 'confirmingMarket' }
  | { readonly name: 'sending'; readonly request: RequestId; readonly confirmedMarket: boolean }
  /** The region's terms are asked for before the provider's page. Source: S-202, E-27. */
  | { readonly name: 'agreeing' }
  /** The browser navigates to the provider. */
  | { readonly name: 'leaving' }
  | Conflict;

export type VerificationActivity =
  | { readonly name: 'editing'; readonly notice: Notice | null }
  | { readonly name: 'checking'; readonly request: RequestId; readonly code: string }
  | (Resending & Completing & { readonly confirmedMarket: boolean })
  /** The server finds another region at a new code. Source: S-171 (17). */
  | { readonly name: 'confirmingMarket' }
  | Conflict;

export type PasswordActivity =
  | { readonly name: 'editing' }
  | { readonly name: 'registering'; readonly request: RequestId }
  | Conflict;

/** The settings of the flow from region and variant. */
export interface SignUpSettings {
  /** Whether an existing account opens a dialog. Source: A§3 (conflict_options), S-077. */
  readonly popup: boolean;
  /** Whether Continue asks for the type of company (S-038). */
  readonly asksEntity: boolean;
  /** Whether the terms are to be agreed to: no region checks them by itself (S-202). */
  readonly asksTerms: boolean;
}

interface Common {
  readonly settings: SignUpSettings;
  /** The number of the latest request of the flow. */
  readonly lastRequest: RequestId;
  readonly cooldowns: Cooldowns;
  /** The contact of a registration that got no response (E-18). */
  readonly unconfirmed: Contact | null;
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
  /** The code that the server rejected last; it is not sent again (E-07). */
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

/** The sign-up flow of the stepped page: account, verification, password, success. Source: A§4. */
export type SignUpState = AccountStep | VerificationStep | PasswordStep | SuccessStep;

/** The part of the state that every step has. */
export const commonOf = ({
  settings,
  lastRequest,
  cooldowns,
  unconfirmed,
}: SignUpState): Common => ({
  settings,
  lastRequest,
  cooldowns,
  unconfirmed,
});

export const normal: Mode = { name: 'normal' };

/** The initial state of the flow. */
export const initialSignUp = (settings: SignUpSettings): AccountStep => ({
  step: 'account',
  mode: normal,
  contact: null,
  activity: { name: 'editing', notice: null },
  settings,
  lastRequest: 0,
  cooldowns: {},
  unconfirmed: null,
});

/** The pauses of Continue at the first step: it checks the region and sends a code. Source: E-19, S-209. */
export const continuePauses = ({ region, send }: Cooldowns): readonly (Cooldown | undefined)[] => [
  region,
  send,
];

/**
 * Whether a request of the flow is pending or the page is being left, so that nothing may close the
 * form (E-30).
 */
export const isBusy = (state: SignUpState): boolean =>
  state.step === 'success' || 'request' in state.activity || state.activity.name === 'leaving';

/** Whether the flow is at a step from which Back returns to an earlier one (E-14). */
export const isLaterStep = ({ step }: SignUpState): boolean =>
  step === 'verification' || step === 'password';

const interruptions: ReadonlySet<string> = new Set([
  'confirmingEntity',
  'confirmingMarket',
  'agreeing',
  'exists',
  'changing',
  'sendingChange',
  'confirmingChange',
]);

/** Whether a dialog, or a question in its card, interrupts the step. */
export const isInterrupted = (state: SignUpState): boolean =>
  state.step !== 'success' && interruptions.has(state.activity.name);
