import type { StoryPage } from '../fixtures/StoryPage.ts';
import { setWindow } from '../../../.storybook/setWindow.ts';
import { expect, test } from '../fixtures/test.ts';
import { checkForcedIcons } from '../rules/forcedIcons.ts';
import { openAndClose } from '../rules/openAndClose.ts';
import { checkOverflow } from '../rules/overflow.ts';
import { checkPlainText } from '../rules/plainText.ts';
import {
  type Configuration,
  configurationsOf,
  globalsOf,
  nameOf,
  usualOf,
} from './configurations.ts';
import { everyNth } from '../releaseTag.ts';
import { checkConfiguration, checkUnder, playUnder } from './playUnder.ts';
import { readStories, type StoryEntry } from './readStories.ts';

/** Whole screens are checked by the runner of plays, in the visit that plays them (rules/screen.ts). */
const stories = readStories().filter(({ title }) => title.startsWith('Components/'));
const ofComponent = Map.groupBy(stories, ({ title }) => title);

/** `npm test` has time for every second story of a component. */
const tagOf = (story: StoryEntry): string[] =>
  everyNth(ofComponent.get(story.title)?.indexOf(story) ?? 0, 2);

const usual = usualOf(configurationsOf(stories));

// By name too: Storybook's index does not see a tag that a function adds.
const isOpening = ({ tags, exportName }: StoryEntry): boolean =>
  tags.includes('opens') || exportName === 'OpensAndCloses';

/** What is visible while a story is in a language. */
const countVisibleIn = ({ page }: StoryPage, language: string): Promise<number> =>
  page.evaluate(async (wanted) => {
    await globalThis.porticoDetectors.setLanguage(wanted);
    return globalThis.porticoDetectors.countVisible();
  }, language);

/** Plays a story under a configuration, checks it in every language, then by the rules of a component. */
async function visit(
  storyPage: StoryPage,
  story: StoryEntry,
  configuration: Configuration,
): Promise<void> {
  const { page } = storyPage;
  const { size, failure } = await playUnder(storyPage, story, configuration);
  expect.soft(failure, 'its play').toBeNull();
  const { language } = globalsOf(configuration);
  const visible = await countVisibleIn(storyPage, language);
  expect.soft(await checkOverflow(page, story, size)).toHaveNoViolations();
  expect.soft(await checkPlainText(page, story)).toHaveNoViolations();
  expect.soft(await checkForcedIcons(page)).toHaveNoViolations();
  // Another width may have closed what the play had opened.
  if ((await countVisibleIn(storyPage, language)) !== visible)
    await playUnder(storyPage, story, configuration);
  await checkUnder(storyPage, configuration);
}

for (const story of stories) {
  const [first, ...others] = usual.get(story) ?? [];
  if (first === undefined) continue;
  test(story.id, { tag: tagOf(story) }, async ({ storyPage }) => {
    await test.step('in the widest languages', () => visit(storyPage, story, first));
    for (const configuration of others)
      await test.step(nameOf(configuration), () =>
        checkConfiguration(storyPage, story, configuration),
      );
  });
}

for (const [index, { id }] of stories.filter(isOpening).entries())
  test(
    `${id} opened and closed fifty times`,
    { tag: everyNth(index, 12) },
    async ({ storyPage }) => {
      const { size } = await storyPage.play(id);
      await setWindow(storyPage.page, size, 'whole');
      expect.soft(await openAndClose(storyPage.page)).toHaveNoViolations();
    },
  );
