/** Where a code is sent, and what the account is registered with. */
export interface Contact {
  readonly type: 'email';
  /** Cleaned by `cleanEmail`. */
  readonly email: string;
}

/** The text by which a person recognises the contact. */
export const contactText = (contact: Contact): string => contact.email;
