import { createContext } from 'react';
import type { Contact } from '../../../domain/account/Contact.ts';

export interface RegisterLead {
  /** The address of the shop that the seller entered in the lead form; empty for none. */
  readonly shopUrl: string;
  /** Creates the seller's lead in the background, if there is a shop; with the account if it is valid. */
  readonly create: (contact: Contact | null) => void;
}

/** The lead of the seller at a register form; there is one behind the lead form. Source: A§3, A§4 (LEAD-006), S-150. */
export const RegisterLead = createContext<RegisterLead>({ shopUrl: '', create() {} });
