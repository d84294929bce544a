/** Parts that make any name secret: `verifyTicket`, `toko_oauth_email`, `email_phone_number`. */
const parts =
  /ticket|token|passw|passcode|pwd|secret|credential|authorization|cookie|apikey|sessionid|otpcode|profilekey|nonce|email|phone|mobile|(?:verification|verify|check|sms|auth)code/;
/** Names that are secret only as a whole: `error_code` and `state_of_trade` are not. */
const whole = /^(?:code|state|otp|pin|pass|number|contact)$/;

/**
 * Whether a field or query parameter of this name must never reach a log, an event, a referrer, a
 * generated address or another window. Source: the security decisions, S-180.
 */
export function isSecretName(name: string): boolean {
  const bare = name.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  return parts.test(bare) || whole.test(bare);
}
