/**
 * The sign-in methods besides the form, in the order in which a site offers them, with the label of
 * each at sign-up and at log-in, and its target. The keys are their ids in region files, flows, events, paths and selectors.
 * Source: A§1, A§4, A§6.
 */
export const signInMethods = {
  shortVideo: { label: 'sign_in_short_video', atLogIn: 'log_in_short_video', leadsTo: 'provider' },
  google: { label: 'sign_in_google', atLogIn: 'log_in_google', leadsTo: 'provider' },
  /** Its accounts already exist, so it leads to the log-in (A§4). */
  businessAdvertising: {
    label: 'sign_in_business_advertising',
    atLogIn: 'sign_in_business_advertising',
    leadsTo: 'log-in',
  },
  partner: { label: 'sign_in_partner', atLogIn: 'log_in_partner', leadsTo: 'partner' },
} as const;

export type SignInMethod = keyof typeof signInMethods;

/** Every method, in the order of the table. */
export const allSignInMethods = Object.keys(signInMethods) as [SignInMethod, ...SignInMethod[]]; // the keys of the table

/** The methods that use a provider's own page. Source: A§3 (oauth_type). */
export type OAuthMethod = {
  [Method in SignInMethod]: (typeof signInMethods)[Method]['leadsTo'] extends 'provider'
    ? Method
    : never;
}[SignInMethod];

/** The methods that leave for another page and return with a state that is verified: the providers, and the partner. */
export type LeavingMethod = OAuthMethod | 'partner';

/** Whether the network region is checked before its page: that of the platform account and the social provider. Source: A§4 (OAUTH-003). */
export const checksRegion = (method: SignInMethod): method is OAuthMethod =>
  signInMethods[method].leadsTo === 'provider';

export const isLeavingMethod = (method: SignInMethod): method is LeavingMethod =>
  signInMethods[method].leadsTo !== 'log-in';
