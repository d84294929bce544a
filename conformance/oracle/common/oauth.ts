import { assumed, specified, type SourcedValue } from '../SourcedValue.ts';

/** What leaves for a provider beside its own parameters (A§4, B§7). */
export const start = {
  /** A flag of the redirect. */
  regionCheck: specified({ name: 'region_check', value: '1' }, 'A§4'),
  /** The fields of the state, which is base64url of JSON. */
  stateFields: assumed(
    ['type', 'phone_agreement', 'email_agreement', 'provider', 'nonce'],
    'S-096',
  ),
  /** When the scope of business advertising is asked for beside the others; its name is not given. */
  advertisingWhen: assumed('business_platform is ads', 'S-098'),
} as const;

/** The code of an account that is linked already. */
export const linked = specified(1007, 'B§8');
/** The code of a profile that is bound already, which is treated alike (S-171). */
export const profileBound = specified(12_014, 'B§8');

/** The code of a profile that cannot be loaded: the sign-in begins anew (errors.tsv). */
export const noProfile = specified(1902, 'B§8');

/** Where the nonce of a start waits for its one return, in the tab. Source: S-096, E-28. */
export const nonceKey = assumed('oauth_nonce', 'S-096');

/** The call that ends a sign-in at a provider. */
export const finish = { path: assumed('/passport/web/oauth/callback/', 'S-009') } as const;

/** Where a provider returns to, by the method. */
export const callbacks = {
  shortVideo: specified('/account/oauth/tt/callback', 'A§2'),
  google: specified('/account/oauth/google', 'A§2'),
} as const;

interface Bind {
  readonly path: SourcedValue<string>;
  /** The name of the field that holds the contact; `code` and `password` are beside it. */
  readonly contact: SourcedValue<string>;
  /** The type of the code for a contact that the provider does not know. */
  readonly codeType: SourcedValue<number>;
}

/** How a sign-in gets the contact that it lacks, by the kind of contact. */
export const binds: Readonly<Record<'email' | 'phone', Bind>> = {
  email: {
    path: assumed('/passport/web/oauth_login_with_email_bind/', 'S-065'),
    contact: specified('email', 'A§7'),
    codeType: specified(1, 'A§7'),
  },
  phone: {
    path: assumed('/passport/web/oauth_login_with_mobile_bind/', 'S-065'),
    contact: specified('mobile', 'A§7'),
    codeType: specified(16, 'A§7'),
  },
};

/** The type of the code for the address of an account that exists. */
export const conflictCodeType = specified(16, 'A§7');
