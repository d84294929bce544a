import { defineConfig } from 'vitest/config';

/** The proofs that run the suite itself, in a browser and on the build: `npm run check:vacuity`. */
export default defineConfig({
  test: {
    include: ['conformance/vacuity/vacuity.test.ts'],
    root: new URL('../../', import.meta.url).pathname,
    testTimeout: 600_000, // a ceiling for a slow machine
  },
});
