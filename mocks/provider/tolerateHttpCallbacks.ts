import type Provider from 'oidc-provider';

interface ClientSchema {
  invalidate: (this: ClientSchema, message: string, code?: string) => void;
}

/**
 * Allows `http` callbacks for clients of the implicit flow, which the library refuses; on loopback
 * there are no others. The place of that check is not in the library's typings.
 *
 * @throws Error when the library no longer has the check in this place
 */
export function tolerateHttpCallbacks({ Client }: Provider): void {
  const { Schema } = Client as { Schema?: { prototype?: ClientSchema } }; // not in the typings
  const schema = Schema?.prototype;
  if (typeof schema?.invalidate !== 'function')
    throw new Error(
      'oidc-provider has no Client.Schema.prototype.invalidate any more; find where it raises implicit-force-https.',
    );
  const { invalidate } = schema;
  schema.invalidate = function tolerant(message, code) {
    if (code !== 'implicit-force-https') invalidate.call(this, message, code);
  };
}
