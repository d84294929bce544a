import type { Surface } from '../../src/domain/errors/Surface.ts';

/** The calls of the single form whose errors have stories: by a phone, by an e-mail address, and that without a prefix. */
export const singleFormCalls = [
  'register',
  'email.register_verify_login',
  'activate_email.register',
] as const;

/** The calls whose errors have stories on the portal's own pages; reachCall.ts has the steps to each. */
const reachableCalls = [
  'network.country.check',
  'email.send_code',
  'mobile.send_code',
  'email.register.code_verify',
  'mobile.register.code_verify',
  'email.register.ticket_register',
  ...singleFormCalls,
  'account.login',
  'email.check_code',
  'mobile.check_code',
  'password.reset_by_email_ticket',
  'password.reset_by_ticket',
  'email_login_with_bind',
  'sms_login_with_bind',
  'oauth.callback',
  'oauth_login_with_email_bind',
  'oauth_login_with_mobile_bind',
  'oidc.callback',
  'logout',
] as const;

export type ReachableCall = (typeof reachableCalls)[number];

/** The surfaces of their errors; errorStory.tsx has a check for each. */
export type ReachableSurface = Extract<
  Surface,
  | 'account-field'
  | 'password-field'
  | 'conflict'
  | 'market'
  | 'code-field'
  | 'dialog'
  | 'two-step'
  | 'bind-contact'
  | 'error-screen'
  | 'toast'
  | 'nothing'
>;

const startLinking = 'onboard.v1.toko_fast_onboard.start';

/** The screens of the partner's fast onboarding, each with the calls whose errors have stories there. */
export const partnerScreens = {
  entrance: ['onboard.v1.toko_fast_onboard.criteria.check', startLinking],
  callback: ['oauth.callback', 'onboard.v1.toko_fast_onboard.toko_data.prefill', startLinking],
  form: [
    'email.send_code',
    'mobile.send_code',
    'sms_login_with_bind',
    'email_login_with_bind',
    'onboard.v1.toko_fast_onboard.submit',
    startLinking,
  ],
} as const;

export type PartnerScreen = keyof typeof partnerScreens;
export type PartnerCall = (typeof partnerScreens)[PartnerScreen][number];

/** What shows an error there: a dialog by its name, or what shows it elsewhere, too. Source: A§8. */
export type PartnerSurface =
  | 'phone'
  | 'email'
  | 'linked'
  | 'notice'
  | Extract<Surface, 'code-field' | 'error-screen' | 'toast' | 'nothing'>;

/** The screens of the partner's that make a call. */
export const partnerScreensOf = (call: string): readonly PartnerScreen[] =>
  (Object.keys(partnerScreens) as PartnerScreen[]).filter((screen) =>
    partnerScreens[screen].some((known: string) => known === call),
  ); // the keys of the table

/** Whether a story can run the application up to a call. */
export const isReachable = (call: string): call is ReachableCall =>
  reachableCalls.some((known) => known === call);
