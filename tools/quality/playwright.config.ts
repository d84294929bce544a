import { defineConfig } from '@playwright/test';
import { findBrowser } from '../setup/browser/findBrowser.mjs';

const browser = findBrowser();
if (browser === null)
  throw new Error('No browser was found. Run `npm run setup:browser`; it says what to install.');

/** A ceiling for a slow machine, not a wait. Milliseconds. */
const PATIENCE = 30_000;

/**
 * The checks of the built Storybook and the built portal. `npm run test:quality` runs a part of
 * them (run.ts), or the projects that `-- --project` names.
 */
export default defineConfig({
  outputDir: '../../.results/quality',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2, // for two cores: with more, pages draw more frames while they wait for a core
  timeout: 8 * PATIENCE,
  expect: { timeout: PATIENCE },
  snapshotPathTemplate: '{testDir}/expected/{arg}{ext}',
  reporter: './reporter/QualityReporter.ts',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: browser.path, args: browser.args },
    actionTimeout: PATIENCE,
    navigationTimeout: PATIENCE,
  },
  projects: [
    { name: 'transcript', testDir: 'transcript' },
    { name: 'faults', testDir: 'faults' },
    { name: 'first-screen', testDir: 'first-screen' },
    { name: 'widths', testDir: 'widths' },
    { name: 'walk', testDir: 'walk' },
    { name: 'stories', testDir: 'stories', testIgnore: 'configurations.spec.ts' },
    { name: 'configurations', testDir: 'stories', testMatch: 'configurations.spec.ts' },
    {
      name: 'bench',
      testDir: 'bench',
      fullyParallel: false,
      workers: 1,
      use: { launchOptions: { executablePath: browser.path, args: browser.plainArgs } },
    },
    { name: 'pictures', testDir: 'pictures', testMatch: 'readme.spec.ts' },
    {
      name: 'contact-sheet',
      testDir: 'pictures',
      testMatch: 'storyPictures.spec.ts',
      teardown: 'sheet',
    },
    { name: 'sheet', testDir: 'pictures', testMatch: 'sheet.teardown.ts' },
  ].map((project) => ({ testMatch: '*.spec.ts', ...project })),
});
