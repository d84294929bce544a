import { appendFileSync, mkdirSync } from 'node:fs';
import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright-core';

const file = '.results/stories.shown.jsonl';

/** The window of a story that asks for none. */
const USUAL = { width: 1280, height: 720 };

/** Storybook's own, on the global object. */
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

/** The window that a story asks for by `globals.viewport`, in px. */
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
    : USUAL;
}

/**
 * Plays each story in the window it asks for, and collects which requirements its passed steps
 * showed (stories/support/shows.ts).
 */
const config: TestRunnerConfig = {
  async preVisit(page, story) {
    await page.setViewportSize(await windowOf(page, story));
  },
  async postVisit(page, { id }) {
    const shown = await page.evaluate(() => Reflect.get(globalThis, 'porticoShown') as unknown);
    mkdirSync('.results', { recursive: true });
    appendFileSync(file, `${JSON.stringify({ id, shows: Array.isArray(shown) ? shown : [] })}\n`);
  },
};

export default config;
