import { allowedDestination, type RedirectRule } from './allowedDestination.ts';

/** Thrown when the SSO redirect has no URL. Source: B§8, S-186. */
export class MissingRedirectUrlError extends Error {
  override readonly name = 'MissingRedirectUrlError';

  constructor() {
    super(
      'The SSO redirect has no URL: the register response lacks `redirect_url`. Have the account ' +
        "service send one, or remove this environment from the region's `sso.envs`.",
    );
  }
}

/**
 * Where the SSO flow leads after a registration; null when the rule rejects the address.
 *
 * @throws MissingRedirectUrlError without an address
 */
export function ssoDestination(
  redirectUrl: string | null | undefined,
  rule: RedirectRule,
): string | null {
  if (redirectUrl === null || redirectUrl === undefined || redirectUrl === '')
    throw new MissingRedirectUrlError();
  return allowedDestination(redirectUrl, rule);
}
