import { journey } from '../../../fixtures/sites.ts';
import { expect, shows, test } from '../../../fixtures/test.ts';
import { DAY_MS } from '../../../support/dayMs.ts';

journey('form', ({ adversity, contact }) => {
  test(`on the older form: ${adversity}`, async ({ page, olderForm, seller, world, wire }) => {
    const code = olderForm.code(contact);
    if (adversity === 'clock jump') await page.clock.install();
    await olderForm.open(contact);
    if (adversity === 'refresh') {
      await test.step('E-14: a refresh starts again, nothing was sent', async () => {
        await olderForm.contact(contact).fill(seller.typed);
        await page.reload();
        await olderForm.open(contact);
        expect(wire.counts().send).toBe(0);
      });
    }
    const twice = adversity === 'pressed twice';
    await shows(['CODE-008', ...(twice ? ['CODE-011'] : [])], 'one code goes out', async () => {
      await olderForm.contact(contact).fill(seller.typed);
      if (twice) await olderForm.sendButton.dblclick();
      else await olderForm.sendButton.click();
      await expect(olderForm.countdown).toBeVisible();
      await expect(olderForm.resendButton).toBeDisabled();
      expect(wire.counts().send).toBe(1);
    });
    if (adversity === 'clock jump') {
      await shows(['CODE-008', 'CODE-010'], 'a day later a new one may be asked for', async () => {
        await page.clock.fastForward(DAY_MS);
        await expect(olderForm.countdown).toHaveCount(0);
        await expect(olderForm.resendButton).toBeEnabled();
        await expect(olderForm.sendButton).toHaveCount(0);
      });
    }
    await shows(['REG-001'], 'submit registers one account', async () => {
      await code.fill(await world.codeFor(seller));
      await olderForm.complete();
      if (twice) await olderForm.submitButton.dblclick();
      else await olderForm.submitButton.click();
      await expect(page).toHaveURL(/\/(settle|homepage)/);
      expect(wire.counts().register).toBe(1);
    });
  });
});
