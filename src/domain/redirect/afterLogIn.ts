import { allowedDestination, type RedirectRule } from './allowedDestination.ts';

interface LogInSource {
  /** The query of the page. */
  readonly search: string;
  readonly rule: RedirectRule;
  /** Where a seller goes without a redirect: the homepage, on an accelerated domain the settle page. */
  readonly defaultTarget: string;
}

/**
 * Where a logged-in seller goes: the address of the answer, else `redirect_url` of the page, else the
 * default target, which also replaces an address that is not allowed. Source: A§4 (LOGIN-007,
 * LOGIN-008), SEC-001, SEC-002, S-076.
 */
export function afterLogIn(
  answered: string | null,
  { search, rule, defaultTarget }: LogInSource,
): string {
  const target = answered || new URLSearchParams(search).get('redirect_url');
  return (target && allowedDestination(target, rule)) || defaultTarget;
}
