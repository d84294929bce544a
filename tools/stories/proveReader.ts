import type { Browser } from 'playwright-core';

/** One text in each place that the reader must look at; each says its place. */
const planted = `
  <style>#drawn::before { content: "drawn"; }</style>
  <p>shown</p><p id="drawn"></p>
  <p style="position: absolute; clip-path: inset(50%)">spoken</p>
  <button aria-label="named" aria-description="described" title="titled"></button>
  <input placeholder="held" /><img alt="pictured" />
  <select><option>chosen</option></select>
  <svg><title>entitled</title></svg>
  <p hidden>unseen</p>`;
const wanted = [
  ...['chosen', 'described', 'drawn', 'entitled', 'held', 'headed', 'named', 'pictured'],
  ...['shown', 'spoken', 'titled'],
].toSorted();

/**
 * Proves that the reader of a page finds a text wherever one can stand.
 * @throws Error when it misses one, or finds one that nobody sees
 */
export async function proveReader(browser: Browser, script: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.setContent(
    `<!doctype html><html lang="en"><head><title>headed</title></head><body><main>${planted}</main></body></html>`,
  );
  await page.evaluate(script);
  const texts = await page.evaluate(() => globalThis.porticoDetector.visibleTexts());
  const found = texts.map(({ text }) => text).toSorted();
  if (found.join() !== wanted.join())
    throw new Error(
      `The reader finds ${found.join(', ')}, but must find ${wanted.join(', ')}; mend tools/stories/inPage/visibleTexts.ts.`,
    );
  await context.close();
}
