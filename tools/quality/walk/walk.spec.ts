import type { Browser } from '@playwright/test';
import { loadRegions } from '../../regions/loadRegions.ts';
import { regionsById } from '../../serve/portal/Regions.ts';
import { folderOf, sitesOf } from '../../serve/portal/siteOfHost.ts';
import { FaultUser, judgedByUser } from '../faults/FaultUser.ts';
import { expect, test } from '../fixtures/test.ts';
import type { World } from '../fixtures/World.ts';
import { Walker } from './Walker.ts';

test.use(judgedByUser);

/** The first seed, and how many walks each site has; a walk that failed is repeated by its seed. */
const { PORTICO_WALK_SEED: first = '1', PORTICO_WALKS: walks = '1' } = process.env;

/** Steps of a walk: with them the walks of all sites take a minute. */
const STEPS = 20;

const sites = sitesOf(regionsById(await loadRegions())).map(folderOf);
const seeds = Array.from({ length: Number(walks) }, (_, index) => Number(first) + index);

/** What was found on a walk, and after it the steps that led there. @param plant breaks the page, for a self-test */
async function walk(
  browser: Browser,
  world: World,
  {
    site,
    seed,
    plant,
  }: { readonly site: string; readonly seed: number; readonly plant?: () => void },
): Promise<readonly string[]> {
  const user = await FaultUser.arrive(browser, world, site);
  if (plant) await user.page.addInitScript(plant);
  const walker = new Walker(user, `${site} ${seed}`);
  try {
    await walker.walk(STEPS);
  } catch (error) {
    walker.violations.push(String(error));
  }
  await user.leave();
  const { violations, log } = walker;
  return violations.length === 0 ? [] : [...violations, ...log.map((step) => `  ${step}`)];
}

for (const seed of seeds)
  for (const site of sites)
    test(`${site}, seed ${seed}`, async ({ browser, world }) => {
      expect(await walk(browser, world, { site, seed })).toHaveNoViolations();
    });

/** How a page is broken, and what must be found then. */
const planted: Readonly<Record<string, readonly [() => void, RegExp]>> = {
  'a spinner that stays': [
    () => addEventListener('click', () => document.body.setAttribute('aria-busy', 'true')),
    /still waits after its time/,
  ],
  'an error': [
    () =>
      addEventListener('input', () => {
        throw new Error('planted');
      }),
    /page error: planted/,
  ],
  'a password that is stored': [
    () =>
      addEventListener('input', ({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'password')
          localStorage.setItem('planted', target.value);
      }),
    /planted is in the local storage, and not listed there/,
  ],
  'a call sent twice': [
    () =>
      addEventListener('submit', () => {
        for (const _ of [1, 2]) void fetch('/api/v1/seller/account/get', { method: 'GET' });
      }),
    /the same call twice at once: GET \/api\/v1\/seller\/account\/get/,
  ],
};

for (const [name, [plant, finds]] of Object.entries(planted))
  test(`self-test: ${name}`, async ({ browser, world }) => {
    const walked = { site: 'gb', seed: 4, plant };
    expect((await walk(browser, world, walked)).join('\n')).toMatch(finds);
  });
