import type { Contact } from '../../domain/account/Contact.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import type { ConnectType } from '../../domain/sign-in/connectState.ts';
import type { CallbackRefusal } from '../../domain/sign-in/readCallback.ts';
import type { Cooldowns } from '../Cooldown.ts';
import type { PendingBind } from '../PendingBind.ts';
import type { RequestId } from '../Request.ts';
import type { Resending } from '../Sending.ts';

/** Why a sign-in at a provider ended: what came back, or the answer of the service. Source: E-28. */
export type OAuthFailure = CallbackRefusal | 'service';

/** What the provider itself answers; the sign-in ends where it began. Source: S-009. */
export type RefusedByProvider = 'cancelled' | 'provider';

/** Why a contact is asked for: there is none, or the e-mail address has an account (12011). Source: S-097. */
export type BindReason = 'missing' | 'conflict';

/** The server's errors at the fields of the code step. */
export interface BindNotices {
  readonly code?: Notice;
  readonly password?: Notice;
}

interface Common {
  /** Where the sign-in began, which is where every way back leads. */
  readonly type: ConnectType;
  /** The number of the latest request of the flow. */
  readonly lastRequest: RequestId;
  readonly cooldowns: Cooldowns;
  /** Whether a contact that exists opens a dialog. Source: A§3 (conflict_options), S-077. */
  readonly popup: boolean;
  /** Whether who has no account gets one. Source: S-205. */
  readonly registers: boolean;
  /** The contact of a bind that got no answer (E-18). */
  readonly unconfirmed: Contact | null;
}

/** What came back is being read and exchanged. */
export interface FinishingStep extends Common {
  readonly step: 'finishing';
  readonly request: RequestId | null;
}

export interface FailedStep extends Common {
  readonly step: 'failed';
  readonly failure: Exclude<OAuthFailure, RefusedByProvider>;
}

/** A dialog: the account is linked already, or the second step is in conflict. Source: S-097, S-171. */
export interface AskedStep extends Common {
  readonly step: 'asked';
  readonly dialog: 'linked' | 'refused';
  readonly notice: Notice;
}

export interface ContactStep extends Common {
  readonly step: 'contact';
  readonly reason: BindReason;
  readonly contact: Contact | null;
  readonly activity:
    | { readonly name: 'editing'; readonly notice: Notice | null }
    | { readonly name: 'sending'; readonly request: RequestId; readonly contact: Contact }
    /** A dialog, over the error at the field: the contact has an account. Source: A§8. */
    | {
        readonly name: 'exists';
        readonly notice: Notice;
        readonly contact: Contact;
        /** Whether it can be the account of a bind without an answer (E-18). */
        readonly maybeOwn: boolean;
      };
}

export interface CodeStep extends Common {
  readonly step: 'code';
  readonly reason: BindReason;
  readonly contact: Contact;
  readonly activity:
    | { readonly name: 'editing'; readonly notices: BindNotices }
    | (PendingBind & { readonly code: string })
    | Resending;
  /** The code that the server rejected last; it is not sent again (E-07). */
  readonly refused: string | null;
}

/** The browser navigates. */
export interface LeftStep extends Common {
  readonly step: 'left';
}

/** The return from a provider: the exchange, then a page, a failure, or a contact. Source: A§4, S-097. */
export type OAuthState = FinishingStep | FailedStep | AskedStep | ContactStep | CodeStep | LeftStep;

/** The part of the state that every step has. */
export const commonOf = (state: OAuthState): Common => {
  const { type, lastRequest, cooldowns, popup, registers, unconfirmed } = state;
  return { type, lastRequest, cooldowns, popup, registers, unconfirmed };
};

/** The initial state of the flow. */
export const oauthStart: FinishingStep = {
  ...{ step: 'finishing', request: null },
  ...{ type: 'register', lastRequest: 0, cooldowns: {}, unconfirmed: null },
  ...{ popup: true, registers: true },
};
