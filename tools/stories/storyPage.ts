import type { Page } from 'playwright-core';
import type { Size } from './storySizes.ts';
import type { Workshop } from './workshop.ts';

const DESKTOP: Size = { width: 1440, height: 900 };

/** One page of the workshop that shows one story after the other, without loading anew. */
export interface StoryPage {
  readonly page: Page;
  /** Shows a story and plays it. Gives the window it asks for, and how its play failed; null when it did not. */
  readonly show: (id: string) => Promise<{ readonly size: Size; readonly failure: string | null }>;
}

/** What the workshop's toolbar is set to; the language `region` is the region's own. */
export interface StoryGlobals {
  readonly language: string;
  readonly theme?: string;
}

/**
 * Opens a page under one setting of the toolbar. The workshop's own judgement of accessibility is off.
 *
 * @param script what detectorScript.ts makes
 */
export async function openStoryPage(
  { browser, address, stories }: Workshop,
  globals: StoryGlobals,
  script: string,
): Promise<StoryPage> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    userAgent: 'StorybookTestRunner', // by which Storybook holds animations still
  });
  const page = await context.newPage();
  await page.addInitScript({ content: script });
  const set = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  const wanted = encodeURIComponent([...set, 'a11y.manual:!true'].join(';'));
  // An id that no story has: the page stands ready and plays nothing yet.
  await page.goto(`${address}/iframe.html?viewMode=story&id=none--none&globals=${wanted}`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(() => globalThis.porticoDetector.ready());
  const known = new Set(stories.map(({ id }) => id));

  return {
    page,
    async show(id) {
      if (!known.has(id)) throw new Error(`The built workshop has no story ${id}; build it again.`);
      const wished = await page.evaluate(
        (storyId) => globalThis.porticoDetector.windowOf(storyId),
        id,
      );
      const size =
        wished === null
          ? DESKTOP
          : { width: Number.parseInt(wished.width), height: Number.parseInt(wished.height) };
      await page.setViewportSize(size);
      const failure = await page.evaluate(
        (storyId) => globalThis.porticoDetector.play(storyId),
        id,
      );
      return { size, failure };
    },
  };
}
