import type { Page } from 'playwright-core';
import { plainPart } from './plainText.ts';
import type { StoryEntry } from './workshop.ts';

/**
 * What still stands in plain letters when a story speaks the pseudo-language `en-XA`, a sentence each:
 * text, accessible names, placeholders, titles. A story of the workshop's own words is not asked.
 */
export async function plainTexts(page: Page, { id, tags }: StoryEntry): Promise<string[]> {
  if (tags.includes('own-words')) return [];
  await page.evaluate(() => globalThis.porticoSpeak?.('en-XA'));
  const texts = await page.evaluate(() => globalThis.porticoDetector.visibleTexts());
  return texts.flatMap((found) => {
    // Storybook itself titles a page by its story, until the story says otherwise.
    if (found.where === 'document.title' && found.text === id) return [];
    const part = plainPart(found);
    return part === null
      ? []
      : [
          `${id}: ${found.where} of ${found.selector} says “${part}” in every language; make it a text key, or data by tools/stories/plainText.ts.`,
        ];
  });
}
