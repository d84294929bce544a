import type { Contact } from '../../../domain/account/Contact.ts';
import type { CallError } from '../../../domain/errors/CallError.ts';
import type { SignUpEvent } from '../SignUpEvent.ts';
import type { OAuthType, PartialState } from '../SignUpState.ts';

/** What fills an event. */
export interface Filling {
  /** The request that an answer claims to answer. */
  readonly request: number;
  readonly error: CallError;
  readonly contact: Contact;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly provider: OAuthType | 'business-advertising';
  readonly partial: PartialState;
}

type Makers = {
  readonly [Type in SignUpEvent['type']]: (
    filling: Filling,
  ) => Omit<Extract<SignUpEvent, { type: Type }>, 'type'>;
};

const bare = () => ({});
const answer = ({ request }: Filling) => ({ request });
const refusal = ({ request, error, at }: Filling) => ({ request, error, at });

/** Every event of the flow; a new one does not type-check without its maker. */
const makers: Makers = {
  CONTACT_SUBMITTED: ({ contact, at }) => ({ contact, at }),
  CONTACT_EDITED: bare,
  ENTITY_CONFIRMED: bare,
  ENTITY_DECLINED: bare,
  PROVIDER_CHOSEN: ({ provider }) => ({ provider }),
  PAGE_RESTORED: bare,
  PROVIDER_ANSWERED: ({ partial }) => ({ partial }),
  PARTIAL_CLOSED: bare,
  REGION_MATCHED: answer,
  REGION_MISMATCHED: answer,
  REGION_FAILED: ({ request, error }) => ({ request, error }),
  MARKET_CONFIRMED: bare,
  MARKET_CANCELLED: bare,
  MARKET_SWITCHED: () => ({ region: 'id' }),
  CODE_SENT: ({ request, at }) => ({ request, at }),
  SEND_REJECTED: refusal,
  RESEND_PRESSED: ({ at }) => ({ at }),
  CODE_EDITED: bare,
  CODE_SUBMITTED: ({ text, at }) => ({ code: text, at }),
  CODE_ACCEPTED: ({ request, text }) => ({ request, ticket: `ticket ${text}` }),
  CODE_REJECTED: refusal,
  PASSWORD_SUBMITTED: ({ text, at }) => ({ password: text, at }),
  REGISTERED: ({ request }) => ({ request, redirectUrl: null, userId: '7' }),
  REGISTER_REJECTED: refusal,
  EXISTS_CANCELLED: bare,
  LOG_IN_CHOSEN: bare,
  CHANGE_CHOSEN: bare,
  CHANGE_SUBMITTED: ({ contact, at }) => ({ contact, at }),
  CHANGE_CANCELLED: bare,
  BACK_PRESSED: bare,
};

export const eventTypes = Object.keys(makers) as readonly SignUpEvent['type'][]; // the keys of the table above

/** An event of a type, filled. */
export const eventOf = (type: SignUpEvent['type'], filling: Filling): SignUpEvent =>
  ({ type, ...makers[type](filling) }) as SignUpEvent; // Makers ties each type to its fields
