import type { StoryPage } from '../../quality/fixtures/StoryPage.ts';
import type { PlannedPicture } from '../plan/planPictures.ts';
import { capture, type TakenPicture } from './capture.ts';
import type { OpenStorybook } from './openStorybook.ts';
import { Requests } from './Requests.ts';

/** Each page waits for its story a part of the time, so that three keep two cores busy. */
const PAGES = 3;

/** A page's memory grows with its stories; after so many it is opened anew. */
const STORIES_A_PAGE = 250;

/**
 * Takes the pictures of one Storybook, in a few pages side by side.
 * @param onTaken called once a picture is there
 */
export async function takePictures(
  storybook: OpenStorybook,
  planned: readonly PlannedPicture[],
  onTaken: (picture: PlannedPicture, taken: TakenPicture) => void,
): Promise<void> {
  const waiting = [...planned];
  const lane = async (): Promise<void> => {
    let page: StoryPage | undefined;
    let requests: Requests | undefined;
    for (let count = 0; waiting.length > 0; count += 1) {
      const next = waiting.shift();
      if (next === undefined) break;
      if (count % STORIES_A_PAGE === 0) {
        await page?.page.context().close();
        page = undefined;
        requests = undefined;
      }
      page ??= await storybook.page();
      requests ??= new Requests(page.page);
      onTaken(next, await capture(page, requests, next));
    }
    await page?.page.context().close();
  };
  await Promise.all(Array.from({ length: Math.min(PAGES, planned.length) }, lane));
}
