import { createHash } from 'node:crypto';

/** A style, or a script that is no data. */
const inlinePart = /<(style|script)(?: type="module")?>(.*?)<\/\1>/gs;

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What a document may load in production; Vite's own scripts would break it in development.
 *
 * @param pages the documents: what stands in them is allowed by its hash
 */
export function documentPolicy(pages: readonly string[]): string {
  const inline = { style: new Set<string>(), script: new Set<string>() };
  for (const page of pages)
    for (const [, kind, text = ''] of page.matchAll(inlinePart))
      inline[kind === 'style' ? kind : 'script'].add(hashOf(text));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.script].join(' '),
    ["style-src 'self'", ...inline.style].join(' '),
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Headers of everything that is no answer of the backend. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
} as const;

/** How long a browser may keep a file without asking: for ever where its name carries a hash. */
export const cacheRules = {
  asset: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;
