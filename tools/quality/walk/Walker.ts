import type { ElementHandle, Page } from '@playwright/test';
import { pseudoRandom } from '../../../mocks/world/pseudoRandom.ts';
import type { Control } from '../detectors/walkable.ts';
import type { FaultUser } from '../faults/FaultUser.ts';
import { entries } from './entries.ts';
import { judge } from './judge.ts';
import { placeOf } from './placeOf.ts';
import { scenarios } from './scenarios.ts';
import { textsFor } from './typed.ts';

/** How long a press may wait for what moves or comes into view, on a slow machine too. */
const PRESS_MS = 10_000;

const CODE_BOX = 'sign_up_code_box';

/** How a step ends on a page that goes, on an element that does, under a notice or a list, or outside of the portal. */
const FORESTALLED =
  /not attached to (?:the DOM|an active page)|Execution context was destroyed|because of a navigation|interrupted by another navigation|<section data-toasts|<dialog open|net::ERR_NAME_NOT_RESOLVED/i;

type Step = () => Promise<void>;

/** Does one thing after the other to the portal, chosen by a seed, and notes what must never be. */
export class Walker {
  readonly log: string[] = [];
  readonly violations: string[] = [];
  readonly #user: FaultUser;
  readonly #page: Page;
  readonly #random: () => number;
  #isOffline = false;

  constructor(user: FaultUser, seed: string) {
    this.#user = user;
    this.#page = user.page;
    this.#random = pseudoRandom(seed);
  }

