import type { Contact } from '../../domain/account/Contact.ts';
import type { Notice } from '../Notice.ts';
import type { Wait } from '../Wait.ts';

/** Numbers one request of the flow, so that a late answer is told from the awaited one (E-20). */
export type RequestId = number;

/** A block of the form: a contact, its code and its send button. */
export type Kind = Contact['type'];

/** The fields that a server's answer can be about. */
export type OlderField = Kind | `${Kind}_code` | 'password';

/** What became of the code of one block. */
export interface Sending {
  /** The send that is under way. */
  readonly request: RequestId | null;
  readonly wait: Wait | null;
  /** Whether one was sent before: the button says `resend` from then on (CODE-010). */
  readonly sent: boolean;
}

export type OlderActivity =
  | { readonly name: 'editing' }
  | { readonly name: 'checkingNetwork'; readonly request: RequestId }
  /** The network is another region's: go on, or change the site (FLOW-019). */
  | { readonly name: 'warned' }
  | { readonly name: 'pickingSite' }
  /** The form's rules are being asked. */
  | { readonly name: 'validating' }
  | {
      readonly name: 'registering';
      readonly request: RequestId;
      /** Whether the form still holds the contact that is registered (E-20). */
      readonly stands: boolean;
    }
  | {
      readonly name: 'exists';
      readonly contact: Contact;
      /** It may be the account of a registration whose answer was lost (E-18). */
      readonly maybeOwn: boolean;
    }
  | { readonly name: 'done' };

/** The older, single form. Source: A§2, A§4. */
export interface OlderState {
  /** Whether the network is compared with the region before anything else. Source: A§4 (needs-confirm-IP). */
  readonly checksNetwork: boolean;
  /** The block that is shown. */
  readonly kind: Kind;
  /** Whether code, repeat password and policy are shown. Source: FLOW-003. */
  readonly revealed: boolean;
  readonly sending: Readonly<Record<Kind, Sending>>;
  /** What the server said of a field, until the field changes. */
  readonly notices: Readonly<Partial<Record<OlderField, Notice>>>;
  /** Kept from a registration that failed, for the next one (FLOW-017, S-070). */
  readonly verifyTicket: string | null;
  /** Whether a registration was sent without an answer (E-18). */
  readonly doubtful: boolean;
  /** Until when the server wants no further registration (E-19). */
  readonly wait: Wait | null;
  readonly lastRequest: RequestId;
  readonly activity: OlderActivity;
}

const nothingSent: Sending = { request: null, wait: null, sent: false };

/** The form before anything was typed. */
export const initialOlder = (options: Pick<OlderState, 'checksNetwork' | 'kind'>): OlderState => ({
  ...options,
  revealed: false,
  sending: { email: nothingSent, phone: nothingSent },
  notices: {},
  verifyTicket: null,
  doubtful: false,
  wait: null,
  lastRequest: 0,
  activity: { name: 'editing' },
});
