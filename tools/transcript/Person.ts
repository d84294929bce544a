import type { CDPSession, Page } from 'playwright-core';
import { type AccessibleNode, focusLine, placesOf } from './focusLine.ts';
import type { Heard } from './inPage/listen.ts';
import { judgeEvent } from './judgeEvent.ts';
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
  /** Fills as the page speaks. */
  readonly heard: Heard[];
  readonly scenario: string | undefined;
}

/** Somebody who works a page with the keys and writes down what a screen reader would say. */
export class Person {
  readonly lines: string[] = [];
  readonly faults: string[] = [];
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #stillness: Stillness;
  readonly #heard: Heard[];
  readonly #query: string;
  #focus = '';
  /** The same without its description. */
  #bare = '';
  #node: number | undefined;
  #places: readonly string[] = [];

  constructor({ page, session, stillness, heard, scenario }: Prepared) {
    this.#page = page;
    this.#session = session;
    this.#stillness = stillness;
    this.#heard = heard;
    this.#query = scenario === undefined ? '' : `?scenario=${scenario}`;
  }

  /** Opens an address of the site and writes down the page's title. */
  async open(address: string): Promise<void> {
    await this.#page.goto(`${address}${this.#query}`);
    await this.#page.locator('[data-step] :is(input, button)').first().waitFor();
    await this.#stillness.settle();
    this.lines.push(`opens "${await this.#page.title()}"`);
    this.#say(this.#heard.splice(0));
  }

  /** Presses one key. */
  async press(key: string, expected: Expectation = {}): Promise<void> {
    await this.#page.keyboard.press(key);
    await this.#after(key, expected);
  }

  /** Types words into what has the focus. */
  async type(words: string, told = `"${words}"`, expected: Expectation = {}): Promise<void> {
    await this.#page.keyboard.type(words);
    await this.#after(`types ${told}`, expected);
  }

  /** Presses Tab, or Shift+Tab, until it is there. @throws Error when it never is */
  async tabTo(selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    for (let press = 0; press < MOST_STOPS; press += 1) {
      await this.press(key);
      if (await this.#has(selector)) return;
    }
    throw new Error(`${key} never reached ${selector}`);
  }

  /** Lets time go by, with every timer on the way. */
  async wait(seconds: number): Promise<void> {
    await this.#page.clock.runFor(seconds * 1000);
    await this.#after(`${seconds} seconds later`, { idle: true });
  }

  /** Presses the key that ends the page, and arrives at the next one. */
  async leave(key: string, address: RegExp): Promise<void> {
    await this.#page.keyboard.press(key);
    await this.#page.waitForURL(address);
    this.lines.push(key);
    const heard = this.#heard.splice(0);
    this.#say(heard);
    this.#blame(judgeEvent({ did: key, heard, focus: '', focused: 'same', idle: false }));
    this.lines.push(`arrives at "${await this.#page.title()}"`);
  }

  #has(selector: string): Promise<boolean> {
    return this.#page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) ?? false,
      selector,
    );
  }

  async #after(did: string, { at, idle = false }: Expectation): Promise<void> {
    if (at !== undefined)
      await this.#page.waitForFunction(
        (wanted) => document.activeElement?.matches(wanted) ?? false,
        at,
        { polling: 20 },
      );
    await this.#stillness.settle();
    const before = { line: this.#focus, node: this.#node, bare: this.#bare };
    const entered = await this.#readFocus();
    const isElsewhere = this.#node !== before.node || entered.length > 0;
    const focused = isElsewhere ? 'elsewhere' : this.#bare === before.bare ? 'same' : 'changed';
    const moved = isElsewhere || this.#focus !== before.line;
    const heard = this.#heard.splice(0);
    this.lines.push(moved ? `${did} -> ${this.#focus}` : did);
    if (entered.length > 0) this.lines.push(`  in ${entered.join(', ')}`);
    this.#say(heard);
    const { faults } = await this.#page.evaluate(() => globalThis.porticoListener.stand());
    const quiet = idle || did.endsWith('Tab');
    this.#blame([
      ...judgeEvent({ did, heard, focus: this.#focus, focused, idle: quiet }),
      ...faults.map((one) => `${did} -> ${this.#focus}: ${one}`),
    ]);
  }

  #blame(faults: readonly string[]): void {
    this.faults.push(...faults);
  }

  #say(heard: readonly Heard[]): void {
    for (const { text, urgency } of heard) this.lines.push(`  says "${text}" (${urgency})`);
  }

  /** Reads what has the focus. Gives the surroundings that were entered with it. */
  async #readFocus(): Promise<readonly string[]> {
    const { result } = await this.#session.send('Runtime.evaluate', {
      expression: 'document.activeElement',
    });
    const tree = await this.#session.send('Accessibility.getPartialAXTree', {
      ...(result.objectId !== undefined && { objectId: result.objectId }),
      fetchRelatives: true,
    });
    const nodes: readonly AccessibleNode[] = tree.nodes;
    const [node] = nodes;
    if (node === undefined) throw new Error('The browser tells nothing of what has the focus.');
    const manner = await this.#page.evaluate(() => globalThis.porticoListener.stand());
    this.#node = node.backendDOMNodeId;
    this.#focus = focusLine(node, manner);
    this.#bare = focusLine({ ...node, description: {} }, manner);
    const before = this.#places;
    this.#places = placesOf(nodes, node);
    return this.#places.filter((place) => !before.includes(place));
  }
}
