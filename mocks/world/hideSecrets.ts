const secretFields: ReadonlySet<string> = new Set([
  ...['password', 'verification_ticket', 'verify_ticket', 'verifyTicket', 'ticket', 'id_token'],
  ...['email_ticket', 'emailTicket', 'mobile_ticket', 'mobileTicket', 'profile_key', 'state'],
]);

/** Hides at any depth what is nobody's to read, in a mock either. */
export function hideSecrets(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(hideSecrets);
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      secretFields.has(field) ? '(hidden)' : hideSecrets(inner),
    ]),
  );
}
