import type { CDPSession, Page } from '@playwright/test';
import type { Announcement } from '../detectors/watchAnnouncements.ts';
import { expect } from '../fixtures/test.ts';
import { checkKey } from './checkKey.ts';
import { type AccessibleNode, contextOf, focusLine } from './focusLine.ts';
import type { Stillness } from './Stillness.ts';

/** More presses of Tab than any page has stops. */
const MOST_STOPS = 80;

interface Expectation {
  /** What is to have the focus afterwards. */
  readonly at?: string;
  /** The key is meant to do nothing. */
  readonly idle?: boolean;
}

interface Prepared {
  readonly page: Page;
  readonly session: CDPSession;
  readonly stillness: Stillness;
  /** Fills as the page announces. */
  readonly announced: Announcement[];
  readonly scenario: string | undefined;
}

/** Uses a page with the keys alone and writes down what a screen reader would say. */
export class KeyboardUser {
  readonly lines: string[] = [];
  readonly violations: string[] = [];
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #stillness: Stillness;
  readonly #announced: Announcement[];
  readonly #scenario: string | undefined;
  #focus = '';
  /** The same without its description. */
  #bare = '';
  #node: number | undefined;
  #context: readonly string[] = [];

  constructor({ page, session, stillness, announced, scenario }: Prepared) {
    this.#page = page;
    this.#session = session;
    this.#stillness = stillness;
    this.#announced = announced;
    this.#scenario = scenario;
  }

  /** Opens an address of the site and writes down the page's title. */
  async open(address: string): Promise<void> {
    const mark = address.includes('?') ? '&' : '?';
    const query = this.#scenario === undefined ? '' : `${mark}scenario=${this.#scenario}`;
    await this.#page.goto(address + query);
    await this.#shown(':is([data-step], [data-entrance]) :is(input, button)');
    await this.#stillness.settle();
    this.lines.push(`opens "${await this.#page.title()}"`);
    this.#takeAnnounced();
  }

  /** Presses one key. */
  async press(key: string, expected: Expectation = {}): Promise<void> {
    await this.#page.keyboard.press(key);
    await this.#after(key, expected);
  }

  /** Types a text into what has the focus. @param name what the transcript calls it */
  async type(text: string, name = `"${text}"`, expected: Expectation = {}): Promise<void> {
    await this.#page.keyboard.type(text);
    await this.#after(`types ${name}`, expected);
  }

  /** Presses Tab until it is there. @throws Error when it never is */
  async tabTo(selector: string): Promise<void> {
    for (let press = 0; press < MOST_STOPS; press += 1) {
      await this.press('Tab');
      if (await this.#isAt(selector)) return;
    }
    throw new Error(`Tab never reached ${selector}`);
  }

  /** Lets time go by, with every timer on the way. */
  async wait(seconds: number): Promise<void> {
    await this.#page.clock.runFor(seconds * 1000);
    await this.#after(`${seconds} seconds later`, { idle: true });
  }

  /** Presses the key that ends the page, and arrives at the next one. @param did what the transcript calls it */
  async leave(key: string, address: RegExp, did = key): Promise<void> {
    await this.#page.keyboard.press(key);
    await this.#page.waitForURL(address);
    this.lines.push(did);
    const heard = this.#takeAnnounced();
    // The next page is read by its title.
    this.violations.push(...checkKey({ did, heard, focus: '', focused: 'same', idle: true }));
    this.lines.push(`arrives at "${await this.#page.title()}"`);
  }

  /** The same where the page goes at once: the next one is held back until this one has said where it leads. */
  async leaveInTime(key: string, address: RegExp, said = /./): Promise<void> {
    const isSaid = () =>
      this.#announced.some(({ urgency, text }) => urgency === 'polite' && said.test(text));
    await this.#page.route(address, async (route) => {
      await expect.poll(isSaid, { intervals: [20] }).toBe(true);
      await route.continue();
    });
    await this.leave(key, address);
    await this.#page.unroute(address);
  }

  /** Uses a page that is none of the portal's by any means, until it leads back to what has the focus then. */
  async elsewhere(act: (page: Page) => Promise<void>, at: string): Promise<void> {
    await act(this.#page);
    await this.#shown(at);
    await this.#after('comes back', { at });
  }

  /** Waits until an element shows; its parts may come with a timer. @throws Error when it never does */
  async #shown(selector: string): Promise<void> {
    const element = this.#page.locator(selector).filter({ visible: true }).first();
    for (let round = 0; round < MOST_STOPS; round += 1) {
      if (await element.isVisible()) return;
      await this.#stillness.settle();
    }
    throw new Error(`${selector} never shows`);
  }

  #isAt(selector: string): Promise<boolean> {
    return this.#page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) ?? false,
      selector,
    );
  }

  async #after(did: string, { at, idle = false }: Expectation): Promise<void> {
    await this.#stillness.settle();
    if (at !== undefined) await this.#reach(at);
    const before = { line: this.#focus, node: this.#node, bare: this.#bare };
    const { entered, violations } = await this.#readFocus();
    const isElsewhere = this.#node !== before.node || entered.length > 0;
    const focused = isElsewhere ? 'elsewhere' : this.#bare === before.bare ? 'same' : 'changed';
    const moved = isElsewhere || this.#focus !== before.line;
    this.lines.push(moved ? `${did} -> ${this.#focus}` : did);
    if (entered.length > 0) this.lines.push(`  in ${entered.join(', ')}`);
    const heard = this.#takeAnnounced();
    const quiet = idle || did.endsWith('Tab');
    this.violations.push(
      ...checkKey({ did, heard, focus: this.#focus, focused, idle: quiet }),
      ...violations.map((one) => `${did} -> ${this.#focus}: ${one}`),
    );
  }

  /** Waits until something has the focus; it may come with a timer. @throws Error when it never has */
  async #reach(selector: string): Promise<void> {
    for (let round = 0; round < MOST_STOPS; round += 1) {
      if (await this.#isAt(selector)) return;
      await this.#stillness.settle();
    }
    throw new Error(`The focus never comes to ${selector}`);
  }

  /** What was announced since the last time, each a line of the transcript. */
  #takeAnnounced(): readonly Announcement[] {
    const announced = this.#announced.splice(0);
    for (const { text, urgency } of announced) this.lines.push(`  says "${text}" (${urgency})`);
    return announced;
  }

  /** Reads what has the focus. Gives the context that was entered with it, and what is wrong with it. */
  async #readFocus() {
    const { result } = await this.#session.send('Runtime.evaluate', {
      expression: 'document.activeElement',
    });
    const tree = await this.#session.send('Accessibility.getPartialAXTree', {
      ...(result.objectId !== undefined && { objectId: result.objectId }),
      fetchRelatives: true,
    });
    const nodes: readonly AccessibleNode[] = tree.nodes;
    const [node] = nodes;
    if (node === undefined) throw new Error('The browser has no node for what has the focus.');
    const standing = await this.#page.evaluate(() => globalThis.porticoDetectors.focusStanding());
    this.#node = node.backendDOMNodeId;
    this.#focus = focusLine(node, standing);
    this.#bare = focusLine({ ...node, description: {} }, standing);
    const before = this.#context;
    this.#context = contextOf(nodes, node);
    return {
      entered: this.#context.filter((one) => !before.includes(one)),
      violations: standing.violations,
    };
  }
}
