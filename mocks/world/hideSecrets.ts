/**
 * Names of fields that hold a secret, wherever they stand. Fewer than `isSecretName` knows: whoever
 * develops has to see the addresses, numbers and verification codes of made-up people.
 */
const secretName = /pass(?:word)?|ticket|token|secret|^state$|profile_?key|nonce/i;

/** A verification code is there to be read; the code of a sign-in provider is a key. */
const isProviderCode = (field: string, value: unknown): boolean =>
  field === 'code' && typeof value === 'string' && !/^\d*$/.test(value);

/** Hides at any depth what is nobody's to read, in a mock either. */
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
