import { expect, type Page, type Request } from '@playwright/test';
import { readResources } from '../../../src/api/contracts/product/content.ts';

/** How far the page goes at once, in windows: nothing that comes into view is passed over. */
const STEP = 0.5;

/** What a place waits for: the code that comes into it, and its content. */
const isAwaited = (request: Request): boolean =>
  request.resourceType() === 'script' ||
  new URL(request.url()).pathname.endsWith(readResources.path);

/** Goes on by a step, but not past the room that is kept for modules; gives the height of the page at its end, else null. */
const goOn = (page: Page): Promise<number | null> =>
  page.evaluate(async (windows) => {
    const place = document.querySelector('[data-modules]')?.parentElement;
    const isKept = place && Number.parseFloat(getComputedStyle(place).minBlockSize) > 0;
    if (isKept && place.getBoundingClientRect().top < innerHeight) return null;
    scrollBy({ top: windows * innerHeight, behavior: 'instant' });
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const { scrollHeight } = document.documentElement;
    return scrollY + innerHeight >= scrollHeight - 1 ? scrollHeight : null;
  }, STEP);

/** Reads a page as somebody who waits at each place for what comes into it. */
export class Reading {
  readonly #page: Page;
  readonly #waiting = new Set<Request>();

  /** From the next document on, as its first places may still wait when somebody begins to read. */
  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => {
      if (isAwaited(request)) this.#waiting.add(request);
    });
    page.on('requestfinished', (request) => this.#waiting.delete(request));
    page.on('requestfailed', (request) => this.#waiting.delete(request));
  }

  /** Resolves at the end, where nothing more comes between two looks. */
  async toEnd(): Promise<void> {
    let last: number | null = null;
    const isAtRest = async (): Promise<boolean> => {
      const before = last;
      last = this.#waiting.size === 0 ? await goOn(this.#page) : null;
      return last !== null && last === before && this.#waiting.size === 0;
    };
    await expect.poll(isAtRest, { intervals: [50] }).toBe(true);
  }
}
