import type { Browser } from 'playwright-core';
import { inspect, mediaOf } from './inspect.ts';
import { plantedFaults } from './plantedFaults.ts';

/**
 * Proves that each rule sees what it is there for, and nothing where nothing is.
 * @throws Error when a planted fault is missed, or a sound component is faulted
 */
export async function proveInspector(browser: Browser, script: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript({ content: script });
  for (const { name, page: content, media = 'plain', rules } of plantedFaults) {
    await page.emulateMedia(mediaOf(media));
    await page.goto('about:blank');
    await page.setContent(
      `<!doctype html><html lang="en"><title>Planted</title><main>${content}</main></html>`,
    );
    const found = await inspect(page, media);
    const said = [...new Set(found.map(({ rule }) => rule))].toSorted().join(', ');
    if (said !== rules.join(', '))
      throw new Error(
        `The rules that find something in “${name}” are ${said || 'none'}, but must be ${rules.join(', ') || 'none'}; mend tools/components/inPage.\n${JSON.stringify(found, null, 1)}`,
      );
  }
  await context.close();
}
