import type { Page } from '@playwright/test';
import { readStories } from '../stories/readStories.ts';
import type { Size } from '../stories/sizes.ts';
import { checkForcedIcons } from './forcedIcons.ts';
import { checkOverflow } from './overflow.ts';
import { checkPlainText } from './plainText.ts';

const screens = new Map(
  readStories()
    .filter(({ title }) => title.startsWith('Screens/'))
    .map((story) => [story.id, story]),
);

/**
 * Checks the story at hand after its play, where it shows a whole screen: its texts fit in every
 * language, none is written into the code, and its icons can be seen in forced colours. One line for
 * each thing found; none for a story of another kind.
 *
 * @param size the window that it was played in
 * @param script the detectors, for a page that does not have them yet
 */
export async function checkScreen(
  page: Page,
  id: string,
  size: Size,
  script: string,
): Promise<readonly string[]> {
  const story = screens.get(id);
  if (story === undefined) return [];
  if (!(await page.evaluate(() => 'porticoDetectors' in globalThis))) await page.evaluate(script);
  return [
    ...(await checkOverflow(page, story, size)),
    ...(await checkPlainText(page, story)),
    ...(await checkForcedIcons(page)),
  ];
}
