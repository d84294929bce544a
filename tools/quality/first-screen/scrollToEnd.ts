import { expect, type Page, type Request } from '@playwright/test';
import { readResources } from '../../../src/api/contracts/product/content.ts';

/** How far the page goes at once, in windows: nothing that comes into view is passed over. */
const STEP = 0.5;

/** What a place waits for: the code that comes into it, and its content. */
const isAwaited = (request: Request): boolean =>
  request.resourceType() === 'script' ||
  new URL(request.url()).pathname.endsWith(readResources.path);

/** Reads a page down to its end, as somebody who waits at each place for what comes into it. */
export async function scrollToEnd(page: Page): Promise<void> {
  const waiting = new Set<Request>();
  page.on('request', (request) => {
    if (isAwaited(request)) waiting.add(request);
  });
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  const goOn = () =>
    page.evaluate(async (windows) => {
      scrollBy({ top: windows * innerHeight, behavior: 'instant' });
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    }, STEP);
  await expect
    .poll(async () => waiting.size === 0 && (await goOn()) && waiting.size === 0, {
      intervals: [50],
    })
    .toBe(true);
}
