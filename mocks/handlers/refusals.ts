import { refuse, type Outcome } from './Resolver.ts';

/** The refusals of the services. Codes: B§8; those of a missing session and of an expired step are our own. */
export const refusals = {
  notLoggedIn: () => refuse(10_401, 'Log in first.'),
  expired: () => refuse(10_402, 'This step has expired. Start again.'),
  unverified: () => refuse(0, 'We could not verify this sign-in. Start again.'),
  mobileExists: () => refuse(1001),
  emailExists: () => refuse(1023),
  alreadyLinked: () => refuse(1007),
  weakPassword: () =>
    refuse(1010, 'A password has 6 to 20 characters, with a letter, a digit and a sign.'),
  wrongPassword: () => refuse(1010, 'That password is not right.'),
  notRegistered: () => refuse(1011, 'There is no account with this address or number.'),
  mobileCode: () => refuse(1203, 'That code is wrong or has expired.'),
  emailCodeExpired: () => refuse(1703, 'That code has expired. Send a new one.'),
  emailCodeWrong: () => refuse(1704, 'That code is not the one we sent last. Check it.'),
  noProfile: () => refuse(1902, 'We could not load your profile. Start again.'),
  addressTaken: () => refuse(12_011),
} as const satisfies Readonly<Record<string, () => Outcome<never>>>;
