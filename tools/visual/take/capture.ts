import type { Page } from 'playwright-core';
import type { StoryPage } from '../../quality/fixtures/StoryPage.ts';
import { contentBox } from '../../quality/pictures/contentBox.ts';
import { decodeImages } from '../../quality/pictures/decodeImages.ts';
import type { PlannedPicture } from '../plan/planPictures.ts';
import { type PageFacts, readPage } from './readPage.ts';
import type { Requests } from './Requests.ts';

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

async function shoot(page: Page, ignored: readonly string[]): Promise<Buffer> {
  return page.screenshot({
    ...{ type: 'png', animations: 'disabled', caret: 'hide', fullPage: true },
    clip: await page.evaluate(contentBox),
    mask: ignored.map((selector) => page.locator(selector)),
    maskColor: COVER,
  });
}

/** Shoots until a page looks as it did a moment ago: no script can see all that moves. */
async function shootStill(
  page: Page,
  requests: Requests,
  ignored: readonly string[],
): Promise<Buffer> {
  let shot = await shoot(page, ignored);
  for (let count = 1; count < SHOTS; count += 1) {
    await requests.settle();
    const again = await shoot(page, ignored);
    if (again.equals(shot)) break;
    shot = again;
  }
  return shot;
}

/**
 * Plays a story in its mode and takes its picture once nothing moves: animations at their end, no caret,
 * fonts and images there, and what runs with the clock painted over.
 */
export async function capture(
  storyPage: StoryPage,
  requests: Requests,
  { id, globals, size, motion, ignored }: PlannedPicture,
): Promise<TakenPicture> {
  const { page } = storyPage;
  requests.forget();
  await page.mouse.move(0, 0); // a pointer left by the story before would hover
  await page.emulateMedia({ reducedMotion: motion });
  // Playwright would go back to the window that it set last, of the story before.
  await page.setViewportSize(size);
  const { failure } = await storyPage.play(id, globals, size);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(size);
  await page.evaluate(() => document.fonts.ready);
  await requests.settle();
  await page.evaluate(decodeImages);
  const facts = await page.evaluate(readPage);
  return { png: await shootStill(page, requests, ignored), failure, ...facts };
}
