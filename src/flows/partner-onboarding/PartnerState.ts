import type { Contact } from '../../domain/account/Contact.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import type { SavedData } from '../../domain/partner/SavedData.ts';
import type { ConnectType } from '../../domain/sign-in/connectState.ts';
import type { Cooldown } from '../Cooldown.ts';
import type { PendingBind } from '../PendingBind.ts';
import { nothingSent, type Sending } from '../Sending.ts';
import type { RequestId } from '../Request.ts';

export type Kind = Contact['type'];

/** The contact is registered on the partner's side; the accounts can be linked there. */
export interface RegisteredDialog {
  readonly name: 'registered';
  readonly kind: Kind;
  /** Why the linking could not be started, and when it may be started again (E-19). */
  readonly failure: Notice | null;
  readonly cooldown: Cooldown | null;
}

/** Why the flow cannot go on as it is. Source: A§8 (ERR-017 to ERR-020). */
export type PartnerDialog =
  | RegisteredDialog
  | { readonly name: 'linked' }
  /** The account may come from a bind whose answer was lost (E-18). */
  | { readonly name: 'maybe-own' }
  | {
      readonly name: 'notice';
      readonly notice: Notice;
      /** Whether only a new start helps, as without the profile (1902). */
      readonly restarts: boolean;
    };

/** A contact to which a code goes: one that was typed, or one that its ticket stands for. Source: S-094. */
export type CodeTarget =
  | { readonly by: 'contact'; readonly contact: Contact }
  | { readonly by: 'ticket'; readonly kind: Kind; readonly ticket: string };

/** The state of sending the code of one contact. */
export interface PartnerSending extends Omit<Sending, 'running'> {
  readonly running: { readonly request: RequestId; readonly to: CodeTarget } | null;
  /** The ticket of the last code, which the bind needs. Source: A§4 (PARTNER-009). */
  readonly ticket: string | null;
}

/** A log-in with bind that succeeded. */
export interface Bound {
  readonly redirectUrl: string | null;
}

export type FormActivity =
  | { readonly name: 'editing' }
  | (PendingBind & { readonly to: CodeTarget; readonly code: string })
  /** The accounts are bound; the data is handed over. */
  | { readonly name: 'submitting'; readonly request: RequestId }
  | { readonly name: 'stopped'; readonly dialog: PartnerDialog }
  | { readonly name: 'linking'; readonly request: RequestId; readonly dialog: RegisteredDialog }
  | { readonly name: 'done' };

interface Common {
  /** Where the sign-in began, which is where every way back leads. */
  readonly type: ConnectType;
  readonly lastRequest: RequestId;
}

/** What came back is read and exchanged, and the partner's data is loaded. */
export interface ArrivingStep extends Common {
  readonly step: 'arriving';
  readonly doing: 'reading' | 'finishing' | 'prefilling';
}

export interface FailedStep extends Common {
  readonly step: 'failed';
  readonly failure: 'unverified' | 'service';
}

/** A dialog without a form behind it. */
export interface StoppedStep extends Common {
  readonly step: 'stopped';
  readonly dialog: PartnerDialog;
}

/** The linking that its dialog offers is being started. */
export interface LinkingStep extends Common {
  readonly step: 'linking';
  readonly dialog: RegisteredDialog;
  readonly request: RequestId;
}

/** The form that binds a contact. Source: A§2, A§4. */
export interface FormStep extends Common {
  readonly step: 'form';
  readonly saved: SavedData;
  readonly kind: Kind;
  readonly sending: Readonly<Record<Kind, PartnerSending>>;
  /** The server's error at the code, until it changes. */
  readonly notice: Notice | null;
  /** The code of each contact that the server refused last; it is not sent again (E-07). */
  readonly refused: Readonly<Record<Kind, string | null>>;
  /** The contact of a bind whose answer was lost, which may have succeeded (E-18). */
  readonly unconfirmed: CodeTarget | null;
  /** Set once the accounts are bound: another submit only hands the data over. */
  readonly bound: Bound | null;
  readonly cooldown: Cooldown | null;
  readonly activity: FormActivity;
}

/** The browser navigates, or another page follows. */
export interface LeftStep extends Common {
  readonly step: 'left';
}

/** The return from the partner. Source: A§4. */
export type PartnerState =
  | ArrivingStep
  | FailedStep
  | StoppedStep
  | LinkingStep
  | FormStep
  | LeftStep;

export const commonOf = ({ type, lastRequest }: PartnerState): Common => ({ type, lastRequest });

/** The initial state of the flow. */
export const partnerStart: ArrivingStep = {
  ...{ step: 'arriving', doing: 'reading', type: 'register', lastRequest: 0 },
};

/** The contact that the form opens with: the phone where the partner has one, which is the site's usual contact. */
function firstKind({ mobileTicket, emailTicket }: SavedData, typed: Kind): Kind {
  if (mobileTicket !== null) return 'phone';
  return emailTicket === null ? typed : 'email';
}

/** The form as it opens. */
export const formOf = (state: PartnerState, saved: SavedData, typed: Kind = 'phone'): FormStep => ({
  ...commonOf(state),
  ...{ step: 'form', saved },
  kind: firstKind(saved, typed),
  sending: {
    email: { ...nothingSent, ticket: null },
    phone: { ...nothingSent, ticket: null },
  },
  ...{ notice: null, unconfirmed: null, bound: null, cooldown: null },
  refused: { email: null, phone: null },
  activity: { name: 'editing' },
});
