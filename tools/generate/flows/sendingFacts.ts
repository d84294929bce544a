import type { InfoEvent } from '../../../src/flows/additional-info/InfoEvent.ts';
import type { SingleFormEvent } from '../../../src/flows/single-form/SingleFormEvent.ts';
import { isCoolingDown, type Cooldown } from '../../../src/flows/Cooldown.ts';
import type { Sending } from '../../../src/flows/Sending.ts';

/** What comes of these depends on what was before the send. */
export const afterSend: ReadonlySet<string> = new Set<InfoEvent['type'] & SingleFormEvent['type']>([
  'CODE_SENT',
  'SEND_REJECTED',
  'CONTACT_EDITED',
]);

/** A block of any form, whatever its pending request is. */
type Block = Omit<Sending, 'running'> & { readonly running: unknown };

/** How far the code of a block is. */
export function codeOf({ running, cooldown, sent }: Block): string {
  if (running !== null) return 'sending';
  if (cooldown?.after === 'throttled') return 'throttled';
  if (cooldown?.after === 'sent') return 'sent';
  return sent ? 'free again' : 'not sent';
}

/** Whether the code was edited since the send was pressed. */
export const editedOf = ({ edited }: Pick<Sending, 'edited'>): string =>
  edited ? 'edited since' : 'not edited';

interface Pauses {
  readonly sending: { readonly email: Sending };
  readonly cooldown: Cooldown | null;
}

/** Whether the request of a press has to wait; null for any other event. */
export function pauseOf(
  { sending, cooldown }: Pauses,
  event: InfoEvent | SingleFormEvent,
): string | null {
  if (event.type !== 'SUBMITTED' && event.type !== 'SEND_PRESSED') return null;
  const pause = event.type === 'SUBMITTED' ? cooldown : sending.email.cooldown;
  return isCoolingDown(pause ?? undefined, event.at) ? 'running' : 'over';
}
