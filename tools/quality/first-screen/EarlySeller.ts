import type { Browser, Locator, Page, Route } from '@playwright/test';
import { WORLD_HEADER } from '../../../mocks/adapters/headers.ts';
import { expect } from '../fixtures/test.ts';
import type { World } from '../fixtures/World.ts';

/** The script that is held back, by the start of its name: the application, the region's data, its texts. */
export const stages = {
  application: () => 'index',
  region: (site: string) => site.replace(/^accu\./, ''),
  texts: () => 'form',
} as const satisfies Readonly<Record<string, (site: string) => string>>;

export type Stage = keyof typeof stages;

/** A seller whose page is there before its application. */
export class EarlySeller {
  readonly page: Page;
  /** The paths of the calls that ask for a code. */
  readonly codeRequests: string[] = [];
  readonly #site: string;
  #held: Route[] | null = [];

  private constructor(page: Page, site: string) {
    this.page = page;
    this.#site = site;
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('/send_code/')) this.codeRequests.push(pathname);
    });
  }

  static async arrive(
    browser: Browser,
    world: World,
    { site, viewport }: { site: string; viewport?: { width: number; height: number } },
  ): Promise<EarlySeller> {
    const context = await browser.newContext({
      baseURL: world.origin(site),
      ...(viewport && { viewport }),
      extraHTTPHeaders: { [WORLD_HEADER]: world.name },
    });
    return new EarlySeller(await context.newPage(), site);
  }

  /** Opens a page whose scripts of a stage, or at an address, do not arrive before `release`. */
  async open(path: string, stage: Stage | RegExp): Promise<void> {
    const address = typeof stage === 'string' ? this.scriptOf(stage) : stage;
    await this.#openHolding(path, address, () => true);
    await this.page.locator('#root > *').first().waitFor({ state: 'attached' });
  }

  /**
   * Opens a page that gets the code that it names, and no other before `release`: on a slow phone each file
   * that the application asks for by itself is another trip. Resolves to the page as it was delivered.
   */
  async openWithNamedCode(path: string): Promise<string> {
    const document = this.page
      .waitForResponse((one) => one.request().isNavigationRequest())
      .then((answer) => answer.text());
    const isHeld = async (pathname: string) => !(await document).includes(`"${pathname}"`);
    await this.#openHolding(path, /\/assets\/[^/]+\.(?:js|css)$/, isHeld);
    return document;
  }

  async #openHolding(
    path: string,
    address: RegExp,
    isHeld: (pathname: string) => boolean | Promise<boolean>,
  ): Promise<void> {
    this.#held = [];
    await this.page.route(address, async (route) => {
      const held = await isHeld(new URL(route.request().url()).pathname);
      return held && this.#held !== null ? void this.#held.push(route) : route.continue();
    });
    await this.page.goto(path, { waitUntil: 'commit' }); // what is held back can hold the load as well
  }

  /** The address of the script of a stage. */
  scriptOf(stage: Stage): RegExp {
    return new RegExp(String.raw`/assets/${stages[stage](this.#site)}-[^/]*\.js$`);
  }

  /**
   * Lets go what is held back, once it was asked for: the page asks for it after its first paint.
   * @throws Error when no script was held back, so that nothing came early
   */
  async release(): Promise<void> {
    await expect
      .poll(() => this.#held?.length, {
        message:
          'No script of this stage was asked for, so none was held back; look in `stages` for the name that the build gives it.',
        intervals: [20],
      })
      .toBeGreaterThan(0);
    const held = this.#held ?? [];
    this.#held = null;
    await Promise.all(held.map((route) => route.continue()));
  }

  /** Resolves once the application has taken over what was done before. */
  async taken(): Promise<void> {
    await this.page.waitForFunction(() => window.takeOver === undefined);
  }

  get field(): Locator {
    return this.page.locator('[name=phone_email]');
  }

  get submit(): Locator {
    return this.page.locator('[data-step=account] button[type=submit]');
  }

  async leave(): Promise<void> {
    await this.page.unrouteAll({ behavior: 'ignoreErrors' }); // files may still be asked for
    await this.page.context().close();
  }
}
