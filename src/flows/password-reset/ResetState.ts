import type { Contact } from '../../domain/account/Contact.ts';
import type { Notice } from '../../domain/errors/Notice.ts';
import type { Cooldowns } from '../Cooldown.ts';
import type { RequestId } from '../Request.ts';
import type { Completing, Resending } from '../Sending.ts';

interface Editing {
  readonly name: 'editing';
  readonly notice: Notice | null;
}

interface Pending<Name extends string> {
  readonly name: Name;
  readonly request: RequestId;
}

interface Common {
  /** The number of the latest request of the flow. */
  readonly lastRequest: RequestId;
  readonly cooldowns: Cooldowns;
}

export interface AccountStep extends Common {
  readonly step: 'account';
  readonly contact: Contact | null;
  readonly activity: Editing | (Pending<'sending'> & { readonly contact: Contact });
}

export interface CodeStep extends Common {
  readonly step: 'code';
  readonly contact: Contact;
  readonly activity:
    | Editing
    | (Pending<'checking'> & { readonly code: string })
    | (Resending & Completing);
  /** The code that the server refused last; it is not sent again (E-07, S-211). */
  readonly refused: string | null;
}

export interface PasswordStep extends Common {
  readonly step: 'password';
  readonly contact: Contact;
  readonly ticket: string;
  readonly activity: Editing | Pending<'saving'>;
}

export interface OverStep extends Common {
  readonly step: 'over';
  readonly contact: Contact | null;
}

/** A forgotten password: account, code, new password. Source: A§7, S-101. */
export type ResetState = AccountStep | CodeStep | PasswordStep | OverStep;

/** The part of the state that every step has. */
export const commonOf = ({ lastRequest, cooldowns }: ResetState): Common => ({
  lastRequest,
  cooldowns,
});

/** Editing without an error. */
export const editing: Editing = { name: 'editing', notice: null };

/** The initial state of the flow. */
export const resetStart: AccountStep = {
  step: 'account',
  contact: null,
  activity: editing,
  lastRequest: 0,
  cooldowns: {},
};
