import { defineConfig } from 'vitest/config';

export default defineConfig({
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
