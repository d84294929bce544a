import type { Contact } from '../account/Contact.ts';
import type { SafeStorage } from '../tracking/createSafeStorage.ts';
import { clearFlow } from '../tracking/clearFlow.ts';
import type { StorageKey } from '../tracking/storedItems.ts';

/** What the partner knows of a seller: hidden contacts, and the tickets that stand for them. Source: A§3 (PARTNER-004). */
export interface SavedData {
  readonly verifyTicket: string;
  readonly censoredEmail: string | null;
  readonly emailTicket: string | null;
  readonly censoredMobile: string | null;
  readonly mobileTicket: string | null;
}

/** A contact that the page shows in part and names by its ticket. Source: S-094. */
export interface SavedContact {
  readonly censored: string;
  readonly ticket: string;
}

/** The key of each field. Source: B§3 (PARTNER-005). */
const keys = {
  verifyTicket: 'toko_oauth_verify_ticket',
  censoredEmail: 'toko_oauth_email',
  emailTicket: 'toko_oauth_email_ticket',
  censoredMobile: 'toko_oauth_mobile',
  mobileTicket: 'toko_oauth_mobile_ticket',
} as const satisfies Record<keyof SavedData, StorageKey>;

/** The saved contact of a type; null where the partner has none, or no ticket for it. */
export function savedContact(
  { censoredEmail, emailTicket, censoredMobile, mobileTicket }: SavedData,
  kind: Contact['type'],
): SavedContact | null {
  const [censored, ticket] =
    kind === 'email' ? [censoredEmail, emailTicket] : [censoredMobile, mobileTicket];
  return censored && ticket ? { censored, ticket } : null;
}

/** Stores the data for a reload, in place of that of an earlier sign-in. Source: A§3, B§3 (PARTNER-005). */
export function storeSavedData(
  storage: Pick<SafeStorage, 'write' | 'remove'>,
  data: SavedData,
): void {
  clearFlow(storage, 'partner');
  storage.write('toko_onboarding', '1');
  storage.write('toko_flow', '1');
  for (const field of Object.keys(keys) as (keyof SavedData)[]) {
    const value = data[field];
    if (value !== null) storage.write(keys[field], value);
  } // the keys of the table
}

/** Reads the stored data; null outside a flow. */
export function readSavedData({ read }: Pick<SafeStorage, 'read'>): SavedData | null {
  const verifyTicket = read(keys.verifyTicket);
  if (read('toko_flow') !== '1' || !verifyTicket) return null;
  return {
    verifyTicket,
    censoredEmail: read(keys.censoredEmail),
    emailTicket: read(keys.emailTicket),
    censoredMobile: read(keys.censoredMobile),
    mobileTicket: read(keys.mobileTicket),
  };
}
