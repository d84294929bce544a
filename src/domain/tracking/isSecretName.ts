/** Parts of a name that make it a secret's, in whatever company: `verifyTicket`, `toko_oauth_email`, `email_phone_number`. */
const parts =
  /ticket|token|passw|passcode|pwd|secret|credential|authorization|cookie|apikey|sessionid|otpcode|profilekey|nonce|email|phone|mobile|(?:verification|verify|check|sms|auth)code/;
/** Names that are a secret's only when they stand alone: `error_code` and `state_of_trade` are none. */
const whole = /^(?:code|state|otp|pin|pass|number|contact)$/;

/**
 * Whether what goes by this name - a field, a query parameter - may never reach a log, an event, a
 * referrer, an address that we build or another window. Source: the security decisions, S-180.
 */
export function isSecretName(name: string): boolean {
  const bare = name.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  return parts.test(bare) || whole.test(bare);
}
