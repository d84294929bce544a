import type { Contact } from '../domain/account/Contact.ts';
import type { Cooldown } from './Cooldown.ts';
import type { RequestId } from './Request.ts';

/** The state of sending the code of one block. */
export interface Sending {
  /** The pending send request. */
  readonly running: { readonly request: RequestId; readonly contact: Contact } | null;
  readonly cooldown: Cooldown | null;
  /** Whether a code was sent before; the button then shows the resend text (CODE-010). */
  readonly sent: boolean;
}

export const nothingSent: Sending = { running: null, cooldown: null, sent: false };
