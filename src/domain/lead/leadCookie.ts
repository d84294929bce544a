import { assumed } from '../assumed.ts';
import type { Lead } from './Lead.ts';

/** Read by the servers of the product. */
export const LEAD_COOKIE = 'current_user_existing_seller';
/** Seconds that the cookie lasts. Source: A§9, B§9. */
export const LEAD_COOKIE_LIFETIME_S = 7 * 86_400;

/** The cookie of the lead form, as it is assigned to `document.cookie`. Source: A§4, B§4 (LEAD-007), S-174. */
export function leadCookie(
  { group, sellerStatus, sellerSource, shopUrl }: Lead,
  protocol: string,
): string {
  const held = JSON.stringify({ group, sellerStatus, sellerSource, shopUrl });
  const attributes = assumed('S-174', [
    'path=/',
    'SameSite=Lax',
    `max-age=${LEAD_COOKIE_LIFETIME_S}`,
  ]);
  const secure = protocol === 'https:' ? ['Secure'] : [];
  return [`${LEAD_COOKIE}=${encodeURIComponent(held)}`, ...attributes, ...secure].join('; ');
}
