import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../browser/findBrowser.mjs';
import { Failure } from '../process/Failure.mjs';
import { serveWorkshop } from './serveWorkshop.ts';

/** One story of the built workshop. */
export interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
  /** Its file, from the repository's root: `./stories/...`. */
  readonly importPath: string;
  readonly exportName?: string;
}

/** The built workshop, served, with a browser beside it. */
export interface Workshop {
  readonly address: string;
  readonly stories: readonly StoryEntry[];
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

type Index = { readonly entries: Readonly<Record<string, StoryEntry & { readonly type: string }>> };

/**
 * Serves a built workshop and starts a browser.
 * @throws Failure when there is no build or no browser
 */
export async function openWorkshop(folder: string): Promise<Workshop> {
  const file = join(folder, 'index.json');
  if (!existsSync(file))
    throw new Failure(`${folder} holds no workshop; run \`npm run build:storybook\` first.`);
  const found = findBrowser();
  if (found === null)
    throw new Failure(
      'No browser was found. Run `npm run setup:browser`; it says what to install.',
    );
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as Index; // Storybook's own file
  const served = await serveWorkshop(folder);
  const browser = await chromium.launch({ executablePath: found.path, args: found.args });
  return {
    address: served.address,
    stories: Object.values(entries).filter(
      ({ type, title }) => type === 'story' && !title.startsWith('Docs/'),
    ),
    browser,
    close: async () => {
      await browser.close();
      served.close();
    },
  };
}
