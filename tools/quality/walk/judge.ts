import type { Page } from '@playwright/test';
import type { FaultUser } from '../faults/FaultUser.ts';
import { NO_SPINNER_MS, SPINNERS } from '../faults/spinners.ts';
import { expect } from '../fixtures/test.ts';
import { placeOf } from './placeOf.ts';

/** How long a page may take to answer by itself, on a slow machine too. Milliseconds. */
const ANSWER_MS = 4000;
/** How often its calls run out of time before it must have answered: a call is tried again once. */
const ROUNDS = 2;
/** What the page says in the console of a part that it could not fetch offline; its text is judged. */
const OFFLINE = /ChunkError/;

/** Asks until nothing is left, or for as long as a page may take; a page that goes meanwhile is asked again. */
async function left(ask: () => Promise<readonly string[]>): Promise<readonly string[]> {
  let answer: readonly string[] = [];
  await expect(async () => {
    answer = await ask();
    expect(answer).toEqual([]);
  })
    .toPass({ timeout: ANSWER_MS, intervals: [30] })
    .catch(() => undefined);
  return answer;
}

const stillWaiting = (page: Page): Promise<readonly string[]> =>
  page.evaluate((spinners) => globalThis.porticoDetectors.stillWaiting(spinners), SPINNERS);

/** What is wrong with the page as it stands. */
async function wrongWith(user: FaultUser): Promise<readonly string[]> {
  const { controls, over, doubled } = await user.page.evaluate(() => ({
    controls: globalThis.porticoDetectors.walkable().length,
    over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    doubled: globalThis.porticoFaults.doubled,
  }));
  return [
    ...doubled.map((call) => `the same call twice at once: ${call}`),
    ...(controls === 0 ? ['nothing can be pressed or typed'] : []),
    ...(over > 1 ? [`the page scrolls sideways by ${over} px`] : []),
    ...(await user.leaks()),
    ...(await user.unlisted()),
  ];
}

/** The same of a page of the portal; any other has nothing. */
const leftAt = (page: Page, ask: () => Promise<readonly string[]>): Promise<readonly string[]> =>
  left(async () => (placeOf(page) === 'portal' ? ask() : []));

/** What still waits once its calls have run out of time. */
async function waitsOf(user: FaultUser): Promise<readonly string[]> {
  const { page } = user;
  let waits = await leftAt(page, () => stillWaiting(page));
  for (let round = 0; round < ROUNDS && waits.length > 0; round += 1) {
    await user.pass(NO_SPINNER_MS);
    waits = await leftAt(page, () => stillWaiting(page));
  }
  return waits.map((what) => `still waits after its time: ${what}`);
}

/** What must hold after every step, and does not: a page of the portal answers, leads on, and keeps its secrets. */
export async function judge(user: FaultUser): Promise<readonly string[]> {
  const { page } = user;
  await page.waitForLoadState('domcontentloaded');
  let waits = await waitsOf(user);
  let wrong = await leftAt(page, () => wrongWith(user));
  if (waits.length === 0 && wrong.length > 0) {
    // A page that began to wait meanwhile leads nowhere until that has ended.
    waits = await waitsOf(user);
    wrong = await leftAt(page, () => wrongWith(user));
  }
  return [...waits, ...user.problems().filter((problem) => !OFFLINE.test(problem)), ...wrong];
}
