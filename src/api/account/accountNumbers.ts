import { assumed } from '../../domain/assumed.ts';

/** The account service's `type` of an e-mail code and registration. Source: A§7, S-067. */
export const EMAIL_TYPE = 1;
/** The same for a phone. Source: A§9. */
export const PHONE_TYPE = 16;
/** Source: A§9. */
export const EMAIL_LOGIC_TYPE = 3;
/** `type` of a code for an existing account: a forgotten password, an identity verification. Source: A§7, S-114. */
export const KNOWN_ACCOUNT_TYPE = 4;
/** `type` of a code in the partner flow. Source: A§9. */
export const PARTNER_TYPE = 8;
/** The portal's id at the account service, for a bind. Source: A§3. */
export const PLATFORM_APP_ID = assumed('S-063', 'portico');
