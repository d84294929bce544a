import type { Page } from '@playwright/test';
import { PROVIDER_HOST } from '../../serve/portal/siteOfHost.ts';

/** Whose page a walk is at. */
export function placeOf(page: Page): 'portal' | 'provider' | 'elsewhere' {
  const { hostname, pathname } = new URL(page.url());
  if (hostname === PROVIDER_HOST) return 'provider';
  return hostname.endsWith('.localhost') && pathname.startsWith('/account/')
    ? 'portal'
    : 'elsewhere';
}
