import type { Contact } from './Contact.ts';

/** A contact with the verification code that was sent to it. */
export interface Proven<Kind extends Contact = Contact> {
  readonly contact: Kind;
  readonly code: string;
}
