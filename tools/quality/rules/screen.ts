import type { Page } from '@playwright/test';
import type { StoryEntry } from '../stories/readStories.ts';
import { type Size, sizes, suits } from '../stories/sizes.ts';
import { checkForcedIcons } from './forcedIcons.ts';
import { isFirst } from './isFirst.ts';
import { checkOverflow } from './overflow.ts';
import { checkPlainText } from './plainText.ts';

/** Where the states of screens are kept whose texts have been measured; emptied before a run. */
export const measuredFolder = '.results/stories.measured';

/**
 * Checks the story at hand after its play, where it shows a whole screen: its texts fit in every
 * language, none is written into the code, and its icons can be seen in forced colours. One line for
 * each thing found; none for a story of another kind. Of stories that end in the same state, the texts
 * of the first are measured.
 *
 * @param size the window that it was played in
 */
export async function checkScreen(
  page: Page,
  story: StoryEntry,
  size: Size,
): Promise<readonly string[]> {
  if (!story.title.startsWith('Screens/')) return [];
  const state = await page.evaluate(() => globalThis.porticoDetectors.screenState());
  const isNew = isFirst(
    measuredFolder,
    JSON.stringify([size, sizes.filter((one) => suits(story, one)), state]),
  );
  return [
    ...(isNew ? await checkOverflow(page, story, size) : []),
    ...(await checkPlainText(page, story)),
    ...(await checkForcedIcons(page)),
  ];
}
