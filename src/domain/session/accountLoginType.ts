/** The login type of an account. Source: A§3, B§3. */
export const accountLoginType = { ACCOUNT_LOGIN: 0, ACCOUNT_SSO: 1, ACCOUNT_TT_AUTH: 2 } as const;

export type AccountLoginType = (typeof accountLoginType)[keyof typeof accountLoginType];
