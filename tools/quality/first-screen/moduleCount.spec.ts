import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { WORLD_HEADER } from '../../../mocks/adapters/headers.ts';
import type { LandingModule } from '../../../src/domain/landing/LandingSettings.ts';
import { expect, test } from '../fixtures/test.ts';
import { Reading } from './Reading.ts';

const dist = join(import.meta.dirname, '../../../dist');
const SITE = 'gb';
/** Longer than a call of the portal takes on this machine, in milliseconds. */
const BETWEEN_LOOKS = 500;
/** Windows in which no module shows before the page is scrolled: one that shows is part of the first screen. */
const windows = { laptop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };

/** One module below the form, and ten. */
const lists: readonly (readonly LandingModule[])[] = [
  ['questions'],
  [
    ...(['benefits', 'growthJourney', 'commerceSolution', 'inspirationStories'] as const),
    ...(['sellerStories', 'serviceProvider', 'onboardingGuidance', 'questions'] as const),
    ...(['subscribeForm', 'footer'] as const),
  ],
];

/** The script with the data of the region. */
const REGION = new RegExp(String.raw`/assets/${SITE}-[^/]*\.js$`);

/** Lists other modules below the form of each page from now on. */
async function listModules(page: Page, modules: readonly LandingModule[]): Promise<void> {
  const list = JSON.stringify(['portalNavBar', 'mainBanner', ...modules]);
  await page.route(REGION, async (route) => {
    const { pathname } = new URL(route.request().url());
    const script = readFileSync(join(dist, pathname), 'utf8').replaceAll(
      /\b(desktop|mobile):\[[^\]]*\]/g,
      (_, screen: string) => `${screen}:${list}`,
    );
    await route.fulfill({ contentType: 'text/javascript', body: script });
  });
}

/** What the page has loaded: each file with its bytes, but for those of the list itself. */
const loadedBy = (page: Page) =>
  page.evaluate(
    (region) =>
      performance
        .getEntriesByType('resource')
        .map((entry) => {
          const { name, encodedBodySize } = entry as PerformanceResourceTiming; // as this type is
          const { pathname, search } = new URL(name);
          const isData = new RegExp(region).test(pathname) || pathname.includes('/monitor/');
          return `${pathname}${search} ${isData ? '' : encodedBodySize}`.trim();
        })
        .toSorted(),
    REGION.source,
  );

/** The same, once nothing more comes: between two looks, nothing has arrived. */
async function loadedAtRest(page: Page): Promise<readonly string[]> {
  let before: readonly string[] = [];
  let now = await loadedBy(page);
  const isSame = async (): Promise<boolean> => {
    [before, now] = [now, await loadedBy(page)];
    return before.length === now.length;
  };
  await expect.poll(isSame, { intervals: [BETWEEN_LOOKS] }).toBe(true);
  return now;
}

/** Opens the page with a list of modules; gives what its first screen loads, and the modules below it. */
async function load(
  page: Page,
  modules: readonly LandingModule[],
): Promise<{ readonly first: readonly string[]; readonly shown: number }> {
  await listModules(page, modules);
  const reading = new Reading(page);
  await page.goto('/account/register');
  await page.waitForFunction(() => window.takeOver === undefined);
  await page.locator('[data-banner-part=firstScreen] [data-managed]').first().waitFor();
  const first = await loadedAtRest(page);
  await reading.toEnd();
  const place = page.locator('[data-module=mainBanner] ~ * [data-module]');
  return { first, shown: await place.count() };
}

async function loadAll(
  newPage: () => Promise<Page>,
): Promise<{ readonly first: readonly string[]; readonly shown: number }[]> {
  const found = [];
  for (const modules of lists) {
    const page = await newPage();
    found.push(await load(page, modules));
    await page.context().close();
  }
  return found;
}

for (const [device, viewport] of Object.entries(windows))
  test(`on a ${device}, the first screen loads the same with one module below it and with ten`, async ({
    browser,
    world,
  }) => {
    const newPage = async (): Promise<Page> => {
      const context = await browser.newContext({
        ...{ baseURL: world.origin(SITE), viewport },
        extraHTTPHeaders: { [WORLD_HEADER]: world.name },
      });
      return context.newPage();
    };
    const [one, ten] = await loadAll(newPage);
    expect(one?.first.length).toBeGreaterThan(0);
    expect(ten?.first).toEqual(one?.first);
    expect([one?.shown, ten?.shown]).toEqual(lists.map(({ length }) => length));
  });
