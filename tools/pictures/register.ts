import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../browser/findBrowser.mjs';

/** `npm run pictures`: takes the README's picture of the running portal (`npm start` first). */
const [address = 'http://gb.localhost:4400'] = process.argv.slice(2);
const file = join(import.meta.dirname, '../../stories/docs/register-gb.png');
const found = findBrowser();
if (found === null)
  throw new Error('No browser was found. Run `npm run setup:browser`; it says what to install.');

const browser = await chromium.launch({ executablePath: found.path, args: found.args });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(`${address}/account/register`);
await page.locator('[data-step=account]').waitFor();
await page.evaluate(() => document.fonts.ready);
// The local server's panel is no part of the portal.
await page.locator('body > :not(#root)').evaluateAll((extras) => {
  for (const extra of extras) extra.remove();
});
await page.screenshot({ path: file, animations: 'disabled' });
await browser.close();
console.log(`wrote ${file}`);
