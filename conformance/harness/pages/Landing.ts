import { isDeepStrictEqual } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';
import { limits } from '../../oracle/common/limits.ts';
import { read } from '../expected/read.ts';
import { data, selectors, type ModuleName } from '../contract.ts';

/** How much of the form shows when little of it does, in CSS pixels. */
const REST_OF_FORM = 100;

/** The landing page around the register form. */
export class Landing {
  /** Where the modules below the form come; a page without the landing page has none. */
  readonly modulesPlace: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.modulesPlace = page.locator(selectors.modulesPlace);
  }

  module(name: ModuleName): Locator {
    return this.#page.locator(selectors.module(name));
  }

  /** The heading of a module; there must be one. */
  heading(name: ModuleName): Locator {
    return this.module(name).getByRole('heading', { level: 2 });
  }

  items(name: ModuleName): Locator {
    return this.module(name).locator(selectors.items);
  }

  tabs(name: ModuleName): Locator {
    return this.module(name).getByRole('tab');
  }

  /** For each tab of a module whether it is chosen, as assistive technology hears it. */
  async chosenTabs(name: ModuleName): Promise<boolean[]> {
    const tabs = await this.tabs(name).all();
    const chosen = this.module(name).getByRole('tab', { selected: true });
    return Promise.all(tabs.map(async (tab) => (await tab.and(chosen).count()) === 1));
  }

  /** The places of the items of a module that are open; the first is 0. */
  async openItems(name: ModuleName): Promise<number[]> {
    return this.items(name).evaluateAll((items, expands) => {
      const isOpen = (item: Element): boolean => {
        const details = item.matches('details') ? item : item.querySelector('details');
        if (details instanceof HTMLDetailsElement) return details.open;
        const toggle = item.matches(expands) ? item : item.querySelector(expands);
        return toggle?.getAttribute('aria-expanded') === 'true';
      };
      return items.flatMap((item, place) => (isOpen(item) ? [place] : []));
    }, selectors.expands);
  }

  /** How much of the page the bar above it hides: 0 is nothing, 1 all. */
  async barOpacity(): Promise<number> {
    return this.#page.getByRole('banner').evaluate((bar) => {
      const context = document.createElement('canvas').getContext('2d');
      if (context === null) throw new Error('The browser draws no canvas.');
      context.fillStyle = getComputedStyle(bar).backgroundColor;
      context.fillRect(0, 0, 1, 1);
      return (context.getImageData(0, 0, 1, 1).data[3] ?? 0) / 255;
    });
  }

  /** The keys of the texts of each item of a module, those of closed parts too. */
  async messagesOf(name: ModuleName): Promise<string[][]> {
    return this.items(name).evaluateAll(
      (items, [messages, message]) =>
        items.map((item) =>
          [...item.querySelectorAll(messages)].map((text) => text.getAttribute(message) ?? ''),
        ),
      [selectors.messages, data.message] as const,
    );
  }

  /** Whether each item of a module has a text by key. */
  async haveMessages(name: ModuleName): Promise<boolean[]> {
    return this.items(name).evaluateAll(
      (items, messages) =>
        items.map((item) => item.matches(messages) || item.querySelector(messages) !== null),
      selectors.messages,
    );
  }

  /**
   * Reads the page to its end, since modules load as they come into sight, and gives the names of those
   * that are drawn.
   */
  async readToEnd(): Promise<string[]> {
    await this.#page.evaluate(async () => {
      const frame = (): Promise<void> =>
        new Promise((resolve) => requestAnimationFrame(() => resolve()));
      const root = document.documentElement;
      for (let top = 0; top < root.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: 'instant' });
        await frame();
      }
    });
    return this.#page
      .locator(selectors.modules)
      .evaluateAll(
        (all, name) =>
          all.flatMap((module) =>
            module.checkVisibility() ? (module.getAttribute(name) ?? '') : [],
          ),
        data.module,
      );
  }

  /** Waits until what follows the form has come, without reading on: the modules come once they are read. */
  async loaded(): Promise<void> {
    await this.#untilSame(() => this.#size());
  }

  /** Reads the page until its modules are there and nothing more comes into it; gives the names of those that are drawn. */
  async readAll(): Promise<string[]> {
    let modules: string[] = [];
    await this.#untilSame(async () => {
      modules = await this.readToEnd();
      return (await this.#keepsRoom()) ? null : [modules, await this.#size()];
    });
    return modules;
  }

  /** Waits until two looks at the page see the same; null is no look. */
  async #untilSame(look: () => Promise<unknown>): Promise<void> {
    await this.modulesPlace.waitFor({ state: 'attached' });
    let before: unknown = null;
    const isSame = async (): Promise<boolean> => {
      const last = before;
      before = await look();
      return before !== null && isDeepStrictEqual(before, last);
    };
    await expect.poll(isSame, 'the page has loaded').toBe(true);
  }

  /** Whether the page keeps room for modules that have not come. */
  async #keepsRoom(): Promise<boolean> {
    return this.modulesPlace.evaluate(
      ({ parentElement: around }) =>
        around !== null && Number.parseFloat(getComputedStyle(around).minBlockSize) > 0,
    );
  }

  /** The height of the page, and the number of files that it fetched. */
  async #size(): Promise<readonly number[]> {
    return this.#page.evaluate(() => [
      document.documentElement.scrollHeight,
      performance.getEntriesByType('resource').length,
    ]);
  }

  /** Scrolls until little of the form is in sight, above everything else. */
  async leaveRestOf(form: Locator): Promise<void> {
    await form.evaluate((element, rest) => {
      const { bottom } = element.getBoundingClientRect();
      scrollBy({ top: bottom - rest, behavior: 'instant' });
    }, REST_OF_FORM);
  }

  /** Presses the button that stays where it is on the screen. @throws Error without one */
  async pressFixedButton(): Promise<void> {
    const [place] = await this.#fixedButtons();
    if (place === undefined) throw new Error('No button is fixed.');
    await this.#page.getByRole('button').nth(place).click();
  }

  /** How far down the page is read. */
  async scrolled(): Promise<number> {
    return this.#page.evaluate(() => Math.round(scrollY));
  }

  /** The buttons that stay where they are on the screen, as far from its bottom as specified. */
  async fixedButtons(): Promise<number> {
    return (await this.#fixedButtons()).length;
  }

  /** Their places among all buttons. */
  async #fixedButtons(): Promise<number[]> {
    return this.#page.getByRole('button').evaluateAll((buttons, distance) => {
      const isAtBottom = (element: Element): boolean => {
        const { bottom } = element.getBoundingClientRect();
        return Math.abs(innerHeight - bottom - distance) <= 1;
      };
      const fixedAround = (button: Element): Element | null => {
        for (let node: Element | null = button; node; node = node.parentElement)
          if (getComputedStyle(node).position === 'fixed') return node;
        return null;
      };
      return buttons.flatMap((button, place) => {
        const fixed = fixedAround(button);
        const isSeen = button.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        const isFixed = isSeen && fixed !== null && (isAtBottom(button) || isAtBottom(fixed));
        return isFixed ? [place] : [];
      });
    }, read(limits.floatingButtonBottom));
  }
}
