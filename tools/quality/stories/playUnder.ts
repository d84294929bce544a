import { expect } from '../fixtures/test.ts';
import { setWindow } from '../../../.storybook/setWindow.ts';
import type { PlayedStory, StoryPage } from '../fixtures/StoryPage.ts';
import { checkComponent, mediaOf } from '../rules/component.ts';
import { type Configuration, globalsOf } from './configurations.ts';
import type { StoryEntry } from './readStories.ts';
import { sizes } from './sizes.ts';

/** Plays a story under a configuration, in the window that it asks for. */
export async function playUnder(
  storyPage: StoryPage,
  { id }: StoryEntry,
  configuration: Configuration,
): Promise<PlayedStory> {
  const { page } = storyPage;
  // A play may wait for what moves by itself, so motion is reduced once it has ended.
  const { forcedColors } = mediaOf(configuration.media);
  await page.emulateMedia({ forcedColors, reducedMotion: 'no-preference' });
  const played = await storyPage.play(id, globalsOf(configuration));
  await page.emulateMedia(mediaOf('plain'));
  return played;
}

/** Checks the story at hand, played under a configuration, by every rule of a component. */
export async function checkUnder(
  { page }: StoryPage,
  { media, width }: Configuration,
): Promise<void> {
  const size = sizes.find((one) => one.width === width);
  if (size !== undefined) await setWindow(page, size);
  await page.emulateMedia(mediaOf(media));
  const found = await checkComponent(page, media);
  await page.emulateMedia(mediaOf('plain'));
  const lines = found.map(({ rule, selector, what }) => `${rule}: ${selector} ${what}`);
  expect.soft(lines).toHaveNoViolations();
}

/** Plays a story under a configuration and checks it by every rule of a component. */
export async function checkConfiguration(
  storyPage: StoryPage,
  story: StoryEntry,
  configuration: Configuration,
): Promise<void> {
  const { failure } = await playUnder(storyPage, story, configuration);
  expect.soft(failure, 'its play').toBeNull();
  await checkUnder(storyPage, configuration);
}
