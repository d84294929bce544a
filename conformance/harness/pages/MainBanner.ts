import type { Locator, Page } from '@playwright/test';
import { selectors } from '../contract.ts';
import { named } from './named.ts';

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

  /** The pictures from these addresses that can be seen, none of them faded. */
  async seenPictures(addresses: readonly string[]): Promise<string[]> {
    return this.root.locator('img').evaluateAll((all, wanted) => {
      const opacityOf = (element: Element | null): number =>
        element === null
          ? 1
          : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
      return (all as HTMLImageElement[]).flatMap((picture) => {
        const { left, right, width } = picture.getBoundingClientRect();
        const isOnScreen = width > 0 && right > 0 && left < innerWidth;
        const isSeen = picture.checkVisibility() && opacityOf(picture) > 0.5;
        return wanted.includes(picture.src) && isOnScreen && isSeen ? [picture.src] : [];
      });
    }, addresses);
  }

  /** Each picture of a slide, the hidden ones too, with where it leads; empty where it does not. */
  async pictures(): Promise<{ readonly src: string; readonly link: string }[]> {
    return this.root
      .getByRole('article', { includeHidden: true })
      .locator('img')
      .evaluateAll((all) =>
        (all as HTMLImageElement[]).map((picture) => ({
          src: picture.src,
          link: picture.closest('a')?.href ?? '',
        })),
      );
  }

  /** The pictures and links of each slide, the hidden ones too. */
  async slides(): Promise<{ readonly pictures: string[]; readonly links: string[] }[]> {
    return this.root.getByRole('article', { includeHidden: true }).evaluateAll((all) =>
      all.map((slide) => ({
        pictures: [...slide.querySelectorAll('img')].map(({ src }) => src),
        links: [...slide.querySelectorAll('a')].map(({ href }) => href),
      })),
    );
  }

  /** How far from the left a picture stands, in whole pixels. */
  async leftOfPicture(address: string): Promise<number | undefined> {
    const lefts = await this.root
      .locator('img')
      .evaluateAll(
        (all, src) =>
          (all as HTMLImageElement[]).flatMap((picture) =>
            picture.src === src ? [Math.round(picture.getBoundingClientRect().left)] : [],
          ),
        address,
      );
    return lefts[0];
  }

  /** The marks of the slides, one for each. */
  get marks(): Locator {
    return named(this.root, 'button', 'carousel_slide');
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
