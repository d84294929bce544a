import * as z from 'zod/mini';
import { assumed } from '../assumed.ts';
import { experimentFlags } from '../experiments/experimentFlags.ts';
import * as shapes from './storedShapes.ts';

/** Milliseconds that the timed channel and chain last. Source: A§9. */
const CHANNEL_LIFETIME_MS = 86_400_000;
/** Milliseconds that the tracking info is valid. Source: A§9, B§9. */
const TRACK_INFO_LIFETIME_MS = 7 * 86_400_000;
/** Milliseconds that a response of the ban check is valid. Source: A§7, B§9 (API-039). */
const BAN_LIFETIME_MS = 300_000;
/** Milliseconds within which the page reloads at most once for a chunk. Source: E-21. */
const RELOAD_LIFETIME_MS = 60_000;

/** A flow that stores values; they are removed when it ends or is left. */
export type StoringFlow = 'sign-up' | 'login' | 'partner' | 'oauth' | 'additional-info';

export interface StoredItem {
  /** `session` lasts as long as the tab, `local` longer. */
  readonly area: 'local' | 'session';
  /** Milliseconds that a value is valid after it was written; null: as long as the area keeps it. */
  readonly lifetime: number | null;
  /** The flow that it belongs to; null: it stays when flows end. */
  readonly flow: StoringFlow | null;
  /** Whether it is stored as JSON; else as the text that it is. */
  readonly json: boolean;
  /** What is read from the storage; every other value is nothing. */
  readonly shape: z.ZodMiniType;
}

const kept = { lifetime: null, flow: null, json: false, shape: shapes.text } as const;
const tab = { ...kept, area: 'session' } as const;
const browser = { ...kept, area: 'local' } as const;
const partner = { ...tab, flow: 'partner' } as const;
const partnerTicket = { ...partner, shape: shapes.opaque } as const;
const flag = { ...partner, shape: z.literal('1') } as const;
const timed = { json: true, shape: shapes.timed(shapes.text) } as const;

/**
 * Everything that the portal stores in the browser, by its key. The documents name the keys; the
 * areas are a decision of this project: whatever proves or identifies something is in session storage.
 */
export const storedItems = {
  // Where the user came from. Source: A§3, S-156, S-158.
  register_chain: tab,
  register_channel: tab,
  register_referrer: { ...tab, shape: shapes.webAddress },
  qhclickid: tab,
  business_platform: tab,
  register_libra: tab,
  // The same with a lifetime, for an accelerated domain. Source: A§9, B§3, S-157.
  register_chain_timed: assumed('S-157', { ...browser, ...timed, lifetime: CHANNEL_LIFETIME_MS }),
  register_channel_timed: assumed('S-157', { ...browser, ...timed, lifetime: CHANNEL_LIFETIME_MS }),
  general_track_info: {
    ...browser,
    lifetime: TRACK_INFO_LIFETIME_MS,
    json: true,
    shape: shapes.trackInfo,
  },

  // The partner flow. Source: A§3, B§3.
  toko_onboarding: flag,
  toko_flow: flag,
  toko_oauth_verify_ticket: partnerTicket,
  toko_oauth_email: partner,
  toko_oauth_email_ticket: partnerTicket,
  toko_oauth_mobile: partner,
  toko_oauth_mobile_ticket: partnerTicket,

  /** The account of the current sign-up, to prefill it after a reload; the countdown of its code. Source: E-12, E-14, S-180. */
  sign_up_account: assumed('S-180', {
    ...tab,
    flow: 'sign-up',
    json: true,
    shape: shapes.signUpAccount,
  }),
  /** The response of the ban check while it is valid. Source: A§7 (API-039). */
  register_ban: {
    ...tab,
    lifetime: BAN_LIFETIME_MS,
    json: true,
    shape: shapes.timed(z.enum(['banned', 'open'])),
  },
  /** Set when the page reloaded after a chunk failed to load, so that it reloads only once. Source: E-21. */
  chunk_reload: { ...tab, ...timed, lifetime: RELOAD_LIFETIME_MS },

  /** The third-party profile that an account is created for. Source: A§2, S-086. */
  profileKey: assumed('S-086', {
    ...tab,
    flow: 'additional-info',
    shape: shapes.opaque,
  }),
  /** Ties a provider's response to the request; read once. Source: S-096. */
  oauth_nonce: assumed('S-096', {
    ...tab,
    flow: 'oauth',
    json: true,
    shape: shapes.signInStart,
  }),
  /** The account that the conflict flow passes to the login page. Source: S-180. */
  prefilled_account: assumed('S-180', {
    ...tab,
    flow: 'login',
    json: true,
    shape: shapes.account,
  }),

  /** Changes on log-in and log-out, for the other tabs. Source: A§4, S-104. */
  seller_login_state: assumed('S-104', { ...browser, shape: shapes.digits }),
  /** Source: B§2, S-137. */
  language: assumed('S-137', { ...browser, shape: shapes.language }),
  /** The user's experiments as JSON; the key's name is a decision of this project. Source: B§4. */
  registration_data: { ...browser, json: true, shape: experimentFlags },
} as const satisfies Readonly<Record<string, StoredItem>>;

export type StorageKey = keyof typeof storedItems;

/** What is stored under a key. */
export type Stored<Key extends StorageKey> = z.infer<(typeof storedItems)[Key]['shape']>;

/** All keys, in the table's order. */
export const storageKeys = Object.keys(storedItems) as readonly StorageKey[]; // the keys of this very object
