import type { CDPSession, Page } from 'playwright-core';

/** How often something is opened; growth is looked for between the two counts. */
const EARLY = 10;
const LATE = 50;

/** Ceilings, not waits. Milliseconds. */
const SETTLES_WITHIN = 10_000;
const TIMERS_END_WITHIN = 4000;
const HELD_ENDS_WITHIN = 4000;

/** What a page holds on to, by the browser's names for it. */
const kinds = { JSEventListeners: 'listeners', Nodes: 'nodes', Documents: 'documents' } as const;
type Held = Readonly<Record<keyof typeof kinds, number>>;
const names = Object.keys(kinds) as (keyof Held)[];

async function readHeld(session: CDPSession): Promise<Held> {
  // What a finalizer lets go of is collected by the second time.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    JSEventListeners: of('JSEventListeners'),
    Nodes: of('Nodes'),
    Documents: of('Documents'),
  };
}

/** Waits for a state; false when it does not come. */
const settles = (page: Page, closed: number, wanted: 'open' | 'closed'): Promise<boolean> =>
  page
    .waitForFunction(
      ([before, state]) => globalThis.porticoOpening.isSettled(before, state),
      [closed, wanted] as const,
      { timeout: SETTLES_WITHIN, polling: 'raf' },
    )
    .then(
      () => true,
      () => false,
    );

const isMore = (late: Held, early: Held): boolean => names.some((name) => late[name] > early[name]);

const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));

/** What is held once all that can go has gone: the engine lets go of some things a moment later. */
async function readLasting(page: Page, session: CDPSession, early: Held): Promise<Held> {
  const end = performance.now() + HELD_ENDS_WITHIN;
  let held = await readHeld(session);
  while (isMore(held, early) && performance.now() < end) {
    await nextFrame(page);
    held = await readHeld(session);
  }
  return held;
}

/** Opens and closes once; says what went wrong. */
async function once(page: Page, closed: number): Promise<string | null> {
  const { x, y } = await page.evaluate(() => globalThis.porticoOpening.openerPlace());
  await page.mouse.click(x, y);
  if (!(await settles(page, closed, 'open'))) return 'does not open';
  await page.keyboard.press('Escape');
  if (!(await settles(page, closed, 'closed'))) return 'is not closed by Escape';
  const isBack = await page.evaluate(() => globalThis.porticoOpening.openerHasFocus());
  return isBack ? null : 'does not give the focus back';
}

const countTimers = (page: Page): Promise<number> =>
  page.evaluate(() => globalThis.porticoOpening.waitingTimers());

/** How many timers last that did not wait before: one that comes to its end is no leak. */
async function lastingTimers(page: Page, before: number): Promise<number> {
  await page
    .waitForFunction((most) => globalThis.porticoOpening.waitingTimers() <= most, before, {
      timeout: TIMERS_END_WITHIN,
    })
    .catch(() => null); // the count below says it
  // The wait asked once a frame, and its last frame may still be to come.
  await nextFrame(page);
  return Math.max(0, (await countTimers(page)) - before);
}

/**
 * Opens what the button `data-opens` opens and closes it with Escape, fifty times. Gives in words
 * what grew between the tenth time and the fiftieth; or that it does not open, does not close, or
 * does not give the focus back.
 *
 * @param page runs what openingScript.ts makes
 */
export async function openAndClose(page: Page): Promise<readonly string[]> {
  const openers = await page.evaluate(() => globalThis.porticoOpening.countOpeners());
  if (openers !== 1) return [`has ${openers} buttons with data-opens; it needs one`];
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const closed = await page.evaluate(() => globalThis.porticoOpening.countSeen());

  for (let time = 1; time <= EARLY; time += 1) {
    const failure = await once(page, closed);
    if (failure !== null) return [`${failure} the ${time}. time`];
  }
  const [early, timers] = [await readHeld(session), await countTimers(page)];
  for (let time = EARLY + 1; time <= LATE; time += 1) {
    const failure = await once(page, closed);
    if (failure !== null) return [`${failure} the ${time}. time`];
  }
  const lasting = await lastingTimers(page, timers);
  const late = await readLasting(page, session, early);
  await session.detach();
  const growth = names.map((name) => [late[name] - early[name], kinds[name]] as const);
  return [...growth, [lasting, 'timers'] as const].flatMap(([more, kind]) =>
    more > 0 ? [`holds ${more} more ${kind} after ${LATE} times than after ${EARLY}`] : [],
  );
}
