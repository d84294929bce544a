import type { CDPSession, Page } from '@playwright/test';

/** How often something is opened; growth is looked for between the two counts. */
const EARLY = 10;
const LATE = 50;

/** Ceilings, not waits. Milliseconds. */
const TIMERS_END_WITHIN = 4000;
const HELD_ENDS_WITHIN = 4000;

/** What a page holds on to, by the browser's names for it. */
const kinds = { JSEventListeners: 'listeners', Nodes: 'nodes', Documents: 'documents' } as const;
const names = Object.keys(kinds) as (keyof typeof kinds)[]; // the keys of the object above
type Held = Readonly<Record<keyof typeof kinds, number>>;

async function readHeld(session: CDPSession): Promise<Held> {
  // What a finalizer lets go of is collected by the second time.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: keyof Held) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    JSEventListeners: of('JSEventListeners'),
    Nodes: of('Nodes'),
    Documents: of('Documents'),
  };
}

const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));

/** What is held once all that can go has gone: the engine lets go of some things a moment later. */
async function readLasting(page: Page, session: CDPSession, early: Held): Promise<Held> {
  const end = performance.now() + HELD_ENDS_WITHIN;
  let held = await readHeld(session);
  while (names.some((name) => held[name] > early[name]) && performance.now() < end) {
    await nextFrame(page);
    held = await readHeld(session);
  }
  return held;
}

/** How many timers wait that did not before: one that comes to its end is no leak. */
async function lastingTimers(page: Page, before: number): Promise<number> {
  await page
    .waitForFunction((most) => globalThis.porticoDetectors.waitingTimers() <= most, before, {
      timeout: TIMERS_END_WITHIN,
    })
    .catch(() => null); // the count below shows it
  // The wait asked once a frame, and its last frame may still be to come.
  await nextFrame(page);
  return Math.max(0, (await countTimers(page)) - before);
}

const countTimers = (page: Page): Promise<number> =>
  page.evaluate(() => globalThis.porticoDetectors.waitingTimers());

const settlesAs = (page: Page, wanted: 'open' | 'closed', closed: number): Promise<boolean> =>
  page.evaluate(([state, visible]) => globalThis.porticoDetectors.settlesAs(state, visible), [
    wanted,
    closed,
  ] as const);

/** Opens and closes once. Gives what went wrong; null when nothing did. */
async function once(page: Page, closed: number): Promise<string | null> {
  const { x, y } = await page.evaluate(() => globalThis.porticoDetectors.openerAt());
  await page.mouse.click(x, y);
  if (!(await settlesAs(page, 'open', closed))) return 'does not open';
  await page.keyboard.press('Escape');
  if (!(await settlesAs(page, 'closed', closed))) return 'is not closed by Escape';
  const isBack = await page.evaluate(() => globalThis.porticoDetectors.openerHasFocus());
  return isBack ? null : 'does not give the focus back';
}

/**
 * Opens what the button `data-opens` opens and closes it with Escape, fifty times. Gives what grew
 * between the tenth time and the fiftieth; or that it does not open, does not close, or does not give
 * the focus back.
 */
export async function openAndClose(page: Page): Promise<readonly string[]> {
  const openers = await page.evaluate(() => globalThis.porticoDetectors.countOpeners());
  if (openers !== 1) return [`has ${openers} buttons with data-opens; it needs one`];
  await page.waitForFunction(() => true); // Playwright's own listeners come with the first wait
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const closed = await page.evaluate(() => globalThis.porticoDetectors.countVisible());
  let early: Held | undefined;
  let timers = 0;
  for (let time = 1; time <= LATE; time += 1) {
    const failure = await once(page, closed);
    if (failure !== null) return [`${failure} the ${time}. time`];
    if (time === EARLY) [early, timers] = [await readHeld(session), await countTimers(page)];
  }
  if (early === undefined) throw new Error('Nothing was counted; EARLY must be less than LATE.');
  const before = early;
  const lasting = await lastingTimers(page, timers);
  const late = await readLasting(page, session, before);
  await session.detach();
  const growth = names.map((name) => [late[name] - before[name], kinds[name]] as const);
  return [...growth, [lasting, 'timers'] as const]
    .filter(([more]) => more > 0)
    .map(([more, kind]) => `holds ${more} more ${kind} after ${LATE} times than after ${EARLY}`);
}
