import type { neverCarried } from './events.ts';

export type SecretKind = (typeof neverCarried)[number];

/** Where a page can keep something by a name. */
export type KeptIn = 'localStorage' | 'sessionStorage' | 'cookie' | 'history.state';

/** How long a value counts, where the area would keep it longer. Milliseconds. */
type Lifetime =
  /** The value names its end, under `timeout`. */
  | { readonly by: 'timeout'; readonly life: number }
  /** The value names its beginning, under `timestamp`. */
  | { readonly by: 'timestamp'; readonly life: number }
  /** The browser ends it. */
  | { readonly by: 'max-age'; readonly life: number };

/** A line of the table. */
export interface KeptLine {
  readonly key: string;
  readonly area: KeptIn;
  /** Null: as long as its area keeps it. */
  readonly lifetime: Lifetime | null;
  /** Whether it goes once the seller is signed up or logged in. */
  readonly endsWithFlow: boolean;
  /** The secrets that it may hold. */
  readonly holds: readonly SecretKind[];
}

const MINUTE = 60_000;
const DAY = 86_400_000;

/** What the keys of a line have in common. */
type Kept = Omit<KeptLine, 'key'>;

const each = (kept: Kept, ...keys: readonly string[]): readonly KeptLine[] =>
  keys.map((key) => ({ key, ...kept }));

const inTab: Kept = {
  ...{ area: 'sessionStorage', lifetime: null, endsWithFlow: false, holds: [] },
};
const inBrowser: Kept = { ...inTab, area: 'localStorage' };
const inEntry: Kept = { ...inTab, area: 'history.state' };
const inFlow: Kept = { ...inTab, endsWithFlow: true };
const upTo = (life: number) => ({ lifetime: { by: 'timeout', life } }) as const;

/**
 * All that the portal keeps in a browser, by its key, as the portal promises its sellers (Docs/Privacy):
 * whatever a test finds besides is too much. Where the documents state a key, an area or a lifetime, it
 * is theirs (`storage.ts`).
 */
export const keptLines: readonly KeptLine[] = [
  ...each(inTab, 'register_chain', 'register_channel', 'register_referrer', 'qhclickid'),
  ...each(inTab, 'business_platform', 'register_libra'),
  ...each({ ...inBrowser, ...upTo(DAY) }, 'register_chain_timed', 'register_channel_timed'),
  ...each({ ...inBrowser, lifetime: { by: 'timestamp', life: 7 * DAY } }, 'general_track_info'),
  ...each(inFlow, 'toko_onboarding', 'toko_flow'),
  ...each(inFlow, 'toko_oauth_email', 'toko_oauth_mobile'), // in part
  ...each(
    { ...inFlow, holds: ['ticket'] },
    ...['toko_oauth_verify_ticket', 'toko_oauth_email_ticket', 'toko_oauth_mobile_ticket'],
  ),
  ...each(
    { ...inFlow, holds: ['e-mail address', 'phone number'] },
    ...['sign_up_account', 'prefilled_account'],
  ),
  ...each({ ...inFlow, holds: ['profileKey'] }, 'profileKey'),
  ...each(inFlow, 'oauth_nonce'),
  ...each({ ...inTab, ...upTo(5 * MINUTE) }, 'register_ban'),
  ...each({ ...inTab, ...upTo(MINUTE) }, 'chunk_reload'),
  ...each(inBrowser, 'seller_login_state', 'language', 'registration_data'),
  ...each(
    { ...inTab, area: 'cookie', lifetime: { by: 'max-age', life: 7 * DAY } },
    'current_user_existing_seller',
  ),
  ...each(inEntry, 'laterStep'),
  ...each(inEntry, 'usr', 'key', 'idx'), // of the router
];
