import { join } from 'node:path';
import { test } from '../fixtures/test.ts';

/** `npm run test:quality -- --project pictures` takes the README's picture of the built portal. */
test('the register page', async ({ page, world }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${world.origin('gb')}/account/register`);
  await page.locator('[data-step=account]').waitFor();
  await page.locator('[data-banner-part=firstScreen] > *').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const path = join(import.meta.dirname, '../../../stories/docs/register-gb.png');
  await page.screenshot({ path, animations: 'disabled' });
});
