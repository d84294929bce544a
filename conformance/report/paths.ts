import { fileURLToPath } from 'node:url';

/** The repository's root, with a slash at the end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where a run leaves what it found. */
export const results = {
  summary: `${root}.results/conformance.json`,
  folder: `${root}.results/conformance/`,
  json: `${root}.results/conformance/report.json`,
  html: `${root}.results/conformance/report.html`,
} as const;
