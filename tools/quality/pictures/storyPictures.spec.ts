import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test } from '../fixtures/test.ts';
import { loadRegions } from '../../regions/loadRegions.ts';
import { readStories } from '../stories/readStories.ts';
import { suits } from '../stories/sizes.ts';
import { decodeImages } from './decodeImages.ts';
import type { Picture } from './Picture.ts';
import { settingsOf } from './settingsOf.ts';
import { readSheetOptions, sheetFolder } from './sheetOptions.ts';
import { shotOf } from './shotOf.ts';

/**
 * `npm run test:quality -- --project contact-sheet`: takes a picture of every story under Components/
 * and Screens/ of the built Storybook, or of those that PORTICO_SHEET names; sheet.teardown.ts makes one
 * page of them. `--grep <part of an id>` takes some.
 */
const options = readSheetOptions(process.env);
const settings = settingsOf(options, await loadRegions());

// A call on its way as one story follows another finds no story's backend.
test.use({ allowed: /\b404\b.*\/api\// });

async function capture(page: Page): Promise<Pick<Picture, 'data' | 'width' | 'height'>> {
  await page.evaluate(decodeImages);
  const shot = await page.evaluate(shotOf);
  const { width, height } = shot.clip;
  const how = { type: 'webp', quality: 82, animations: 'disabled' } as const;
  const data = (await page.screenshot({ ...how, ...shot })).toString('base64');
  return { data, width, height };
}

const pictured = readStories().filter(({ title }) => options.titles.test(title));

for (const story of pictured)
  test(story.id, async ({ storyPage }) => {
    const { id, title, name } = story;
    const pictures: Picture[] = [];
    for (const setting of settings)
      for (const wished of options.sizes) {
        if (wished !== 'own' && !suits(story, wished)) continue;
        const window = wished === 'own' ? undefined : wished;
        const { size, failure } = await storyPage.play(id, setting, window);
        await storyPage.page.setViewportSize(size);
        await storyPage.page.evaluate(() => globalThis.porticoDetectors.settle());
        const viewport = `${size.width}x${size.height}`;
        const taken = await capture(storyPage.page);
        pictures.push({ id, title, name, ...setting, viewport, failure, ...taken });
      }
    mkdirSync(sheetFolder, { recursive: true });
    writeFileSync(join(sheetFolder, `${id}.json`), JSON.stringify(pictures));
  });
