import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { isTo } from '../detectors/isTo.ts';
import { detectorScript } from '../fixtures/detectorScript.ts';
import { knownSeller } from '../../../mocks/scenarios/named/knownSeller.ts';
import { WORLD_COOKIE } from '../../../mocks/adapters/headers.ts';
import { AwaitedCode } from '../fixtures/AwaitedCode.ts';
import { PageWatch } from '../fixtures/PageWatch.ts';
import { expect } from '../fixtures/test.ts';
import type { World } from '../fixtures/World.ts';
import { seller } from './seller.ts';
import { type KeptValue, leftAfterFlow, secretOf, storedViolations } from './storedViolations.ts';

/** What Chromium logs of an answer that is an error: what the page says of it is judged. */
const REFUSED = /^console: Failed to load resource/;
/** What a provider returns in the address, which is nobody else's. */
const RETURNED = ['code', 'state', 'profileKey'];
const TICKET = /"verification_ticket":"([^"]+)"/;

/** For `test.use`: what the pages of a FaultUser do is asked of it, by `problems()`. */
export const judgedByUser = { allowed: /^/ };

/** One browser context in a world of its own, and all that must not happen in it. */
export class FaultUser {
  readonly page: Page;
  readonly world: World;
  readonly #watch = new PageWatch();
  readonly #context: BrowserContext;
  readonly #requests: string[] = [];
  readonly #logged: string[] = [];
  readonly #tickets: string[] = [];
  readonly #awaited = new AwaitedCode();

  private constructor(world: World, context: BrowserContext, page: Page) {
    this.world = world;
    this.#context = context;
    this.page = page;
    this.#watch.follow(context);
    this.#awaited.follow(page);
    page.on('console', (message) => void this.#logged.push(message.text()));
    page.on('request', (request) => {
      const { pathname, search, searchParams } = new URL(request.url());
      if (request.redirectedFrom() === null) this.#requests.push(pathname + search);
      for (const name of RETURNED) this.#tickets.push(...searchParams.getAll(name));
    });
    page.on('response', (response) => {
      if (!response.url().includes('/code_verify/')) return;
      response.text().then(
        (text) => this.#tickets.push(...(TICKET.exec(text)?.slice(1) ?? [])),
        () => undefined, // a broken answer has no ticket
      );
    });
  }

  static async arrive(browser: Browser, world: World, site: string): Promise<FaultUser> {
    const context = await browser.newContext({ baseURL: world.origin(site) });
    await context.addCookies([world.cookie(site)]);
    const page = await context.newPage();
    await page.clock.install();
    await page.addInitScript(await detectorScript());
    await page.addInitScript(() => globalThis.porticoDetectors.recordFaults());
    return new FaultUser(world, context, page);
  }

  leave(): Promise<void> {
    return this.#context.close();
  }

  /** What its pages did, since this was last asked, that no page may do. */
  problems(): readonly string[] {
    return this.#watch.take(REFUSED);
  }

  offline(gone: boolean): Promise<void> {
    return this.#context.setOffline(gone);
  }

  /** How many requests went to a path, or to one with the beginning of a query. */
  requestsTo(path: string): number {
    return this.#requests.filter((address) => isTo(address, path)).length;
  }

  /** The one step on the page. */
  step(name: string): Locator {
    return this.page.locator(`[data-step="${name}"]`);
  }

  /** How many things are seen to turn; in the form alone where that is an open dialog: the page under it waits for it. */
  async turning(selector: string, form?: string): Promise<number> {
    const dialog = form === undefined ? null : this.page.locator(form);
    const place = dialog !== null && (await dialog.count()) > 0 ? dialog : this.page;
    return place.locator(selector).filter({ visible: true }).count();
  }

  /** What was read out since the last time. */
  heard(): Promise<string[]> {
    return this.page.evaluate(() => globalThis.porticoFaults.heard.splice(0));
  }

  /** Counts the calls that end from now on. */
  forgetEnded(): Promise<void> {
    return this.page.evaluate(() => {
      if ('porticoFaults' in globalThis) globalThis.porticoFaults.ended.length = 0; // no page yet
    });
  }

  /** Waits for something that the page must come to. @throws Error with the sentence, when it does not */
  until(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
    return expect.poll(holds, { message: what, intervals: [20] }).toBe(true);
  }

  /**
   * Lets the page's time pass, once the code that it asked for has come: code that comes late is a
   * fault of its own, which no other test may bring about.
   */
  async pass(milliseconds: number): Promise<void> {
    await this.page.waitForLoadState('domcontentloaded'); // by then it has asked for what it begins with
    do {
      await expect
        .poll(() => this.#awaited.addresses(), {
          message: 'the code that it asked for has not come',
          intervals: [20],
        })
        .toEqual([]);
      await this.page.evaluate(() => globalThis.porticoDetectors.idle());
    } while (this.#awaited.addresses().length > 0);
    await this.page.clock.fastForward(milliseconds);
  }

  /** What the page keeps in the browser by a name, but for the cookies of the backend. */
  async #kept(): Promise<readonly KeptValue[]> {
    const cookies = await this.#context.cookies();
    const kept = await this.page.evaluate(async () => {
      const entries = (values: object): [string, string][] =>
        Object.entries(values).flatMap(([key, value]): [string, string][] =>
          value === undefined
            ? []
            : [[key, typeof value === 'string' ? value : JSON.stringify(value)]],
        );
      const state = (history.state ?? {}) as object; // the portal and the router keep objects
      return {
        local: entries(localStorage),
        session: entries(sessionStorage),
        history: entries(state),
        database: (await indexedDB.databases()).map(({ name }) => [name ?? '', ''] as const),
        cache: (await caches.keys()).map((name) => [name, ''] as const),
      };
    });
    const areas = Object.entries(kept) as [KeptValue['area'], (readonly [string, string])[]][]; // the keys above
    return [
      ...areas.flatMap(([area, values]) => values.map(([key, value]) => ({ area, key, value }))),
      ...cookies
        .filter(({ name, httpOnly }) => !httpOnly && name !== WORLD_COOKIE)
        .map(({ name, value, expires }) => ({
          ...{ area: 'cookie' as const, key: name, value },
          left: expires === -1 ? null : expires * 1000 - Date.now(),
        })),
    ];
  }

