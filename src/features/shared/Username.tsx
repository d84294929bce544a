import { contactText, type Contact } from '../../domain/account/Contact.ts';

/** Tells a password manager whose password a form asks for. */
export const Username = ({ contact }: { readonly contact: Contact }) => (
  <input hidden readOnly name="username" autoComplete="username" value={contactText(contact)} />
);
