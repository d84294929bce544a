import { createRequire } from 'node:module';
import { join } from 'node:path';
import { RELEASE } from './releaseTag.ts';

/**
 * `npm run test:quality`: Playwright with the configuration of this folder. Without `--project` it
 * runs what `npm test` runs; a project that is named runs whole, as before a release.
 * Every other option is Playwright's own: `-- --grep otpfield--empty`, `-- --project transcript --update-snapshots`, `-- --shard 1/4`, `-- --ui`.
 */
const given = process.argv.slice(2);
const isProject = (option: string): boolean => /^--project(=|$)/.test(option);
const usual = [
  ...['transcript', 'first-screen', 'widths', 'walk', 'faults', 'stories'].flatMap((name) => [
    '--project',
    name,
  ]),
  ...['--grep-invert', RELEASE],
];

process.argv.splice(
  2,
  Infinity,
  ...['test', '--config', join(import.meta.dirname, 'playwright.config.ts')],
  ...(given.some(isProject) ? [] : usual),
  ...given,
);
createRequire(import.meta.url)('@playwright/test/cli');
