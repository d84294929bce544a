import type { BrowserContext, ConsoleMessage, Page, Request, Response } from '@playwright/test';
import { CALL_PREFIXES } from './Wire.ts';

/** How Chromium and Firefox call a request that a navigation cut off. */
const CUT_OFF = new Set(['net::ERR_ABORTED', 'NS_BINDING_ABORTED']);

/** Everything a page does that no test may pass over: errors, violations, requests nobody answers. */
export class Watch {
  readonly problems: string[] = [];
  readonly #origins: Set<string>;

  constructor(origin: string) {
    this.#origins = new Set([origin]);
  }

  /** From now on the page may lead there as well. */
  allow(origin: string): void {
    this.#origins.add(origin);
  }

  async start(context: BrowserContext, page: Page): Promise<void> {
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    page.on('pageerror', (error) => this.problems.push(`page error: ${error.message}`));
    page.on('console', (message) => this.#console(message));
    page.on('request', (request) => this.#request(request));
    page.on('requestfailed', (request) => this.#failed(request));
    page.on('response', (response) => this.#response(response));
  }

  #console(message: ConsoleMessage): void {
    if (message.type() !== 'error') return;
    this.problems.push(`console: ${message.text()} (${message.location().url})`);
  }

  #request(request: Request): void {
    const url = new URL(request.url());
    const local =
      this.#origins.has(url.origin) || ['data:', 'blob:', 'about:'].includes(url.protocol);
    if (!local) this.problems.push(`request to another origin: ${request.url()}`);
  }

  #failed(request: Request): void {
    const reason = request.failure()?.errorText ?? '';
    // A navigation cuts off what is under way; that is no failure of the page.
    if (CUT_OFF.has(reason)) return;
    this.problems.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
  }

  #response(response: Response): void {
    const url = new URL(response.url());
    const type = response.headers()['content-type'] ?? '';
    const call = CALL_PREFIXES.some((prefix) => url.pathname.startsWith(prefix));
    if (response.status() >= 400 || (call && type.startsWith('text/html'))) {
      const method = response.request().method();
      this.problems.push(
        `unhandled: ${method} ${url.pathname} answered ${response.status()} ${type}`,
      );
    }
  }
}
