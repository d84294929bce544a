import type { ResponseOf } from '../Contract.ts';
import type { register } from '../contracts/passport/register.ts';

/** A new account: next address and user id; null when the server did not send it. Source: S-189. */
export interface Registered {
  readonly redirectUrl: string | null;
  readonly userId: string | null;
}

/** Reads the response of a registration. */
export const registeredOf = ({
  redirect_url,
  user_id_str,
  user_id,
}: ResponseOf<typeof register>): Registered => ({
  redirectUrl: redirect_url ?? null,
  userId: user_id_str ?? user_id?.toString() ?? null,
});
