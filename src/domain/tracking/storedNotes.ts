import { LEAD_COOKIE, LEAD_COOKIE_LIFETIME_S } from '../lead/leadCookie.ts';
import type { StorageKey } from './storedItems.ts';

/** What identifies or proves something, and must never reach a log, an event or an address. */
type Secret = 'account' | 'part of an account' | 'ticket' | 'profile key' | 'nonce';

/** What the docs say of a stored value; the application has no use for it. */
export interface StoredNote {
  readonly purpose: string;
  /** Who reads it. */
  readonly reader: string;
  /** The only secret that it may hold; absent for none. */
  readonly secret?: Secret;
}

const origin: StoredNote = {
  purpose: 'Where the seller came from, for the report of a registration.',
  reader: 'the sign-up, after a registration',
};
const timed: StoredNote = {
  purpose: 'The same, for a registration within a day of the first visit.',
  reader: 'the sign-up on an accelerated domain',
};
const partner: StoredNote = {
  purpose: 'What the partner has verified of the seller.',
  reader: 'the page that onboards with an account of the partner',
};

/** Why each value is stored and who reads it; a key without a line does not compile. */
export const storedNotes: Readonly<Record<StorageKey, StoredNote>> = {
  register_chain: origin,
  register_channel: origin,
  register_referrer: origin,
  qhclickid: origin,
  business_platform: {
    purpose: 'The platform that opened the page.',
    reader: 'messages to the opener',
  },
  register_libra: origin,
  register_chain_timed: timed,
  register_channel_timed: timed,
  general_track_info: {
    purpose: 'The tracking code of a link.',
    reader: 'the sign-up, after a registration',
  },
  toko_onboarding: partner,
  toko_flow: partner,
  toko_oauth_verify_ticket: { ...partner, secret: 'ticket' },
  toko_oauth_email: { ...partner, secret: 'part of an account' },
  toko_oauth_email_ticket: { ...partner, secret: 'ticket' },
  toko_oauth_mobile: { ...partner, secret: 'part of an account' },
  toko_oauth_mobile_ticket: { ...partner, secret: 'ticket' },
  sign_up_account: {
    purpose: 'The account that is signed up, and when its code was sent, after a reload.',
    reader: 'the sign-up',
    secret: 'account',
  },
  register_ban: {
    purpose: 'Whether registration is closed.',
    reader: 'every page that can register',
  },
  chunk_reload: {
    purpose: 'That the page has reloaded for missing code.',
    reader: 'the error page',
  },
  profileKey: {
    purpose: 'The profile of the provider that the account is for.',
    reader: 'the page for missing contacts',
    secret: 'profile key',
  },
  oauth_nonce: {
    purpose: 'Ties the answer of a provider to its request.',
    reader: 'the page of the provider’s return',
    secret: 'nonce',
  },
  prefilled_account: {
    purpose: 'The account that exists already.',
    reader: 'the log-in',
    secret: 'account',
  },
  seller_login_state: { purpose: 'When the seller logged in or out.', reader: 'the other tabs' },
  language: { purpose: 'The language that the seller chose.', reader: 'every page' },
  registration_data: { purpose: 'The experiments of the seller.', reader: 'the register page' },
};

/** The cookies that the portal sets, with their milliseconds; those of a session are the servers'. */
export const cookieNotes: Readonly<
  Record<string, StoredNote & { readonly lifetime: number | null }>
> = {
  [LEAD_COOKIE]: {
    purpose: 'Whether the seller sells elsewhere, and where, as the lead form asked.',
    reader: 'the servers of the product',
    lifetime: LEAD_COOKIE_LIFETIME_S * 1000,
  },
};

const place: StoredNote = {
  purpose: 'The place of the entry in the history.',
  reader: 'the router',
};

/** What an entry of the history of a tab keeps, as long as the entry. */
export const historyNotes: Readonly<Record<string, StoredNote>> = {
  laterStep: { purpose: 'That the entry is that of the later steps.', reader: 'the sign-up' },
  usr: { purpose: 'Whether the page is to show tips.', reader: 'the log-in' },
  key: place,
  idx: place,
};
