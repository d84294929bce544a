import { defineConfig } from 'vitest/config';
import { sitesPlugin } from './tools/sites/sitesPlugin.ts';

export default defineConfig({
  plugins: [sitesPlugin()],
  test: {
    environment: 'node',
    include: ['**/*.test.{ts,tsx,mjs}'],
    exclude: ['**/node_modules/**', 'dist/**'],
    reporters: ['default', './tools/shows/UnitReporter.ts'],
    maxWorkers: 2,
    testTimeout: 60_000, // a ceiling for a slow machine
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
