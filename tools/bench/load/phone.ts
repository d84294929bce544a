import { type Browser, chromium, type CDPSession, type Page } from '@playwright/test';
import { findBrowser } from '../../setup/browser/findBrowser.mjs';
import { Failure } from '../../setup/process/Failure.mjs';
import { watchLoad } from './watchLoad.ts';

const bitsPerSecond = (megabits: number): number => (megabits * 1_000_000) / 8;

/** A cheap phone on a slow network: Lighthouse's slow 4G, a processor four times slower than this one. */
export const PROFILE = {
  viewport: { width: 390, height: 844 },
  network: {
    offline: false,
    latency: 562.5,
    downloadThroughput: bitsPerSecond(1.47),
    uploadThroughput: bitsPerSecond(0.68),
  },
  slower: 4,
  slowest: 10,
} as const;

/** Where the servers of the bench listen. */
const LOOPBACK = '--host-resolver-rules=MAP *.localhost 127.0.0.1';

/**
 * With a debugger attached, as here, each new Error has V8 parse again all that it was made in, for its
 * positions: React makes one as it loads. No seller's browser does; with this flag the positions are kept.
 */
const KEPT_POSITIONS = '--js-flags=--no-enable-lazy-source-positions';

/** @throws {Failure} when there is no browser */
export function launchBrowser(): Promise<Browser> {
  const found = findBrowser();
  if (found === null)
    throw new Failure(
      'No browser was found: run `npm run setup:browser`, which says what to install.',
    );
  return chromium.launch({
    executablePath: found.path,
    args: [...found.plainArgs, LOOPBACK, KEPT_POSITIONS],
  });
}

/** A page of the phone, with nothing stored, and what throttles it. */
export interface Phone {
  readonly page: Page;
  /** @param rate how much slower the processor is than this machine's */
  readonly slowDown: (rate: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a page that notes its load, with nothing stored. */
export async function openTab(browser: Browser): Promise<Page> {
  const { viewport } = PROFILE;
  const context = await browser.newContext({ viewport, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.addInitScript(watchLoad);
  return page;
}

/** Opens a page in a context of its own, with the network and the processor of the phone. */
export async function openPhone(browser: Browser): Promise<Phone> {
  const page = await openTab(browser);
  const context = page.context();
  const session: CDPSession = await context.newCDPSession(page);
  const slowDown = async (rate: number): Promise<void> => {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
  };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', PROFILE.network);
  await slowDown(PROFILE.slower);
  return { page, slowDown, close: () => context.close() };
}
