import type { Page, Request } from 'playwright-core';
import { collectEvents } from '../../../src/api/contracts/monitor.ts';

/** A page lies still once nothing was asked for in so many rounds: code asks for more code. */
const QUIET = 3;

/** A ceiling for calls that a scenario leaves without an answer. Milliseconds. */
const UNANSWERED = 3_000;

/** What a page is fetching: a picture waits for it. */
export class Requests {
  readonly #pending = new Set<Request>();
  readonly #page: Page;
  #started = 0;
  #onChange: () => void = () => {};

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => {
      if (request.url().endsWith(collectEvents.path)) return; // nobody reads the answer to an event
      this.#started += 1;
      this.#pending.add(request);
    });
    const end = (request: Request): void => {
      this.#pending.delete(request);
      this.#onChange();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  /** Leaves out what is on its way now: another story asked for it. */
  forget(): void {
    this.#pending.clear();
  }

  /** Waits until everything has come, what follows from it too, and the page lies still. */
  async settle(): Promise<void> {
    const end = performance.now() + UNANSWERED;
    for (let quiet = 0; quiet < QUIET;) {
      const started = this.#started;
      await this.#ended(end - performance.now());
      await this.#page.evaluate(() => globalThis.porticoDetectors.idle());
      await this.#page.evaluate(() => globalThis.porticoDetectors.settle());
      quiet = this.#started === started || performance.now() > end ? quiet + 1 : 0;
    }
  }

  #ended(within: number): Promise<void> {
    if (this.#pending.size === 0 || within <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#stop(resolve, timer), within);
      this.#onChange = () => {
        if (this.#pending.size === 0) this.#stop(resolve, timer);
      };
    });
  }

  #stop(resolve: () => void, timer: NodeJS.Timeout): void {
    clearTimeout(timer);
    this.#onChange = () => {};
    resolve();
  }
}
