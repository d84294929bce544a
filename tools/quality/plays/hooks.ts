import { appendFileSync, mkdirSync } from 'node:fs';
import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright-core';
import { checkScreen } from '../rules/screen.ts';
import { setWindow } from '../../../.storybook/setWindow.ts';

const file = '.results/stories.covered.jsonl';

/** The window of a story without a viewport. */
const DEFAULT_WINDOW = { width: 1280, height: 720 };

/** The part of Storybook's global preview object that is used here. */
interface Preview {
  readonly ready: () => Promise<void>;
  readonly loadStory: (story: { readonly storyId: string }) => Promise<{
    readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
    readonly parameters: {
      readonly viewport: {
        readonly options: Readonly<
          Record<string, { readonly styles: { readonly width: string; readonly height: string } }>
        >;
      };
    };
  }>;
}

/** The window size of a story from `globals.viewport`, in px. */
async function windowOf(page: Page, { id }: TestContext) {
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  const styles = await page.evaluate(async (storyId) => {
    const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as Preview;
    await preview.ready();
    const { storyGlobals, parameters } = await preview.loadStory({ storyId });
    return parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles;
  }, id);
  return styles
    ? { width: Number.parseInt(styles.width), height: Number.parseInt(styles.height) }
    : DEFAULT_WINDOW;
}

/**
 * Runs each story in its window size, collects the requirements that its passed steps cover
 * (stories/support/covers.ts), and checks what the play of a screen has ended in.
 */
const config: TestRunnerConfig = {
  async preVisit(page, story) {
    await setWindow(page, await windowOf(page, story));
  },
  async postVisit(page, story) {
    const { id } = story;
    const covered = await page.evaluate(() => Reflect.get(globalThis, 'porticoCovers') as unknown);
    mkdirSync('.results', { recursive: true });
    appendFileSync(
      file,
      `${JSON.stringify({ id, covers: Array.isArray(covered) ? covered : [] })}\n`,
    );
    const lines = await checkScreen(page, id, await windowOf(page, story));
    if (lines.length > 0) throw new Error(lines.join('\n'));
  },
};

export default config;
