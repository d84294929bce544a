import { chromium, type Browser } from 'playwright-core';
import { serveStorybook } from '../../quality/fixtures/serveStorybook.ts';
import { StoryPage } from '../../quality/fixtures/StoryPage.ts';
import { findBrowser } from '../../setup/browser/findBrowser.mjs';
import { Failure } from '../../setup/process/Failure.mjs';

/** A part that is painted anew on what was there looks a shade different from the whole. */
const WHOLE_PAINTS = '--disable-partial-raster';

/** @throws Failure when this machine has no browser */
export function launchBrowser(): Promise<Browser> {
  const found = findBrowser();
  if (found === null)
    throw new Failure(
      'No browser was found. Run `npm run setup:browser`; it says what to install.',
    );
  const { path: executablePath, args } = found;
  return chromium.launch({ executablePath, args: [...args, WHOLE_PAINTS] });
}

/** A built Storybook that is served and can be opened in pages. */
export interface OpenStorybook {
  readonly page: () => Promise<StoryPage>;
  readonly close: () => void;
}

/** Serves a built Storybook until it is closed. */
export async function openStorybook(browser: Browser, folder: string): Promise<OpenStorybook> {
  const { address, close } = await serveStorybook(undefined, folder);
  return { page: () => StoryPage.open(browser, address), close };
}
