import type { Contract } from './Contract.ts';

/** A call that the client cannot make. Source: B§8, S-170. */
export class UnimplementedMethodError extends Error {
  override readonly name = 'UnimplementedMethodError';

  constructor({ name, method, encoding }: Pick<Contract, 'name' | 'method' | 'encoding'>) {
    super(
      `The client cannot make ${name}: ${encoding ?? method} is not implemented. ` +
        'Implement it in src/api/attempt.ts.',
    );
  }
}
