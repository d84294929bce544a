import type { Browser, Page } from '@playwright/test';
import { brotliSize } from '../../build/brotli.ts';
import { openPhone, openTab, PROFILE } from './phone.ts';
import type { LoadNotes } from './watchLoad.ts';

/** What was measured of one page once: milliseconds, bytes, and the shift of its layout. */
export interface LoadFacts {
  readonly usable: number;
  readonly hydrated: number;
  readonly lcp: number;
  readonly cls: number;
  readonly longestTask: number;
  readonly scriptBeforeUsable: number;
  readonly bytesBeforeUsable: number;
  readonly scriptBeforeHydrated: number;
  readonly bytesBeforeHydrated: number;
  readonly codeStep: number;
  readonly keyAt4: number;
  readonly keyAt10: number;
}

/** A register page to measure. */
export interface Target {
  readonly address: string;
  /** An account that its form accepts. */
  readonly account: string;
}

/** A ceiling for a slow machine, not a wait. Milliseconds. */
const PATIENCE = 60_000;
const KEYS = 10;
/** Longer than a round trip of the phone's network. Milliseconds. */
const QUIET = 800;
const FIELD = '[name=phone_email]';
const SUBMIT = '[data-step=account] button[type=submit]';

const moment = (page: Page, name: 'usable' | 'hydrated' | 'codeStep'): Promise<unknown> =>
  page.waitForFunction((key) => globalThis.porticoLoad?.[key] ?? null, name, { timeout: PATIENCE });

/** Reads what the page noted, and which files had arrived as a whole, when. */
const readPage = (page: Page) =>
  page.evaluate(() => {
    const notes = globalThis.porticoLoad;
    if (notes === undefined) throw new Error('The page notes nothing of its load.');
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[]; // as these two types are
    const inline = [...document.querySelectorAll('script:not([src], [type="application/json"])')];
    return {
      notes,
      origin: performance.timeOrigin,
      inline: inline.map(({ textContent }) => textContent).join('\n'),
      files: entries.map(({ name, responseEnd, encodedBodySize }) => ({
        isScript: new URL(name).pathname.endsWith('.js'),
        end: responseEnd,
        bytes: encodedBodySize,
      })),
    };
  });

/** Runs in a page: resolves once no file has arrived for a while, since what comes late may shift the layout. */
const untilQuiet = (quiet: number): Promise<void> =>
  new Promise((resolve) => {
    let timer = setTimeout(resolve, quiet);
    new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, quiet);
    }).observe({ type: 'resource' });
  });

const since = (origin: number, time: LoadNotes['usable']): number => (time ?? Number.NaN) - origin;

/** The longest time from a key to its paint while the account is typed; 16 where none took longer. */
async function keyCost(page: Page, account: string): Promise<number> {
  await page.locator(FIELD).fill('');
  await page.evaluate(() => {
    globalThis.porticoLoad?.keys.splice(0);
  });
  for (const key of account.slice(0, KEYS)) await page.keyboard.press(key);
  const keys = await page.evaluate(
    () =>
      new Promise<readonly number[]>((resolve) => {
        // Entries come with the frame after the next one.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => resolve(globalThis.porticoLoad?.keys ?? [])),
          ),
        );
      }),
  );
  return Math.max(16, ...keys);
}

/** Opens the page and leaves it alone; then types into its field. */
async function look(
  browser: Browser,
  { address, account }: Target,
): Promise<Omit<LoadFacts, 'codeStep'>> {
  const { page, slowDown, close } = await openPhone(browser);
  await page.goto(address, { waitUntil: 'commit' });
  await moment(page, 'hydrated');
  await page.evaluate(untilQuiet, QUIET);
  const { notes, origin, inline, files } = await readPage(page);
  const usable = since(origin, notes.usable);
  const hydrated = since(origin, notes.hydrated);
  const bytes = (until: number, onlyScript: boolean): number =>
    files
      .filter(({ end, isScript }) => end <= until && (isScript || !onlyScript))
      .reduce((sum, file) => sum + file.bytes, onlyScript ? brotliSize(inline) : 0);
  const facts = {
    ...{ usable, hydrated, lcp: notes.lcp, cls: notes.cls, longestTask: notes.longestTask },
    scriptBeforeUsable: bytes(usable, true),
    bytesBeforeUsable: bytes(usable, false),
    scriptBeforeHydrated: bytes(hydrated, true),
    bytesBeforeHydrated: bytes(hydrated, false),
  };
  const keyAt4 = await keyCost(page, account);
  await slowDown(PROFILE.slowest);
  const keyAt10 = await keyCost(page, account);
  await close();
  return { ...facts, keyAt4, keyAt10 };
}

/** Opens the page, types and presses as soon as it can be used; gives when the code step was there. */
async function hurry(browser: Browser, { address, account }: Target): Promise<number> {
  const { page, close } = await openPhone(browser);
  await page.goto(address, { waitUntil: 'commit' });
  await moment(page, 'usable');
  const origin = await page.evaluate(() => performance.timeOrigin);
  await page.locator(FIELD).fill(account);
  await page.locator(SUBMIT).click({ noWaitAfter: true });
  await page.locator('[data-step=verification]').waitFor({ timeout: PATIENCE });
  await moment(page, 'codeStep');
  const { notes } = await readPage(page);
  await close();
  return since(origin, notes.codeStep);
}

/** Measures a page once, in two visits of a phone that has stored nothing. */
export const visit = async (browser: Browser, target: Target): Promise<LoadFacts> => ({
  ...(await look(browser, target)),
  codeStep: await hurry(browser, target),
});

/** Has the server compress and render what the page needs, so that no visit waits for that. */
export async function warmUp(browser: Browser, address: string): Promise<void> {
  const page = await openTab(browser);
  await page.goto(address);
  await moment(page, 'hydrated');
  await page.context().close();
}
