import type { Contact } from '../../domain/account/Contact.ts';
import type { CallError } from '../../domain/errors/CallError.ts';
import type { Kind, RequestId } from './OlderState.ts';

interface Answer {
  readonly request: RequestId;
}

/** A moment, in epoch milliseconds. */
interface Timed {
  readonly at: number;
}

interface Refusal extends Answer, Timed {
  readonly error: CallError;
}

/** A contact with the code that proves it. */
export interface Proven {
  readonly contact: Contact;
  readonly code: string;
}

/** What a form without faults holds: one contact or both. */
export interface OlderRegistration {
  readonly proven: readonly [Proven, ...Proven[]];
  readonly password: string;
}

/** What happened: the person did something, or the server answered. */
export type OlderEvent =
  | { readonly type: 'FIELD_FOCUSED' }
  | { readonly type: 'KIND_SWITCHED' }
  | { readonly type: 'CONTACT_EDITED'; readonly kind: Kind }
  | { readonly type: 'CODE_EDITED'; readonly kind: Kind }
  | { readonly type: 'PASSWORD_EDITED' }
  | ({ readonly type: 'SEND_PRESSED'; readonly contact: Contact } & Timed)
  | ({ readonly type: 'CODE_SENT' } & Answer & Timed)
  | ({ readonly type: 'SEND_REJECTED'; readonly contact: Contact } & Refusal)
  | ({ readonly type: 'SUBMITTED' } & Timed)
  | ({ readonly type: 'NETWORK_ACCEPTED' } & Answer)
  | ({ readonly type: 'NETWORK_FOREIGN' } & Answer)
  | ({ readonly type: 'NETWORK_FAILED'; readonly error: CallError } & Answer)
  | { readonly type: 'START_CHOSEN' }
  | { readonly type: 'CHANGE_SITE_CHOSEN' }
  | { readonly type: 'DIALOG_CLOSED' }
  | { readonly type: 'FORM_REFUSED' }
  | { readonly type: 'FORM_ACCEPTED'; readonly registration: OlderRegistration }
  | ({
      readonly type: 'REGISTERED';
      readonly redirectUrl: string | null;
      readonly userId: string | null;
    } & Answer)
  | ({
      readonly type: 'REGISTER_REJECTED';
      /** The contact that the account would have had first. */
      readonly contact: Contact;
    } & Refusal)
  | { readonly type: 'LOG_IN_CHOSEN' };
