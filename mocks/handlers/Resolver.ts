import type { Contract, RequestOf, ResponseOf } from '../../src/api/Contract.ts';
import type { ErrorCode } from '../../src/domain/errors/CallError.ts';
import type { SignInProviders } from '../world/SignInProviders.ts';
import type { World } from '../world/World.ts';

/** Who calls: the world of the user, the region (`GB`) of their network, and the sign-in providers. */
export interface Caller {
  readonly world: World;
  readonly regionCode: string;
  readonly providers: SignInProviders;
}

/** The result of a call, before its envelope. */
export type Outcome<Data> =
  | { readonly ok: true; readonly data: Data }
  | {
      readonly ok: false;
      readonly code: ErrorCode;
      readonly description: string | null;
      /** For the retry of a single-form register (A§4). */
      readonly verifyTicket?: string;
    };

/** The behaviour of one call: takes the request, validated by the contract, and returns the outcome. */
export type Resolver<C extends Contract> = (
  request: RequestOf<C>,
  caller: Caller,
) => Outcome<ResponseOf<C>> | Promise<Outcome<ResponseOf<C>>>;

export const succeed = <Data>(data: Data): Outcome<Data> => ({ ok: true, data });

export const refuse = (code: ErrorCode, description: string | null = null): Outcome<never> => ({
  ok: false,
  code,
  description,
});
