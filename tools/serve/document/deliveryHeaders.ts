import { createHash } from 'node:crypto';
import { z } from 'zod';

/** A style, or a script that is no data. */
const inlinePart = /<(style|script)(?: type="module")?>(.*?)<\/\1>/gs;

const environmentBlock = /<script[^>]* id="environment"[^>]*>(.*?)<\/script>/s;
const withMedia = z.object({ mediaHosts: z.array(z.string()) });

/** The hosts of managed pictures and clips, as the environments of the pages name them (S-178). */
function mediaHostsOf(pages: readonly string[]): ReadonlySet<string> {
  const blocks = pages.map(
    (page) => JSON.parse(environmentBlock.exec(page)?.[1] ?? '{}') as unknown,
  );
  return new Set(blocks.flatMap((block) => withMedia.safeParse(block).data?.mediaHosts ?? []));
}

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
  const media = [...mediaHostsOf(pages)].map((host) => `https://${host}`);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.script].join(' '),
    ["style-src 'self'", ...inline.style].join(' '),
    ["img-src 'self' data:", ...media].join(' '),
    ["media-src 'self'", ...media].join(' '),
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
