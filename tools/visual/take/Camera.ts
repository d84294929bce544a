import type { StoryPage } from '../../quality/fixtures/StoryPage.ts';
import { decodeImages } from '../../quality/pictures/decodeImages.ts';
import { shotOf } from '../../quality/pictures/shotOf.ts';
import type { PlannedPicture } from '../plan/planPictures.ts';
import type { OpenStorybook } from './openStorybook.ts';
import { paintAnew } from './paintAnew.ts';
import { type PageFacts, readPage } from './readPage.ts';
import { Requests } from './Requests.ts';

/** A picture that was taken. */
export interface TakenPicture extends PageFacts {
  /** PNG: a comparison needs every pixel. */
  readonly png: Buffer;
  /** How the story's play failed, so that it may not stand in its state; null when it did not. */
  readonly failure: string | null;
}

/** What stands in the place of what is ignored. */
const COVER = '#cfcabd';

/** So many shots at most until two are the same. */
const SHOTS = 6;

/** A page's memory grows with its stories; after so many it is opened anew. */
const STORIES_A_PAGE = 250;

interface OpenPage {
  readonly storyPage: StoryPage;
  readonly requests: Requests;
}

/** Takes the pictures of one Storybook, one after the other. */
export class Camera {
  readonly #storybook: OpenStorybook;
  #open: OpenPage | null = null;
  #count = 0;

  constructor(storybook: OpenStorybook) {
    this.#storybook = storybook;
  }

  /**
   * Plays a story in its mode and takes its picture once nothing moves: animations at their end, no caret,
   * fonts and images there, and what runs with the clock painted over.
   */
  async take({ id, globals, size, motion, ignored }: PlannedPicture): Promise<TakenPicture> {
    const { storyPage, requests } = await this.#nextPage();
    const { page } = storyPage;
    requests.forget();
    await page.mouse.move(0, 0); // a pointer left by the story before would hover
    await page.emulateMedia({ reducedMotion: motion });
    // Playwright would go back to the window that it set last, of the story before.
    await page.setViewportSize(size);
    const { failure } = await storyPage.play(id, globals, size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(() => document.fonts.ready);
    await requests.settle();
    await page.evaluate(decodeImages);
    await paintAnew(page, size);
    const facts = await page.evaluate(readPage);
    return { png: await this.#shoot(ignored), failure, ...facts };
  }

  /** The picture that was taken last, once it looks as it did a moment ago: no script can see all that moves. */
  async still(taken: TakenPicture, { ignored }: PlannedPicture): Promise<TakenPicture> {
    let { png } = taken;
    for (let count = 1; count < SHOTS; count += 1) {
      await this.#open?.requests.settle();
      const again = await this.#shoot(ignored);
      if (again.equals(png)) break;
      png = again;
    }
    return { ...taken, png };
  }

  async close(): Promise<void> {
    await this.#open?.storyPage.page.context().close();
    this.#open = null;
  }

  async #nextPage(): Promise<OpenPage> {
    if (this.#count % STORIES_A_PAGE === 0) await this.close();
    this.#count += 1;
    if (this.#open === null) {
      const storyPage = await this.#storybook.page();
      this.#open = { storyPage, requests: new Requests(storyPage.page) };
    }
    return this.#open;
  }

  async #shoot(ignored: readonly string[]): Promise<Buffer> {
    const page = this.#open?.storyPage.page;
    if (page === undefined) throw new Error('No story was played: call `take` before `still`.');
    return page.screenshot({
      ...{ type: 'png', animations: 'disabled', caret: 'hide' },
      ...(await page.evaluate(shotOf)),
      mask: ignored.map((selector) => page.locator(selector)),
      maskColor: COVER,
    });
  }
}
