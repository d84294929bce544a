import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { isStorybookFresh } from '../quality/plays/isStorybookFresh.ts';
import { Failure } from '../setup/process/Failure.mjs';
import { readAccepted } from './accepted.ts';
import { baseOf } from './base/baseOf.ts';
import { commitOf, filesChangedSince, root } from './base/git.ts';
import { changesOf } from './causes/changesOf.ts';
import { compareSides } from './compareSides.ts';
import type { Review } from './report/Review.ts';
import { openSide } from './sides.ts';
import { launchBrowser } from './take/openStorybook.ts';
import { PictureCache } from './take/PictureCache.ts';

/** What a story can be made of. */
const OF_STORIES = /^(src|stories|mocks|regions|\.storybook)\/|^package-lock\.json$/;

async function buildStorybook(): Promise<void> {
  if (isStorybookFresh(root)) return;
  const { failed, all } = await execa('npm', ['run', '--silent', 'build:storybook'], {
    ...{ cwd: root, all: true, reject: false },
  });
  if (failed) throw new Failure(`Storybook does not build:\n${all}`);
}

/**
 * Compares the stories of the working tree with those of a commit, where what changed between them can
 * have touched a story.
 *
 * @param ref a branch, a tag or a commit
 * @param wanted which pictures, by their keys
 * @throws Failure when there is no such commit, or a side does not build
 */
export async function reviewSince(
  ref: string,
  wanted: RegExp,
  log: (line: string) => void,
): Promise<Review> {
  const commit = await commitOf(ref);
  const files = (await filesChangedSince(commit)).filter((file) => OF_STORIES.test(file));
  const base = { ref, commit };
  if (files.length === 0)
    return {
      ...{ base, isPart: false, planned: 0, compared: 0, groups: [] },
      ...{ unseen: [], failed: [], added: [], removed: [] },
    };
  log(`${files.length} files that stories are made of changed since ${commit.slice(0, 8)}`);
  const [{ sources, storybook }] = await Promise.all([baseOf(commit), buildStorybook()]);
  const browser = await launchBrowser();
  try {
    const before = await openSide(browser, sources, storybook);
    const after = await openSide(browser, root, join(root, 'storybook-static'));
    const changes = await changesOf({ before: sources, after: root }, files, [
      before.graph,
      after.graph,
    ]);
    const cache = new PictureCache(dirname(sources), root, browser.version());
    const accepted = readAccepted();
    const review = await compareSides(
      { before, after, changes, wanted, cache, accepted, log },
      base,
    );
    before.storybook.close();
    after.storybook.close();
    return review;
  } finally {
    await browser.close();
  }
}
