import type { Contact } from '../account/Contact.ts';

/** A form field that an error of a service can refer to. */
export type ErrorField = Contact['type'] | `${Contact['type']}_code` | 'password';
