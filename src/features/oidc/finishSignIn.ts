import type { Client } from '../../api/client.ts';
import { finishOidc } from '../../api/contracts/passport/callback.ts';
import { allowedDestination } from '../../domain/redirect/allowedDestination.ts';
import { oidcAnswer } from '../../domain/sign-in/oidcAnswer.ts';
import type { BrowserServices, PageServices } from '../Services.ts';
import { rememberLogIn } from '../shared/rememberLogIn.ts';

interface SignInDeps {
  readonly call: Client;
  readonly page: Pick<PageServices, 'redirect' | 'homepage'>;
  readonly browser: Pick<BrowserServices, 'storage' | 'now' | 'leaveFor'>;
  readonly signal: AbortSignal;
  readonly onFailure: () => void;
}

/**
 * Logs in with what an OpenID provider returned in the fragment, and leaves for `oidc_next`, or the
 * homepage where there is none or it is not allowed. Makes no request when a part is missing.
 * Source: A§2, A§7 (OIDC-002, OIDC-004, OIDC-005), S-112.
 */
export async function finishSignIn(
  fragment: URLSearchParams | undefined,
  { call, page, browser, signal, onFailure }: SignInDeps,
): Promise<void> {
  const answer = fragment === undefined ? null : oidcAnswer(fragment);
  if (answer === null) return onFailure();
  const finished = await call(finishOidc, answer, signal);
  if (signal.aborted) return;
  if (!finished.ok) return onFailure();
  rememberLogIn(browser);
  const next = allowedDestination(finished.data.oidc_next ?? '', page.redirect);
  browser.leaveFor(next ?? page.homepage);
}
