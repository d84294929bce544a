import { defineConfig } from 'vitest/config';
import { sitesPlugin } from './tools/sites/sitesPlugin.ts';

export default defineConfig({
  plugins: [sitesPlugin()],
  test: {
    environment: 'node',
    include: ['**/*.test.{ts,tsx,mjs}'],
    // The proof of the suite needs a build and a browser: `npm run check:vacuity`.
    exclude: [
      '**/node_modules/**',
      'dist/**',
      '.results/**',
      'conformance/vacuity/vacuity.test.ts',
    ],
    reporters: ['default', './tools/shows/UnitReporter.ts'],
    maxWorkers: 2,
    testTimeout: 60_000, // a ceiling for a slow machine
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
