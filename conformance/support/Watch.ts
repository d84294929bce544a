import type { BrowserContext, ConsoleMessage, Page, Request, Response } from '@playwright/test';

const CALL_PREFIXES = ['/passport/', '/api/', '/widget/', '/usseller/'];
const REFUSED = /Failed to load resource/;

/** Everything a page does that no test may pass over: errors, violations, requests nobody answers. */
export class Watch {
  readonly problems: string[] = [];
  readonly #origin: string;
  readonly #broken = new Set<string>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Tells the watch that the test itself breaks the calls to a path. */
  expectFailureOf(path: string): void {
    this.#broken.add(path);
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
    const { url } = message.location();
    if (REFUSED.test(message.text()) && this.#isBroken(url)) return;
    this.problems.push(`console: ${message.text()} (${url})`);
  }

  #request(request: Request): void {
    const url = new URL(request.url());
    const local =
      url.origin === this.#origin || ['data:', 'blob:', 'about:'].includes(url.protocol);
    if (!local) this.problems.push(`request to another origin: ${request.url()}`);
  }

  #failed(request: Request): void {
    const reason = request.failure()?.errorText ?? '';
    // A navigation cuts off what is under way; that is no failure of the page.
    if (reason === 'net::ERR_ABORTED' || this.#isBroken(request.url())) return;
    this.problems.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
  }

  #response(response: Response): void {
    const url = new URL(response.url());
    if (this.#isBroken(response.url())) return;
    const type = response.headers()['content-type'] ?? '';
    const call = CALL_PREFIXES.some((prefix) => url.pathname.startsWith(prefix));
    if (response.status() >= 400 || (call && type.startsWith('text/html'))) {
      const method = response.request().method();
      this.problems.push(
        `unhandled: ${method} ${url.pathname} answered ${response.status()} ${type}`,
      );
    }
  }

  #isBroken(url: string): boolean {
    return URL.canParse(url) && this.#broken.has(new URL(url).pathname);
  }
}
