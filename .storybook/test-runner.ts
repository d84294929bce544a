import { appendFileSync, mkdirSync } from 'node:fs';
import type { TestRunnerConfig } from '@storybook/test-runner';

const file = '.results/stories.shown.jsonl';

/** Collects which requirements the passed steps of each story showed (stories/support/shows.ts). */
const config: TestRunnerConfig = {
  async postVisit(page, { id }) {
    const shown = await page.evaluate(() => Reflect.get(globalThis, 'porticoShown') as unknown);
    mkdirSync('.results', { recursive: true });
    appendFileSync(file, `${JSON.stringify({ id, shows: Array.isArray(shown) ? shown : [] })}\n`);
  },
};

export default config;
