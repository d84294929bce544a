import { assumed } from '../assumed.ts';
import { withoutInvisible } from '../text/withoutInvisible.ts';

const scheme = /^[a-z][a-z0-9+.-]*:\/\//i;
const domain = /^(?:[^\s.]+\.)+[^\s.\d][^\s.]+$/;

/** Longest link that a field takes, in characters; what is longer is cut. Source: S-056. */
export const SHOP_LINK_MAX_LENGTH = assumed('S-056', 150);

/**
 * Cleans a typed or pasted link: full-width characters become half-width, surrounding white space and
 * invisible characters are removed, the rest is cut. Source: B§5, S-055, S-056.
 */
export const cleanShopLink = (typed: string): string =>
  Array.from(withoutInvisible(typed.normalize('NFKC')).trim())
    .slice(0, SHOP_LINK_MAX_LENGTH)
    .join('');

/**
 * Whether a cleaned text can be the address of a shop: a web address of a domain, its `https://` may be
 * left out. Only its form is checked.
 */
export function isShopLink(link: string): boolean {
  const written = scheme.test(link) ? link : `https://${link}`;
  if (!URL.canParse(written)) return false;
  const { protocol, username, hostname } = new URL(written);
  return /^https?:$/.test(protocol) && username === '' && domain.test(hostname);
}
