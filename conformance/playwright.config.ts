import { defineConfig } from '@playwright/test';
import { results } from './shared/paths.ts';
import { LIVE } from './shared/live.ts';
import { readSettings } from './shared/settings.ts';

const { browser, firefox, webkit, specs, mutants, live, ...settings } = readSettings(process.env);
// Limits for a slow machine, not waits: nothing takes longer for them. A mutant shall fail soon, by an
// expectation; a long test shall come to it.
const patience = mutants?.patience ?? settings.patience;

/** What engines other than Chromium run as well. */
const CRITICAL = '**/critical/*.spec.ts';
/** The same in WebKit, over WebDriver: Playwright controls only its own build of WebKit. */
const WEBDRIVER = '**/webdriver/*.spec.ts';

/** Each spec declares its tests site by site. Nothing is retried: a flaky test is a failed one. */
export default defineConfig({
  testDir: specs,
  testMatch: '**/*.spec.ts',
  outputDir: `${results.folder}artifacts`,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // For two cores: with more, pages draw more frames while they wait for a core.
  workers: 2,
  timeout: 6 * patience + (mutants ? 18_000 : 0),
  expect: { timeout: patience },
  reporter: './verdict/reporter/Reporter.ts',
  use: {
    headless: true,
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: patience,
    navigationTimeout: 2 * patience,
    // Evidence takes the picture of a failure: `only-on-failure` takes one at the end of every test.
    screenshot: 'off',
    trace: 'off',
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: [CRITICAL, WEBDRIVER],
      ...(live && { grep: new RegExp(LIVE.tag) }),
      use: {
        browserName: 'chromium',
        launchOptions: { executablePath: browser.path, args: browser.args },
      },
    },
    ...(firefox === '' || mutants || live
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
    ...(webkit === '' || mutants || live ? [] : [{ name: 'webkit', testMatch: WEBDRIVER }]),
  ],
});
