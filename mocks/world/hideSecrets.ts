/**
 * Names of fields that hold a secret. Fewer than `isSecretName` has: developers need to see addresses,
 * numbers and verification codes, which are all made up.
 */
const secretName = /pass(?:word)?|ticket|token|secret|^state$|profile_?key|nonce/i;

/** A verification code may be shown; the code of a sign-in provider is a secret. */
const isProviderCode = (field: string, value: unknown): boolean =>
  field === 'code' && typeof value === 'string' && !/^\d*$/.test(value);

/** Replaces secret values at any depth. */
export function hideSecrets(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(hideSecrets);
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      secretName.test(field) || isProviderCode(field, inner) ? '(hidden)' : hideSecrets(inner),
    ]),
  );
}
