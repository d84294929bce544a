import { assumed } from '../assumed.ts';
import { BAN_LIFETIME_MS } from '../registerBan/isBanned.ts';

/** Milliseconds that the timed channel and chain last. Source: A§9. */
export const CHANNEL_LIFETIME_MS = 86_400_000;
/** Milliseconds that the tracking info is valid. Source: A§9, B§9. */
export const TRACK_INFO_LIFETIME_MS = 7 * 86_400_000;

/** A flow that stores values; they are removed when it ends or is left. */
export type StoringFlow = 'sign-up' | 'login' | 'partner' | 'oauth' | 'additional-info';

export interface StoredItem {
  /** `session` lasts as long as the tab, `local` longer. */
  readonly area: 'local' | 'session';
  /** Milliseconds that a value is valid after it was written; null: as long as the area keeps it. */
  readonly lifetime: number | null;
  /** Whether it must never reach a log, an event or an address. */
  readonly secret: boolean;
  /** The flow that it belongs to; null: it stays when flows end. */
  readonly flow: StoringFlow | null;
}

const tab = { area: 'session', lifetime: null, secret: false, flow: null } as const;
const browser = { area: 'local', lifetime: null, secret: false, flow: null } as const;
const partner = { area: 'session', lifetime: null, secret: true, flow: 'partner' } as const;

/**
 * Everything that the portal stores in the browser, by its key. The documents name the keys; the
 * areas are a decision of this project: whatever proves or identifies something is in session storage.
 */
export const storedItems = {
  // Where the user came from. Source: A§3, S-156, S-158.
  register_chain: tab,
  register_channel: tab,
  register_referrer: tab,
  qhclickid: tab,
  business_platform: tab,
  register_libra: tab,
  // The same with a lifetime, for an accelerated domain. Source: A§9, B§3, S-157.
  register_chain_timed: assumed('S-157', { ...browser, lifetime: CHANNEL_LIFETIME_MS }),
  register_channel_timed: assumed('S-157', { ...browser, lifetime: CHANNEL_LIFETIME_MS }),
  general_track_info: { ...browser, lifetime: TRACK_INFO_LIFETIME_MS },

  // The partner flow. Source: A§3, B§3.
  toko_onboarding: { ...tab, flow: 'partner' },
  toko_flow: { ...tab, flow: 'partner' },
  toko_oauth_verify_ticket: partner,
  toko_oauth_email: partner,
  toko_oauth_email_ticket: partner,
  toko_oauth_mobile: partner,
  toko_oauth_mobile_ticket: partner,

  /** The account of the current sign-up, to prefill it after a reload. Source: E-14, S-180. */
  sign_up_account: assumed('S-180', { ...tab, secret: true, flow: 'sign-up' }),
  /** The response of the ban check while it is valid. Source: A§7 (API-039). */
  register_ban: { ...tab, lifetime: BAN_LIFETIME_MS },
  /** Set when the page reloaded after a chunk failed to load, so that it reloads only once. Source: E-21. */
  chunk_reload: tab,

  /** The third-party profile that an account is created for. Source: A§2, S-086. */
  profileKey: assumed('S-086', { ...tab, secret: true, flow: 'additional-info' }),
  /** Ties a provider's response to the request; read once. Source: S-096. */
  oauth_nonce: assumed('S-096', { ...tab, secret: true, flow: 'oauth' }),
  /** The account that the conflict flow passes to the login page. Source: S-180. */
  prefilled_account: assumed('S-180', { ...tab, secret: true, flow: 'login' }),

  /** Changes on log-in and log-out, for the other tabs. Source: A§4, S-104. */
  seller_login_state: assumed('S-104', browser),
  /** Source: B§2, S-137. */
  language: assumed('S-137', browser),
  /** The user's experiments as JSON; the key's name is a decision of this project. Source: B§4. */
  registration_data: browser,
} as const satisfies Readonly<Record<string, StoredItem>>;

export type StorageKey = keyof typeof storedItems;

/** All keys, in the table's order. */
export const storageKeys = Object.keys(storedItems) as readonly StorageKey[]; // the keys of this very object
