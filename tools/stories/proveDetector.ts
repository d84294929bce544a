import type { Browser } from 'playwright-core';
import { plantedFaults } from './plantedFaults.ts';

/**
 * Proves that the detector sees what it is there for.
 * @throws Error when it misses a planted fault, or finds one where none is
 */
export async function proveDetector(browser: Browser, script: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.setContent('<!doctype html><html lang="en"><body></body></html>');
  await page.evaluate(script);
  for (const { name, page: content, says } of plantedFaults) {
    const found = await page.evaluate((html) => {
      document.body.innerHTML = `<main>${html}</main>`;
      return globalThis.porticoDetector.findOverflow();
    }, content);
    const said = found.map(({ what }) => what).join('; ');
    if (says === null ? said !== '' : !says.test(said))
      throw new Error(
        `The detector says “${said}” of ${name}, but must say ${String(says ?? 'nothing')}; mend tools/stories/inPage.`,
      );
  }
  await context.close();
}
