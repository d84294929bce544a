import { createHash } from 'node:crypto';
import { z } from 'zod';

/** A style, or a script that is no data. */
const inlinePart = /<(style|script)(?: type="module")?>(.*?)<\/\1>/gs;

const environmentBlock = /<script[^>]* id="environment"[^>]*>(.*?)<\/script>/s;
/** What a policy needs of an environment. */
const policyFacts = z.object({
  mediaHosts: z.array(z.string()).default([]),
  messageOrigins: z.record(z.string(), z.array(z.string())).default({}),
});
type PolicyFacts = z.infer<typeof policyFacts>;

/** The environments of the pages (S-178). */
const environmentsOf = (pages: readonly string[]): readonly PolicyFacts[] =>
  pages.map((page) => policyFacts.parse(JSON.parse(environmentBlock.exec(page)?.[1] ?? '{}')));

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What a document may load.
 *
 * @param pages the documents: what stands in them is allowed by its hash
 * @param styleNonce of the styles that the development server adds to a page; none in production
 */
export function documentPolicy(pages: readonly string[], styleNonce?: string): string {
  const inline = { style: new Set<string>(), script: new Set<string>() };
  for (const page of pages)
    for (const [, kind, text = ''] of page.matchAll(inlinePart))
      inline[kind === 'style' ? kind : 'script'].add(hashOf(text));
  const nonce = styleNonce === undefined ? [] : [`'nonce-${styleNonce}'`];
  const environments = environmentsOf(pages);
  const hosts = new Set(environments.flatMap(({ mediaHosts }) => mediaHosts));
  const media = [...hosts].map((host) => `https://${host}`);
  const parents = new Set(
    environments.flatMap(({ messageOrigins }) => messageOrigins['parent'] ?? []),
  );
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.script].join(' '),
    ["style-src 'self'", ...inline.style, ...nonce].join(' '),
    ["img-src 'self' data:", ...media].join(' '),
    ["media-src 'self'", ...media].join(' '),
    "connect-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    // Whoever gets the messages to the parent frame may be the parent (S-074).
    ["frame-ancestors 'self'", ...parents].join(' '),
    // No text becomes a script: nothing in the portal, nor in what it is made of, needs a policy for it.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** Headers of documents; see documentPolicy for what they are made of. */
export function documentHeaders(
  pages: readonly string[],
  styleNonce?: string,
): Readonly<Record<string, string>> {
  const platforms = environmentsOf(pages).flatMap(({ messageOrigins }) =>
    Object.keys(messageOrigins),
  );
  const hasOpener = platforms.some((platform) => platform !== 'parent');
  return {
    'content-security-policy': documentPolicy(pages, styleNonce),
    // A platform that opens the page and gets its messages must stay its opener (S-074).
    'cross-origin-opener-policy': hasOpener ? 'unsafe-none' : 'same-origin-allow-popups',
  };
}

/** Headers of everything that is no answer of the backend. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Over https alone; browsers ignore it elsewhere.
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  // The code of a text message is read by the browser (E-06), and nothing else is asked of the device.
  'permissions-policy': [
    ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'],
    ...['microphone', 'midi', 'payment', 'usb'],
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
} as const;

/** How long a browser may keep a file without asking: for ever where its name carries a hash. */
export const cacheRules = {
  asset: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;
