import { defineConfig } from 'vitest/config';

/** The tests that run the suite itself, in a browser and on the build: `npm run conformance:self-test`. */
export default defineConfig({
  test: {
    include: ['conformance/self-test/selfTest.test.ts'],
    root: new URL('../..', import.meta.url).pathname,
    testTimeout: 600_000, // a ceiling for a slow machine
  },
});
