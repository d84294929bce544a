import type { Page } from 'playwright-core';
import { openStoryPage, type StoryGlobals } from '../storyPage.ts';
import { suits } from '../storySizes.ts';
import type { StoryEntry, Workshop } from '../workshop.ts';
import { contentBox } from './contentBox.ts';
import type { Picture } from './Picture.ts';
import type { SheetSize } from './settings.ts';

/** As many as the two cores of a small machine keep busy. */
const PAGES = 2;

/** Runs in the page: what moves is at its end, what loads is there. */
async function settle(): Promise<void> {
  for (const animation of document.getAnimations())
    if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
  // What waits below the window would be waited for in vain.
  const seen = [...document.images].filter(
    (image) => image.getBoundingClientRect().top < globalThis.innerHeight,
  );
  await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
}

/** WebP is a third of a PNG here; Playwright itself has no name for it. */
async function capture(page: Page) {
  await page.evaluate(settle);
  const part = await page.evaluate(contentBox);
  const session = await page.context().newCDPSession(page);
  try {
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 82,
      clip: { ...part, scale: 1 },
      captureBeyondViewport: true,
    });
    return { data, width: part.width, height: part.height };
  } finally {
    await session.detach();
  }
}

/** Plays each story under one theme and language and takes its picture in each window, in the given order. */
export async function takePictures(
  workshop: Workshop,
  stories: readonly StoryEntry[],
  globals: Required<StoryGlobals>,
  sizes: readonly SheetSize[],
  script: string,
): Promise<readonly Picture[]> {
  const taken = new Map<string, readonly Picture[]>();
  const waiting = stories.values();

  async function work(): Promise<void> {
    const { page, show } = await openStoryPage(workshop, globals, script);
    for (const story of waiting) {
      const { id, title, name } = story;
      const { size: own, failure } = await show(id);
      const pictures: Picture[] = [];
      for (const wished of sizes) {
        const size = wished === 'own' ? own : wished;
        if (wished !== 'own' && !suits(story, size)) continue;
        await page.setViewportSize(size);
        const viewport = `${size.width}x${size.height}`;
        pictures.push({ id, title, name, ...globals, viewport, ...(await capture(page)), failure });
      }
      taken.set(id, pictures);
    }
    await page.context().close();
  }

  await Promise.all(Array.from({ length: PAGES }, work));
  return stories.flatMap(({ id }) => taken.get(id) ?? []);
}
