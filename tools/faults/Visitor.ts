import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { listen } from './inPage.ts';
import type { FaultPortal } from './openPortal.ts';

/** What every visitor types; each has a world of their own. */
export const seller = { email: 'ada.seller@example.com', password: 'Market5!place' } as const;

/** Milliseconds that something on the page may take at most to come, on a busy machine. */
export const PATIENCE_MS = 15_000;

const POLL_MS = 20;
const REFUSED = /^Failed to load resource/;

/** One browser context with a world of its own, and all that it must not do. */
export class Visitor {
  readonly page: Page;
  /** Page errors, unhandled rejections and what the console complains of. */
  readonly problems: string[] = [];
  readonly #world = `faults-${randomUUID()}`;
  readonly #portal: FaultPortal;
  readonly #context: BrowserContext;
  readonly #origin: string;
  readonly #requests: string[] = [];
  readonly #logged: string[] = [];
  readonly #tickets: string[] = [];

  private constructor(portal: FaultPortal, site: string, context: BrowserContext, page: Page) {
    this.#portal = portal;
    this.#origin = portal.origin(site);
    this.#context = context;
    this.page = page;
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('pageerror', (error) => this.problems.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      this.#logged.push(message.text());
      if (message.type() === 'error' && !REFUSED.test(message.text()))
        this.problems.push(`console: ${message.text()}`);
    });
    page.on('request', (request) => this.#requests.push(new URL(request.url()).pathname));
    page.on('response', (response) => {
      if (!response.url().includes('/code_verify/')) return;
      response.text().then(
        (text) => {
          const ticket = /"verification_ticket":"([^"]+)"/.exec(text)?.[1];
          if (ticket !== undefined) this.#tickets.push(ticket);
        },
        () => undefined, // a broken answer has no ticket
      );
    });
  }

  static async arrive(browser: Browser, portal: FaultPortal, site: string): Promise<Visitor> {
    const context = await browser.newContext({ baseURL: portal.origin(site) });
    const page = await context.newPage();
    const visitor = new Visitor(portal, site, context, page);
    await context.addCookies([
      { name: 'portico_world', value: visitor.#world, url: portal.origin(site) },
    ]);
    await page.clock.install();
    await page.addInitScript(listen);
    return visitor;
  }

  leave(): Promise<void> {
    return this.#context.close();
  }

  begin(scenario: string): Promise<void> {
    return this.#portal.begin(this.#world, scenario);
  }

  offline(gone: boolean): Promise<void> {
    return this.#context.setOffline(gone);
  }

  requestsTo(path: string): number {
    return this.#requests.filter((one) => one === path).length;
  }

  /** The one step on the page. */
  step(name: string): Locator {
    return this.page.locator(`[data-step="${name}"]`);
  }

  /** The code that was sent last. @throws Error when none was */
  async code(): Promise<string> {
    const memory = JSON.parse(await this.#portal.memory(this.#world)) as {
      codes: { code: string }[]; // the mock backend's own form
    };
    const last = memory.codes.at(-1);
    if (last === undefined) throw new Error('No code was sent.');
    return last.code;
  }

  /** What was read out since the last time. */
  async heard(): Promise<string[]> {
    return this.page.evaluate(() => window.faults.spoken.splice(0));
  }

  /** Waits for something that the page must come to. @throws Error with the sentence, when it does not */
  async until(what: string, holds: () => Promise<boolean>): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    while (!(await holds())) {
      if (performance.now() > end) throw new Error(`${what}: waited in vain`);
      await delay(POLL_MS);
    }
  }

  /** Secrets that are where they must not be. */
  async leaks(): Promise<string[]> {
    const stored = await this.page.evaluate(() => ({
      local: JSON.stringify(localStorage),
      session: JSON.stringify(sessionStorage),
    }));
    const memory = JSON.parse(await this.#portal.memory(this.#world)) as {
      codes: { code: string }[];
      events: unknown; // the mock backend's own form
    };
    const cookies = await this.#context.cookies(this.#origin);
    const places = {
      'the address': decodeURIComponent(this.page.url()),
      'the console': this.#logged.join('\n'),
      'an event': JSON.stringify(memory.events),
      'the local storage': stored.local,
      'a cookie': JSON.stringify(cookies.filter(({ name }) => name !== 'portico_world')),
      'the session storage': stored.session,
    };
    const codes = memory.codes.map(({ code }) => code);
    const lasting = [...codes, ...this.#tickets, seller.password];
    return Object.entries(places).flatMap(([place, text]) => {
      const passing = place === 'the session storage';
      const secrets = passing ? [...codes, seller.password] : lasting;
      const person = passing || place === 'the local storage' ? [] : [seller.email];
      return [...secrets, ...person]
        .filter((secret) => holdsSecret(text, secret))
        .map((secret) => `${secret} is in ${place}`);
    });
  }
}

/** A code is found as a number of its own, not as a part of a longer one. */
const holdsSecret = (text: string, secret: string): boolean =>
  /^\d+$/.test(secret)
    ? new RegExp(String.raw`(?<!\d)${secret}(?!\d)`).test(text)
    : text.includes(secret);