  /** Arrives, and takes some steps; ends early where something is wrong. */
  async walk(steps: number): Promise<void> {
    await this.#enter();
    this.violations.push(...(await judge(this.#user)));
    for (let step = 0; step < steps && this.violations.length === 0; step += 1) {
      await this.#attempt(this.#choose());
      this.violations.push(...(await judge(this.#user)));
    }
  }

  /** Takes a step; one that the page forestalls, since it goes or changes by itself, counts as taken. */
  async #attempt(step: Step): Promise<void> {
    try {
      await step();
    } catch (error) {
      if (!FORESTALLED.test(String(error)) && !(await this.#isUnderMenu(error))) throw error;
      this.log.push('  but the page changes first');
    }
  }

  /** Whether what could not be pressed lies under an open menu, which covers what is beside it. */
  async #isUnderMenu(error: unknown): Promise<boolean> {
    if (!String(error).includes('intercepts pointer events')) return false;
    return (await this.#page.locator('button[aria-expanded="true"]').count()) > 0;
  }

  #pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }

  /** What is done next: mostly something to what the page shows. */
  #choose(): Step {
    const chance = this.#random();
    const place = placeOf(this.#page);
    if (place === 'elsewhere' || (place === 'provider' && chance < 0.2))
      return () => this.#leaveElsewhere();
    if (chance < 0.7) return () => this.#operate();
    if (chance < 0.78)
      return () => this.#press(this.#pick(['Enter', 'Escape', 'Tab', 'Shift+Tab']));
    if (chance < 0.84) return () => this.#travel();
    if (chance < 0.92) return () => this.#serve();
    if (chance < 0.94) return () => this.#connect();
    if (chance < 0.97) return () => this.#wait(this.#pick([1000, 61_000, 3_600_000]));
    if (chance < 0.985) return () => this.#resize();
    return () => this.#enter();
  }

  async #enter(): Promise<void> {
    const path = this.#pick(entries);
    this.log.push(`opens ${path}`);
    await this.#setOffline(false);
    await this.#page.goto(path, { waitUntil: 'commit' });
  }

  async #leaveElsewhere(): Promise<void> {
    if (this.#random() < 0.5) return this.#enter();
    this.log.push(`comes back from ${this.#page.url()}`);
    await this.#setOffline(false);
    await this.#page.goBack({ waitUntil: 'commit' });
    return undefined;
  }

  async #operate(): Promise<void> {
    const controls = await this.#page.evaluate(() => globalThis.porticoDetectors.walkable());
    // A page has more links than fields; what leads on is done as often as all else.
    const leading = [...controls.entries()].filter(([, { kind }]) => kind === 'type');
    const all = [...controls.entries()];
    if (all.length === 0) return; // judged before
    const [index, control] = this.#pick(
      leading.length > 0 && this.#random() < 0.45 ? leading : all,
    );
    const element = await this.#page.evaluateHandle((at) => globalThis.porticoWalkable[at], index);
    await this.#use(element.asElement() as ElementHandle<HTMLElement>, control);
  }

  async #use(
    element: ElementHandle<HTMLElement>,
    { kind, name, asks, isSeen }: Control,
  ): Promise<void> {
    if (kind === 'choose') {
      const count = await element.evaluate((list) => (list as HTMLSelectElement).options.length);
      const index = Math.floor(this.#random() * count);
      this.log.push(`chooses ${index} of ${name}`);
      await element.selectOption({ index }, { timeout: PRESS_MS });
      return;
    }
    if (kind === 'type') {
      const text = asks.includes(CODE_BOX) ? await this.#code() : this.#pick(textsFor(asks));
      this.log.push(`types ${text.slice(0, 60)} into ${name}`);
      await element.focus();
      if (!asks.includes(CODE_BOX)) await element.fill('');
      await this.#page.keyboard.insertText(text.slice(0, -1));
      await this.#page.keyboard.type(text.slice(-1));
      if (this.#random() < 0.4) await this.#press('Enter');
      return;
    }
    const way = isSeen
      ? this.#pick(['click', 'click', 'click', 'twice', 'Enter'] as const)
      : 'Enter';
    this.log.push(`presses ${name}${way === 'click' ? '' : `, ${way}`}`);
    // A button that is unavailable can be pressed too; Playwright would wait until it is available.
    const force = await element.evaluate(({ ariaDisabled }) => ariaDisabled === 'true');
    if (way === 'Enter') await element.press('Enter', { timeout: PRESS_MS });
    else if (way === 'twice') await element.dblclick({ timeout: PRESS_MS, force });
    else await element.click({ timeout: PRESS_MS, force });
  }

  /** The code that went out last, or a wrong one. */
  async #code(): Promise<string> {
    const { codes } = await this.#user.world.memory();
    return this.#random() < 0.7 ? (codes.at(-1)?.code ?? '000000') : '135790';
  }

  async #press(key: string): Promise<void> {
    this.log.push(`presses ${key}`);
    await this.#page.keyboard.press(key);
  }

  async #travel(): Promise<void> {
    const way = this.#pick(['back', 'back', 'forward', 'reload'] as const);
    this.log.push(`goes ${way}`);
    if (way === 'reload') {
      await this.#setOffline(false);
      await this.#page.reload({ waitUntil: 'commit' });
    } else await this.#page.evaluate((by) => history.go(by), way === 'back' ? -1 : 1);
  }

  async #serve(): Promise<void> {
    const scenario = this.#random() < 0.4 ? 'default' : this.#pick(scenarios);
    this.log.push(
      `the backend is in ${scenario.length > 80 ? `${scenario.slice(0, 80)}…` : scenario}`,
    );
    await this.#user.world.begin(scenario);
  }

  async #connect(): Promise<void> {
    await this.#setOffline(!this.#isOffline);
    this.log.push(this.#isOffline ? 'goes offline' : 'comes online');
  }

  async #setOffline(gone: boolean): Promise<void> {
    if (this.#isOffline !== gone) await this.#user.offline(gone);
    this.#isOffline = gone;
  }

  async #wait(milliseconds: number): Promise<void> {
    this.log.push(`waits ${milliseconds / 1000} s`);
    await this.#user.pass(milliseconds);
  }

  async #resize(): Promise<void> {
    const size = this.#pick([
      { width: 390, height: 844 },
      { width: 320, height: 640 },
      { width: 1440, height: 900 },
    ]);
    this.log.push(`has a window of ${size.width} px`);
    await this.#page.setViewportSize(size);
  }
}
