import type { ProviderName } from '../../domain/sign-in/connectState.ts';
import { mapAnswer, type Answer, type Client } from '../client.ts';
import { finishOAuth } from '../contracts/passport/callback.ts';

/** A sign-in at a provider: a session, or a profile that still needs a contact. Source: S-009. */
export interface FinishedSignIn {
  readonly redirectUrl: string | null;
  readonly profileKey: string | null;
}

interface Returned {
  readonly provider: ProviderName;
  readonly code: string;
  readonly state: string;
}

/** Exchanges what a provider returned. A code works once, so the call is never repeated. Source: A§4, S-009. */
export async function finishProvider(
  call: Client,
  returned: Returned,
  signal: AbortSignal,
): Promise<Answer<FinishedSignIn>> {
  const answer = await call(finishOAuth, returned, signal);
  return mapAnswer(answer, ({ redirect_url, profile_key }) => ({
    redirectUrl: redirect_url || null,
    profileKey: profile_key || null,
  }));
}
