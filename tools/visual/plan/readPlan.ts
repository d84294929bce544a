import { initialGlobals } from '../../../.storybook/initialGlobals.ts';
import { windows } from '../../../.storybook/windows.ts';
import type { StoryPage } from '../../quality/fixtures/StoryPage.ts';
import type { ExtractedStory } from './ExtractedStory.ts';
import { planPictures, type PlannedPicture } from './planPictures.ts';

/** Every story of the Storybook that a page shows. */
export const readStoriesIn = ({ page }: StoryPage): Promise<readonly ExtractedStory[]> =>
  page.evaluate(() => globalThis.porticoDetectors.extractStories());

/** The pictures of the Storybook that a page shows. */
export const readPlan = async (storyPage: StoryPage): Promise<readonly PlannedPicture[]> =>
  planPictures(await readStoriesIn(storyPage), {
    ...{ globals: initialGlobals, windows, size: windows.desktop },
  });
