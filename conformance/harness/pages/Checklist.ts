import type { Locator, Page } from '@playwright/test';
import { selectors } from '../contract.ts';
import { CORNER } from './pressMask.ts';
import { Landing } from './Landing.ts';
import { named } from './named.ts';

/** What a seller needs for the steps of the guidance, in a panel over the landing page. Source: B§2 (DLG-024). */
export class Checklist {
  readonly opener: Locator;
  readonly panel: Locator;
  readonly closeButton: Locator;
  readonly entries: Locator;
  readonly #landing: Landing;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.#landing = new Landing(page);
    this.opener = named(this.#landing.module('onboardingGuidance'), 'button', 'checklist_title');
    const title = page.locator(selectors.message('checklist_title'));
    this.panel = page.getByRole('dialog').filter({ has: title });
    this.closeButton = named(this.panel, 'button', 'dialog_close');
    this.entries = this.panel.getByRole('listitem');
  }

  /** Reads the page down to the button that opens it, as a seller does. */
  async reach(): Promise<void> {
    await this.#landing.readAll();
    await this.opener.scrollIntoViewIfNeeded();
  }

  async open(): Promise<void> {
    await this.opener.click();
    await this.panel.waitFor();
  }

  /** By how much the page scrolls when the wheel is turned in its corner. Pixels. */
  async scrollsByWheel(): Promise<number> {
    const before = await this.#landing.scrolled();
    await this.#page.mouse.move(CORNER, CORNER);
    await this.#page.mouse.wheel(0, -200); // up: below there may be nothing left
    await this.#page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let frames = 0; frames < 10; frames += 1) await frame();
    });
    return Math.abs((await this.#landing.scrolled()) - before);
  }
}
