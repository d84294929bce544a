import type { register } from '../../api/contracts/passport/register.ts';
import type { ResponseOf } from '../../api/Contract.ts';

/** What both sign-ups hear of a new account: where to go and who it is. Source: S-189. */
export const registeredFact = (
  request: number,
  { redirect_url, user_id_str, user_id }: ResponseOf<typeof register>,
) => ({
  type: 'REGISTERED' as const,
  request,
  redirectUrl: redirect_url ?? null,
  userId: user_id_str ?? user_id?.toString() ?? null,
});
