import type { Page } from '@playwright/test';
import type { StoryEntry } from '../stories/readStories.ts';
import type { Size } from '../stories/sizes.ts';
import { checkForcedIcons } from './forcedIcons.ts';
import { checkOverflow } from './overflow.ts';
import { checkPlainText } from './plainText.ts';

/**
 * Checks the story at hand after its play, where it shows a whole screen: its texts fit in every
 * language, none is written into the code, and its icons can be seen in forced colours. One line for
 * each thing found; none for a story of another kind.
 *
 * @param size the window that it was played in
 */
export async function checkScreen(
  page: Page,
  story: StoryEntry,
  size: Size,
): Promise<readonly string[]> {
  if (!story.title.startsWith('Screens/')) return [];
  return [
    ...(await checkOverflow(page, story, size)),
    ...(await checkPlainText(page, story)),
    ...(await checkForcedIcons(page)),
  ];
}
