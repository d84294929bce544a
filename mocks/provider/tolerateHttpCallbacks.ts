import type Provider from 'oidc-provider';

interface ClientSchema {
  invalidate: (this: ClientSchema, message: string, code?: string) => void;
}

/**
 * Lets clients of the implicit flow come back to `http` addresses: on loopback there are no others,
 * and the library's typings leave out where it refuses them.
 *
 * @throws Error when the library has moved the place
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
