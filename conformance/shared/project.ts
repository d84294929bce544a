/**
 * The paths outside of this folder: scripts that the suite runs and files that it reads, from the
 * repository's root. The suite imports none of them.
 */
export const project = {
  /** Serves a build with its mock backend; `--server` names another script with the same options. */
  server: 'tools/serve/portal/preview.ts',
  /** Prints the Chromium of this machine: `{ path, args }`. */
  browser: 'tools/setup/browser/printBrowser.mjs',
  /** Prints the hash of the sources of each layer below: `{ unit, stories }`. */
  sourcesHash: 'tools/test/sources/printSources.ts',
  /** The build under test; `--dist` names another folder. */
  dist: 'dist',
  /** What a build is made of: one that is older than these is stale. */
  sources: [
    ...['src/**/*', 'regions/**/*', '*.html', 'vite.config.*', 'package-lock.json'],
    'tools/{build,regions,serve}/**/*',
  ],
  /** Where the report finds stories: the built Storybook's index, and the running one. */
  storybook: { index: 'storybook-static/index.json', address: 'http://localhost:6006' },
} as const;
