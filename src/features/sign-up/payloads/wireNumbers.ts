/** The account service's `type` of an e-mail code and registration. Source: A§7, S-067. */
export const EMAIL_TYPE = 1;
/** The same of a phone. Source: A§9. */
export const PHONE_TYPE = 16;
/** Source: A§9. */
export const EMAIL_LOGIC_TYPE = 3;
