import type { Page } from '@playwright/test';
import { axeScript, detectorScript } from '../fixtures/detectorScript.ts';
import { expect, test } from '../fixtures/test.ts';
import { checkComponent, mediaOf } from '../rules/component.ts';
import { checkForcedIcons } from '../rules/forcedIcons.ts';
import { openAndClose } from '../rules/openAndClose.ts';
import {
  type Planted,
  plantedIcons,
  plantedLeaks,
  plantedOverflow,
  plantedTexts,
} from './planted.ts';
import { plantedComponents } from './plantedComponents.ts';

// Each check finds what is planted for it, and nothing in a page that is sound: a check that finds
// nothing anywhere cannot pass.

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(`${await detectorScript()}\nporticoDetectors.watchTimers();`);
  await page.addInitScript(axeScript());
});

async function show(page: Page, content: string): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(
    `<!doctype html><html lang="en"><title>Planted</title><main>${content}</main></html>`,
  );
}

function expectPlanted({ name, finds }: Planted, found: readonly string[]): void {
  if (finds === null) expect.soft(found, name).toEqual([]);
  else expect.soft(found.join('; '), name).toMatch(finds);
}

test('self-test: overflow', async ({ page }) => {
  for (const planted of plantedOverflow) {
    await show(page, planted.page);
    const found = await page.evaluate(() => globalThis.porticoDetectors.findOverflow());
    expectPlanted(
      planted,
      found.map(({ what }) => what),
    );
  }
});

test('self-test: hard-coded texts', async ({ page }) => {
  await show(page, plantedTexts.page);
  const found = await page.evaluate(() => globalThis.porticoDetectors.visibleTexts());
  const texts = found.filter(({ where }) => where !== 'document.title').map(({ text }) => text);
  expect(texts.toSorted()).toEqual(plantedTexts.finds);
  expect(found.filter(({ where }) => where === 'document.title')).toHaveLength(1);
});

for (const { name, page: content, media = 'plain', rules } of plantedComponents)
  test(`self-test: ${name}`, async ({ page }) => {
    await page.emulateMedia(mediaOf(media));
    await show(page, content);
    const found = await checkComponent(page, media);
    expect([...new Set(found.map(({ rule }) => rule))].toSorted()).toEqual(rules);
  });

test('self-test: icons in forced colours', async ({ page }) => {
  for (const planted of plantedIcons) {
    await show(page, planted.page);
    expectPlanted(planted, await checkForcedIcons(page));
  }
});

for (const planted of plantedLeaks)
  test(`self-test: ${planted.name}`, async ({ page }) => {
    await show(page, planted.page);
    expectPlanted(planted, await openAndClose(page));
  });
