import type { RegionExpectations } from '../../oracle/RegionExpectations.ts';
import { textsIn } from '../../oracle/texts.ts';
import { read } from './read.ts';

/** The known paths beside register and log-in (A§2), each with what keeps its page. */
export const otherPaths = [
  ...['/account/waiting', '/account/ticket-login', '/account/oidc_callback'],
  ...['/account/oauth/tt/callback', '/account/oauth/toko/callback', '/account/oauth/google'],
  '/account/tt-register-additional?profileKey=key-1',
] as const;

/** The titles of a site's pages in its default language. Source: B§2 (LAYOUT-009 to LAYOUT-011). */
export function titlesOf(expected: RegionExpectations) {
  const texts = textsIn(read(expected.defaultLanguage));
  const textOf = (key: string): string => {
    const text = texts.get(key);
    if (text === undefined) throw new Error(`The oracle has no text "${key}".`);
    return text;
  };
  return {
    register: textOf(read(expected.seoTitleSignup)),
    login: textOf(read(expected.seoTitleLogin)),
    other: textOf(read(expected.seoTitleDefault)),
  };
}
