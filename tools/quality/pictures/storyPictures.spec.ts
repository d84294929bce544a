import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test } from '../fixtures/test.ts';
import { readStories } from '../stories/readStories.ts';
import { suits } from '../stories/sizes.ts';
import { contentBox } from './contentBox.ts';
import type { Picture } from './Picture.ts';
import { readSheetOptions, sheetFolder } from './sheetOptions.ts';

/**
 * `npm run test:quality -- --project contact-sheet`: takes a picture of every story under Components/
 * and Screens/ of the built Storybook; sheet.teardown.ts makes one page of them. `--grep <part of an
 * id>` takes some.
 */
const { themes, languages, sizes } = readSheetOptions(process.env);

/** Runs in the page: waits for the pictures in it. What is below the window would be waited for in vain. */
async function decodeImages(): Promise<void> {
  const seen = [...document.images].filter(
    (image) => image.getBoundingClientRect().top < globalThis.innerHeight,
  );
  await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
}

async function capture(page: Page): Promise<Pick<Picture, 'data' | 'width' | 'height'>> {
  await page.evaluate(decodeImages);
  const clip = await page.evaluate(contentBox);
  const { width, height } = clip;
  const options = { type: 'webp', quality: 82, animations: 'disabled', fullPage: true } as const;
  const data = (await page.screenshot({ ...options, clip })).toString('base64');
  return { data, width, height };
}

const pictured = readStories().filter(({ title }) => /^(Screens|Components)\//.test(title));

for (const story of pictured)
  test(story.id, async ({ storyPage }) => {
    const { id, title, name } = story;
    const pictures: Picture[] = [];
    for (const theme of themes)
      for (const language of languages) {
        const { size: own, failure } = await storyPage.play(id, { theme, language });
        for (const wished of sizes) {
          if (wished !== 'own' && !suits(story, wished)) continue;
          const size = wished === 'own' ? own : wished;
          await storyPage.page.setViewportSize(size);
          const viewport = `${size.width}x${size.height}`;
          const taken = await capture(storyPage.page);
          pictures.push({ id, title, name, theme, language, viewport, failure, ...taken });
        }
      }
    mkdirSync(sheetFolder, { recursive: true });
    writeFileSync(join(sheetFolder, `${id}.json`), JSON.stringify(pictures));
  });
