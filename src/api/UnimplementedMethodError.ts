import type { Contract } from './Contract.ts';

/** Thrown for a call that the client does not implement. Source: B§8, S-170. */
export class UnimplementedMethodError extends Error {
  override readonly name = 'UnimplementedMethodError';

  constructor({ name, encoding }: Pick<Contract, 'name' | 'encoding'>) {
    super(
      `The client cannot make ${name}: sending ${encoding ?? 'JSON'} is not implemented. ` +
        'Implement it in src/api/attempt.ts.',
    );
  }
}
