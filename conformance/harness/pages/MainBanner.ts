import type { Locator, Page } from '@playwright/test';
import { selectors } from '../contract.ts';

/** The main banner's carousel and top banner; a slide is known by a word of its own. */
export class MainBanner {
  readonly root: Locator;

  constructor(page: Page) {
    this.root = page
      .locator(selectors.module('mainBanner'))
      .or(page.locator(selectors.module('mainBannerWithVideo')));
  }

  /** All texts of the banner, those of slides in the background too. */
  async text(): Promise<string> {
    return ((await this.root.textContent()) ?? '').replaceAll(/\s+/g, ' ');
  }

  /** Which of the words can be seen. */
  async seen(words: readonly string[]): Promise<string[]> {
    return (await this.#places(words)).filter(({ isSeen }) => isSeen).map(({ word }) => word);
  }

  /** How far from the left a word stands, in whole pixels. */
  async left(word: string): Promise<number | undefined> {
    const [place] = await this.#places([word]);
    return place && Math.round(place.left);
  }

  /** The innermost elements with the words. */
  #places(words: readonly string[]) {
    return this.root.evaluate((root, wanted) => {
      const all = [...root.querySelectorAll('*')];
      return wanted.flatMap((word) => {
        const innermost = all.findLast(({ textContent }) => textContent?.includes(word));
        if (innermost === undefined) return [];
        const { left, right } = innermost.getBoundingClientRect();
        const isVisible = innermost.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
        });
        const isOnScreen = right > 0 && left < innerWidth;
        return [{ word, left, isSeen: isVisible && isOnScreen }];
      });
    }, words);
  }
}
