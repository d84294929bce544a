import type { Contact } from '../../../domain/account/Contact.ts';
import type { CallError } from '../../../domain/errors/CallError.ts';
import type { SignUpEvent } from '../SignUpEvent.ts';
import type { SignInMethod } from '../../../domain/sign-in/signInMethods.ts';

/** The values for the fields of an event. */
export interface Filling {
  /** The request number of a response. */
  readonly request: number;
  readonly error: CallError;
  readonly contact: Contact;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly method: SignInMethod;
}

type Makers = {
  readonly [Type in SignUpEvent['type']]: (
    values: Filling,
  ) => Omit<Extract<SignUpEvent, { type: Type }>, 'type'>;
};

const bare = () => ({});
const response = ({ request }: Filling) => ({ request });
const rejection = ({ request, error, at }: Filling) => ({ request, error, at });

/** Creates every event of the flow; a new event does not type-check without an entry. */
const makers: Makers = {
  CONTACT_SUBMITTED: ({ contact, at }) => ({ contact, at }),
  CONTACT_EDITED: bare,
  ENTITY_CONFIRMED: bare,
  FORM_CHOSEN: bare,
  METHOD_CHOSEN: ({ method, at }) => ({ method, at }),
  PAGE_RESTORED: bare,
  TERMS_AGREED: () => ({ consents: { phone_agreement: false, email_agreement: true } }),
  START_FAILED: () => ({ notice: { from: 'portal', key: 'oauth_storage_blocked' } }),
  REGION_MATCHED: response,
  REGION_MISMATCHED: response,
  REGION_FAILED: rejection,
  MARKET_CONFIRMED: bare,
  MARKET_SWITCHED: () => ({ region: 'id' }),
  CODE_SENT: ({ request, at }) => ({ request, at }),
  SEND_REJECTED: rejection,
  RESEND_PRESSED: ({ at }) => ({ at }),
  CODE_EDITED: bare,
  CODE_SUBMITTED: ({ text, at }) => ({ code: text, at }),
  CODE_ACCEPTED: ({ request, text }) => ({ request, ticket: `ticket ${text}` }),
  CODE_REJECTED: rejection,
  PASSWORD_SUBMITTED: ({ text, at }) => ({ password: text, at }),
  REGISTERED: ({ request }) => ({ request, redirectUrl: null, userId: '7' }),
  REGISTER_REJECTED: rejection,
  LOG_IN_CHOSEN: bare,
  CHANGE_CHOSEN: bare,
  CHANGE_SUBMITTED: ({ contact, at }) => ({ contact, at }),
  DISMISSED: bare,
  BACK_REQUESTED: bare,
};

export const eventTypes = Object.keys(makers) as readonly SignUpEvent['type'][]; // the keys of the table above

/** Creates an event of a type. */
export const eventOf = (type: SignUpEvent['type'], values: Filling): SignUpEvent =>
  ({ type, ...makers[type](values) }) as SignUpEvent; // Makers ties each type to its fields
