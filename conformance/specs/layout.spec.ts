import { expect, shows, test } from '../fixtures/test.ts';
import { coversScreen } from '../support/coversScreen.ts';

test('Back stands where the viewport wants it', async ({ page, signUp, arrive, viewportKind }) => {
  await arrive.atVerification();
  const { section, boxes, continueButton } = signUp.verification;
  await expect(signUp.backButton).toBeVisible();
  const back = (await signUp.backButton.boundingBox())?.y ?? Number.NaN;

  if (viewportKind === 'desktop') {
    await shows(['REG-004'], 'a Back button under the step', async () => {
      expect(back).toBeGreaterThan((await continueButton.boundingBox())?.y ?? Number.NaN);
    });
    return;
  }
  await shows(['REG-003'], 'a back arrow above a step that covers the screen', async () => {
    expect(back).toBeLessThan((await boxes.first().boundingBox())?.y ?? Number.NaN);
    await expect.poll(() => coversScreen(section)).toBe(true);
  });
  await test.step('nothing is wider than the screen', async () => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(page.viewportSize()?.width);
  });
});
