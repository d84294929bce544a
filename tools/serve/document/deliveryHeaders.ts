/** What a document may load in production; Vite's own scripts would break it in development. */
export const documentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** Headers of everything that is no answer of the backend. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

/** How long a browser may keep a file without asking: for ever where its name carries a hash. */
export const cacheRules = {
  asset: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;
