import type { Page } from '@playwright/test';
import { sitePaths } from '../../../src/app/routes/matchRoute.ts';
import { watchLoad } from '../../bench/load/watchLoad.ts';
import { WORLD_HEADER } from '../../../mocks/adapters/headers.ts';
import { loadRegions } from '../../regions/loadRegions.ts';
import { regionsById } from '../../serve/portal/Regions.ts';
import { folderOf, sitesOf } from '../../serve/portal/siteOfHost.ts';
import { expect, test } from '../fixtures/test.ts';
import { RELEASE } from '../releaseTag.ts';
import { LatePictures } from './LatePictures.ts';
import { Reading } from './Reading.ts';

/** The sum of layout shifts above which a page counts as moving. */
const MOST_SHIFT = 0.02;

const windows = [
  [1440, 900],
  [768, 1024],
  [390, 844],
] as const;

/** At once, with its pictures, and after the built-in content has taken the place (LAND-002). */
const AT_ONCE = 'landing.managed';
const arrivals = [AT_ONCE, 'landing.managed+latency:1500@onboard.resources.get'] as const;

/** The page with the most modules, and that with the fullest banner; the others before a release. */
const always: ReadonlySet<string> = new Set(['gb', 'us']);

/** Expects that the page has not moved by itself so far. */
async function expectStill(page: Page, what: string): Promise<void> {
  const notes = await page.evaluate(() => globalThis.porticoLoad);
  const message = `${what}: ${notes?.moved.join('; ')}`;
  expect.soft(notes?.cls, message).toBeLessThanOrEqual(MOST_SHIFT);
}

for (const site of sitesOf(regionsById(await loadRegions())))
  for (const scenario of arrivals)
    test(
      `${folderOf(site)}, ${scenario}: nothing moves when managed content comes`,
      { tag: always.has(folderOf(site)) ? [] : [RELEASE] },
      async ({ browser, world }) => {
        await world.begin(scenario);
        for (const [width, height] of windows)
          await test.step(`${width}x${height}`, async () => {
            const context = await browser.newContext({
              baseURL: world.origin(folderOf(site)),
              viewport: { width, height },
              extraHTTPHeaders: { [WORLD_HEADER]: world.name },
              bypassCSP: true, // the policy of this server allows no pictures from elsewhere
            });
            const page = await context.newPage();
            await page.addInitScript(watchLoad);
            const pictures = await LatePictures.on(page);
            const reading = new Reading(page);
            await page.goto(sitePaths(site).register);
            await page.locator('[data-banner-part=firstScreen] [data-managed]').first().waitFor();
            await expectStill(page, `${width} px, first screen`);
            await reading.toEnd();
            const come = await pictures.come();
            await expectStill(page, `${width} px, whole page`);
            // What comes late is shown in a banner alone, and not every page has one.
            if (scenario === AT_ONCE) expect.soft(come, 'managed pictures').toBeGreaterThan(0);
            await context.close();
          });
      },
    );
