import { isSecretName } from './isSecretName.ts';

/** Matches parameter values that contain another query; such parameters are left out. */
const holdsQuery = /[?#&=]|%(?:25)*(?:3f|23|26|3d)/i;

/**
 * The address of the page that the user came from, without secrets; null for the portal's own pages
 * and for no referrer. Source: S-158, S-180.
 */
export function foreignReferrer(referrer: string, origin: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const url = new URL(referrer);
  if (url.origin === origin || !/^https?:$/.test(url.protocol)) return null;
  const open = [...url.searchParams].filter(
    ([name, value]) => !isSecretName(name) && !holdsQuery.test(value),
  );
  const query = new URLSearchParams(open).toString();
  return url.origin + url.pathname + (query === '' ? '' : `?${query}`);
}
