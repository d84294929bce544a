import type { Locator, Page } from '@playwright/test';
import { named } from './named.ts';

/** The clips of a part of the page, and the button that plays and pauses one. */
export class Clips {
  readonly playButton: Locator;
  readonly pauseButton: Locator;
  readonly #page: Page;
  readonly #videos: Locator;

  constructor(page: Page, part: Locator) {
    this.#page = page;
    this.playButton = named(part, 'button', 'media_play');
    this.pauseButton = named(part, 'button', 'media_pause');
    this.#videos = part.locator('video');
  }

  /** How many of them are running. */
  async running(): Promise<number> {
    return this.#videos.evaluateAll(
      (videos) => (videos as HTMLVideoElement[]).filter(({ paused }) => !paused).length,
    );
  }

  /** Presses a button with the keyboard. */
  async press(button: Locator, key: 'Enter' | 'Space'): Promise<void> {
    await button.focus();
    await this.#page.keyboard.press(key);
  }
}
