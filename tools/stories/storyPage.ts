import type { Page } from 'playwright-core';
import type { Workshop } from './workshop.ts';

/** The part of Storybook's preview that the tools speak to. */
interface Channel {
  readonly on: (event: string, listener: (told: unknown) => void) => void;
  readonly off: (event: string, listener: (told: unknown) => void) => void;
  readonly emit: (event: string, told: unknown) => void;
}
interface Preview {
  readonly ready: () => Promise<void>;
  readonly loadStory: (story: { readonly storyId: string }) => Promise<{
    readonly storyGlobals?: { readonly viewport?: { readonly value?: string } };
    readonly parameters: {
      readonly viewport?: {
        readonly options?: Readonly<
          Record<string, { readonly styles: { readonly width: string; readonly height: string } }>
        >;
      };
    };
  }>;
}
declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
  var __STORYBOOK_PREVIEW__: Preview;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const DESKTOP: Size = { width: 1440, height: 900 };

/** One page of the workshop that shows one story after the other, without loading anew. */
export interface StoryPage {
  readonly page: Page;
  /** Shows a story and plays it. Gives the window it asks for, and how its play failed; null when it did not. */
  readonly show: (id: string) => Promise<{ readonly size: Size; readonly failure: string | null }>;
}

/**
 * Opens a page in one language. The rules of accessibility are judged elsewhere.
 *
 * @param script runs in the page before anything else
 */
export async function openStoryPage(
  { browser, address, stories }: Workshop,
  language: string,
  script: string,
): Promise<StoryPage> {
  const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript({ content: script });
  const globals = encodeURIComponent(`language:${language};a11y.manual:!true`);
  // An id that no story has: the page stands ready and plays nothing yet.
  await page.goto(`${address}/iframe.html?viewMode=story&id=none--none&globals=${globals}`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(() => globalThis.__STORYBOOK_PREVIEW__.ready());
  const known = new Set(stories.map(({ id }) => id));

  return {
    page,
    async show(id) {
      if (!known.has(id)) throw new Error(`The built workshop has no story ${id}; build it again.`);
      const wished = await page.evaluate(async (storyId) => {
        const { storyGlobals, parameters } = await globalThis.__STORYBOOK_PREVIEW__.loadStory({
          storyId,
        });
        return parameters.viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles ?? null;
      }, id);
      const size =
        wished === null
          ? DESKTOP
          : { width: Number.parseInt(wished.width), height: Number.parseInt(wished.height) };
      await page.setViewportSize(size);
      return { size, failure: await page.evaluate(play, id) };
    },
  };
}

/** Runs in the page: shows a story and waits until Storybook says that it has finished. */
function play(storyId: string): Promise<string | null> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  document.title = ''; // else a title that another story has set would be judged again
  return new Promise((resolve) => {
    let failure: string | null = null;
    const note = (told: unknown) => {
      const { message, description } = Object(Array.isArray(told) ? told[0] : told);
      failure ??= String(message ?? description ?? told);
    };
    const errors = [
      ...['storyErrored', 'storyThrewException', 'storyMissing'],
      ...['playFunctionThrewException', 'unhandledErrorsWhilePlaying'],
    ];
    const end = (told: unknown) => {
      if (Object(told).storyId !== storyId) return;
      channel.off('storyFinished', end);
      for (const event of errors) channel.off(event, note);
      // A failed play has Storybook's message cover the story, which is to be judged all the same.
      document.body.classList.remove('sb-show-errordisplay');
      document.body.classList.add('sb-show-main');
      resolve(failure);
    };
    for (const event of errors) channel.on(event, note);
    channel.on('storyFinished', end);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}
