import type { Page, Request } from '@playwright/test';
import { collectEvents } from '../../../src/api/contracts/monitor.ts';

/** Rounds without news after which a page counts as still. */
const QUIET = 3;
/** How far a round moves the page's clock: enough for a frame. */
const STEP_MS = 17;
const MOST_ROUNDS = 500;

/** Ends after the tasks that wait in the page: React renders in messages, which a busy machine may run later than the clock. */
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve());
    port1.start();
    port2.postMessage(null);
  });

/** Knows when a page has done what a key started: no request runs, and rounds pass without news. */
export class Stillness {
  readonly #page: Page;
  readonly #running = new Set<Request>();
  #news = 0;
  #ended = Promise.withResolvers<void>();

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => {
      // Nobody reads the answer to an event, and the next page is waited for by its address.
      if (request.url().endsWith(collectEvents.path) || request.isNavigationRequest()) return;
      this.note();
      this.#running.add(request);
    });
    const end = (request: Request) => {
      this.note();
      this.#running.delete(request);
      this.#ended.resolve();
      this.#ended = Promise.withResolvers();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  /** Something happened. */
  note(): void {
    this.#news += 1;
  }

  /**
   * Waits until the page is still. While a request runs its clock stands, so that a slow machine does not
   * change what the page says of the time.
   * @throws Error when it never is
   */
  async settle(): Promise<void> {
    let quiet = 0;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      if (this.#running.size > 0) await this.#ended.promise;
      const before = this.#news;
      await this.#page.clock.runFor(STEP_MS);
      await this.#page.evaluate(turn);
      quiet = this.#running.size === 0 && this.#news === before ? quiet + 1 : 0;
      if (quiet === QUIET) return;
    }
    throw new Error(
      `The page does not settle: ${[...this.#running].map((one) => one.url()).join(', ')}`,
    );
  }
}
