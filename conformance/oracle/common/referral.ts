import { assumed, specified } from '../SourcedValue.ts';

/** The referral campaign: a banner on the landing page, and a modal that explains it. */
export const referral = {
  /** The query parameter that brings it. */
  parameter: specified('refercode', 'A§2'),
  data: {
    method: specified('GET', 'A§7'),
    path: specified('/api/v1/seller/growth/landing_page/get', 'A§7'),
    isFromRegisterPage: specified('true', 'A§7'),
  },
  status: {
    method: specified('GET', 'A§7'),
    path: specified('/api/v1/seller/growth/referral_status/get', 'A§7'),
    /** When it is asked for. */
    onLoad: assumed('with refercode', 'S-151'),
  },
  /** A number that the subtitle shows. */
  subtitleValue: specified(10, 'A§9'),
  /** What is to be seen of an answer with `is_activity_finish`. */
  whenFinished: assumed('no banner', 'S-152'),
} as const;
