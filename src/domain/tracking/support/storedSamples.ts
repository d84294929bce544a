import type { StorageKey, Stored } from '../storedItems.ts';

/** Epoch milliseconds of the samples. */
export const SAMPLE_TIME = 1_700_000_000_000;

const timed = { value: 'spring', timeout: SAMPLE_TIME + 1000 };

/** A value of each key, as the portal stores it. */
export const storedSamples: { readonly [Key in StorageKey]: Stored<Key> } = {
  register_chain: 'a.b',
  register_channel: 'spring',
  register_referrer: 'https://search.example/?q=sell',
  qhclickid: 'q1',
  business_platform: 'ads',
  register_libra: 'l1',
  register_chain_timed: timed,
  register_channel_timed: timed,
  general_track_info: { track_code: 't1', timestamp: SAMPLE_TIME },
  toko_onboarding: '1',
  toko_flow: '1',
  toko_oauth_verify_ticket: 'V',
  toko_oauth_email: 'a***@shop.example',
  toko_oauth_email_ticket: 'E',
  toko_oauth_mobile: '***3456',
  toko_oauth_mobile_ticket: 'M',
  sign_up_account: {
    account: '+44 7911 123456',
    sent: { by: 'single-form', at: SAMPLE_TIME },
  },
  register_ban: { value: 'banned', timeout: SAMPLE_TIME + 1000 },
  chunk_reload: { value: 'landing', timeout: SAMPLE_TIME + 1000 },
  profileKey: 'P-1',
  oauth_nonce: { provider: 'social', nonce: '0'.repeat(32), search: '?channel=spring' },
  prefilled_account: { shortname: 'GB', code: '44', number: '7911123456' },
  seller_login_state: String(SAMPLE_TIME),
  language: 'en-GB',
  registration_data: { showLeadForm: 2, showNewRegisterPage: false },
};
