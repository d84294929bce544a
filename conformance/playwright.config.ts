import { defineConfig } from '@playwright/test';
import { results } from './report/paths.ts';
import { readSettings } from './support/settings.ts';

const { browser, firefox, webkit, specs, variants, ...settings } = readSettings(process.env);
// Ceilings for a slow machine, not waits: nothing takes longer for them. A variant shall fail soon.
const patience = variants?.patience ?? settings.patience;

/** What other engines than Chromium judge; they do not tell what a request carried. */
const CRITICAL = '**/critical/*.spec.ts';
/** The same in WebKit: Playwright drives its own build of it only, so the spec speaks WebDriver. */
const DRIVEN = '**/driven/*.spec.ts';

/** Each spec declares its tests site by site. Nothing is retried: a flaky test is a failed one. */
export default defineConfig({
  testDir: specs,
  testMatch: '**/*.spec.ts',
  outputDir: `${results.folder}artifacts`,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 6 * patience + (variants ? 3000 : 0),
  expect: { timeout: patience },
  reporter: './report/Reporter.ts',
  use: {
    headless: true,
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: patience,
    navigationTimeout: 2 * patience,
    screenshot: variants ? 'off' : 'only-on-failure',
    trace: 'off',
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: [CRITICAL, DRIVEN],
      use: {
        browserName: 'chromium',
        launchOptions: { executablePath: browser.path, args: browser.args },
      },
    },
    ...(firefox === '' || variants
      ? []
      : [
          {
            name: 'firefox',
            testMatch: CRITICAL,
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              launchOptions: { executablePath: firefox },
            },
          },
        ]),
    ...(webkit === '' || variants ? [] : [{ name: 'webkit', testMatch: DRIVEN }]),
  ],
});
