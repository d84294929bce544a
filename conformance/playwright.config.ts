import {
  defineConfig,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
} from '@playwright/test';
import type { SiteOptions } from './fixtures/site.ts';
import { readSettings } from './support/settings.ts';

const settings = readSettings(process.env);

type SiteProject = Project<PlaywrightTestOptions, PlaywrightWorkerOptions & SiteOptions>;

/** What no viewport changes is judged on one. */
const onDesktopOnly = ['**/{errors,secrets,telemetry,validation}.spec.ts'];

function projectsOf(regionId: string): SiteProject[] {
  const site = {
    regionId,
    port: settings.port,
    baseURL: `http://${regionId}.localhost:${settings.port}`,
  };
  return [
    {
      name: `${regionId}-desktop`,
      use: { ...site, viewportKind: 'desktop', viewport: { width: 1440, height: 900 } },
    },
    {
      name: `${regionId}-mobile`,
      testIgnore: onDesktopOnly,
      use: {
        ...site,
        viewportKind: 'mobile',
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
  ];
}

/** One project per region and viewport. Nothing is retried: a flaky test is a failed one. */
export default defineConfig<object, SiteOptions>({
  testDir: './specs',
  testMatch: '**/*.spec.ts',
  outputDir: '../.results/conformance/artifacts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Ceilings for a slow machine, not waits: nothing takes longer for them.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: './report/Reporter.ts',
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: { executablePath: settings.browser.path, args: settings.browser.args },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: settings.regions.flatMap(projectsOf),
});
