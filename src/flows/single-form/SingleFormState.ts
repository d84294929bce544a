import type { Contact } from '../../domain/account/Contact.ts';
import type { Proven } from '../../domain/account/Proven.ts';
import type { ErrorField } from '../../domain/errors/ErrorField.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import type { LeavingMethod } from '../../domain/sign-in/signInMethods.ts';
import type { RequestId } from '../Request.ts';
import type { Cooldown } from '../Cooldown.ts';
import { nothingSent, type Sending } from '../Sending.ts';

/** A block of the form: a contact field, its code and its send button. */
export type Kind = Contact['type'];

export type SingleFormActivity =
  | { readonly name: 'editing' }
  | {
      readonly name: 'checkingRegion';
      readonly request: RequestId;
      /** The provider that follows; null for the registration with the form. */
      readonly method: LeavingMethod | null;
    }
  /** The network belongs to another region: warning with the choice to continue or to change the site (FLOW-019). */
  | { readonly name: 'warned'; readonly method: LeavingMethod | null }
  /** The same warning in answer to a send, which its Start repeats. Source: S-083. */
  | { readonly name: 'warnedAtSend'; readonly contact: Contact }
  /** The region's terms are asked for before the provider's page. Source: S-202, E-27. */
  | { readonly name: 'agreeing'; readonly method: LeavingMethod }
  /** The browser navigates to the provider. */
  | { readonly name: 'leaving'; readonly method: LeavingMethod }
  | { readonly name: 'pickingSite' }
  /** The form is being validated. */
  | { readonly name: 'validating' }
  | {
      readonly name: 'registering';
      readonly request: RequestId;
      /** The contacts of the account with their codes, the main one first. */
      readonly proven: readonly [Proven, ...Proven[]];
      /** Whether the form still has the contact that is being registered (E-20). */
      readonly stands: boolean;
      /** Whose code was edited since: that the old one is wrong says nothing of the new one. */
      readonly retyped: Readonly<Partial<Record<Kind, true>>>;
    }
  | {
      readonly name: 'exists';
      readonly contact: Contact;
      /** Whether it can be the account of a registration without a response (E-18). */
      readonly maybeOwn: boolean;
    }
  | { readonly name: 'done' };

/** The single form of sign-up (V1). Source: A§2, A§4. */
export interface SingleFormState {
  /** Whether submit checks the network region first. Source: A§4 (needs-confirm-IP). */
  readonly checksNetwork: boolean;
  /** Whether an account that exists opens a dialog besides the field's error (S-195). */
  readonly popup: boolean;
  /** Whether the terms are to be agreed to before a provider: no region checks them by itself (S-202). */
  readonly asksTerms: boolean;
  /** The block that is shown. */
  readonly kind: Kind;
  /** Whether code, repeat password and policy are shown. Source: FLOW-003. */
  readonly revealed: boolean;
  readonly sending: Readonly<Record<Kind, Sending>>;
  /** Server errors by field, until the field changes. */
  readonly notices: Readonly<Partial<Record<ErrorField, Notice>>>;
  /** The code of each contact that the server refused last; it is not sent again (E-07, S-211). */
  readonly refused: Readonly<Record<Kind, string | null>>;
  /** The ticket of a failed registration, for the next attempt with the same contacts (FLOW-017, S-070). */
  readonly retry: { readonly contacts: readonly Contact[]; readonly verifyTicket: string } | null;
  /** The contacts of a registration that got no response (E-18). */
  readonly unconfirmed: readonly Contact[];
  /** The cooldown of registration that the server requested (E-19). */
  readonly cooldown: Cooldown | null;
  /** That of the region check, before a registration and before a provider (S-209). */
  readonly regionCooldown: Cooldown | null;
  readonly lastRequest: RequestId;
  readonly activity: SingleFormActivity;
}

/**
 * The initial state of the form.
 *
 * @param sending the block that is shown, with a code that was sent before a reload (E-12)
 */
export const initialSingleForm = (
  options: Pick<SingleFormState, 'checksNetwork' | 'popup' | 'asksTerms' | 'kind'>,
  sending: Sending = nothingSent,
): SingleFormState => ({
  ...options,
  revealed: sending.sent,
  sending: { email: nothingSent, phone: nothingSent, [options.kind]: sending },
  notices: {},
  refused: { email: null, phone: null },
  retry: null,
  unconfirmed: [],
  cooldown: null,
  regionCooldown: null,
  lastRequest: 0,
  activity: { name: 'editing' },
});

/** The pauses of the form's button: it registers, and checks the region first where that is asked. Source: E-19, S-209. */
export const submitPauses = ({
  checksNetwork,
  cooldown,
  regionCooldown,
}: SingleFormState): readonly (Cooldown | null)[] =>
  checksNetwork ? [cooldown, regionCooldown] : [cooldown];

/**
 * Whether a request of the form is pending or the page is being left, so that nothing may close the
 * form (E-30).
 */
export const isBusy = ({ activity, sending }: SingleFormState): boolean =>
  'request' in activity ||
  activity.name === 'validating' ||
  activity.name === 'leaving' ||
  activity.name === 'done' ||
  sending.email.running !== null ||
  sending.phone.running !== null;