  /** What the page keeps in the browser, and the table of stored values does not name, or not so. */
  async unlisted(): Promise<readonly string[]> {
    const kept = await this.#kept();
    const now = await this.page.evaluate(() => Date.now());
    const arrived = new URL(this.page.url()).pathname.startsWith('/settle/');
    return [...storedViolations(kept, now), ...(arrived ? leftAfterFlow(kept) : [])];
  }

  /** Secrets that are where they must not be. */
  async leaks(): Promise<string[]> {
    const { codes: sent, events } = await this.world.memory();
    const codes = sent.map(({ code }) => code);
    const passwords = [seller.password, knownSeller.password];
    const contacts = [seller.email, ...sent.map(({ contact }) => contact)];
    const cookies = await this.#context.cookies();
    const everywhere = [...codes, ...passwords];
    const found = (place: string, text: string, secrets: readonly string[]): string[] =>
      secrets
        .filter((secret) => holdsSecret(text, secret))
        .map((secret) => `${secret} is in ${place}`);
    const places = {
      'the address': decodeURIComponent(this.page.url()),
      'the console': this.#logged.join('\n'),
      'an event': JSON.stringify(events),
      'a cookie': JSON.stringify(cookies.filter(({ value }) => value !== this.world.name)),
    };
    const kept = await this.#kept();
    return [
      ...Object.entries(places).flatMap(([place, text]) =>
        found(place, text, [...everywhere, ...this.#tickets, ...contacts]),
      ),
      ...kept.flatMap((item) => {
        const secret = secretOf(item);
        return found(`the ${item.area} storage, ${item.key}`, item.value, [
          ...everywhere,
          ...(secret === 'ticket' || secret === 'profile key' ? [] : this.#tickets),
          ...(secret === 'account' ? [] : contacts),
        ]);
      }),
    ];
  }
}

/** A code is found as a number of its own, not as a part of a longer one. */
const holdsSecret = (text: string, secret: string): boolean =>
  /^\d+$/.test(secret)
    ? new RegExp(String.raw`(?<!\d)${secret}(?!\d)`).test(text)
    : text.includes(secret);
