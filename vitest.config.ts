import { defineConfig } from 'vitest/config';
import { sitesPlugin } from './tools/serve/sites/sitesPlugin.ts';

export default defineConfig({
  plugins: [sitesPlugin()],
  test: {
    environment: 'node',
    include: ['**/*.test.{ts,tsx,mjs}'],
    // The suite's self-test needs a build and a browser: `npm run conformance:self-test`.
    exclude: [
      '**/node_modules/**',
      'dist/**',
      '.results/**',
      'conformance/self-test/selfTest.test.ts',
    ],
    reporters: ['default', './tools/test/covers/UnitReporter.ts'],
    maxWorkers: 2,
    isolate: false, // files share their worker's modules: half the time; so no module may be mocked (lint)
    unstubGlobals: true,
    // Ceilings for a slow machine.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
