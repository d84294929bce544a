import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import type { TestRunnerConfig } from '@storybook/test-runner';
import { setWindow } from '../../../.storybook/setWindow.ts';
import { sendWithoutKeepalive } from '../detectors/sendWithoutKeepalive.ts';
import { detectorFile } from '../fixtures/detectorScript.ts';
import { windowOf } from '../fixtures/windowOf.ts';
import { checkScreen } from '../rules/screen.ts';
import type { StoryEntry } from '../stories/readStories.ts';

const file = '.results/stories.covered.jsonl';
const playedFile = '.results/stories.played.json';

/** The window of a story without a viewport. */
const DESKTOP = { width: 1280, height: 720 };

let stories: readonly StoryEntry[] | undefined;

/** A story that is played, with its own title: the runner knows it by another. */
function playedStory(id: string): StoryEntry {
  stories ??= JSON.parse(readFileSync(playedFile, 'utf8')) as readonly StoryEntry[]; // written by run.ts
  const story = stories.find((one) => one.id === id);
  if (story === undefined) throw new Error(`${playedFile} does not list ${id}.`);
  return story;
}

/**
 * Runs each story in its window size, collects the requirements that its passed steps cover
 * (stories/support/covers.ts), and checks what the play of a screen has ended in.
 */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    await page.addInitScript({ path: detectorFile }); // written by run.ts
    await page.addInitScript(sendWithoutKeepalive);
    await page.goto(new URL('iframe.html', process.env['PORTICO_STORYBOOK']).href); // set by run.ts
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
    await page.evaluate(() => globalThis.porticoDetectors.storybookReady());
  },
  async preVisit(page, { id }) {
    await setWindow(page, await windowOf(page, id, DESKTOP));
  },
  async postVisit(page, { id }) {
    const covered = await page.evaluate(() => Reflect.get(globalThis, 'porticoCovers') as unknown);
    mkdirSync('.results', { recursive: true });
    appendFileSync(
      file,
      `${JSON.stringify({ id, covers: Array.isArray(covered) ? covered : [] })}\n`,
    );
    const lines = await checkScreen(page, playedStory(id), await windowOf(page, id, DESKTOP));
    if (lines.length > 0) throw new Error(lines.join('\n'));
  },
};

export default config;
