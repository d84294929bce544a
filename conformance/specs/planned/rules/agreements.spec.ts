import { validation } from '../../../expectations/messages.ts';
import { rule } from '../../../fixtures/sites.ts';
import { expect, shows, test } from '../../../fixtures/test.ts';
import { read } from '../../../support/read.ts';
import { PASSWORD } from '../../../support/Seller.ts';

rule('agreements', () => {
  test('nobody registers without agreeing', async ({ page, signUp, arrive, wire, expected }) => {
    await arrive.atPassword();
    const { password } = signUp;
    const cardTerms = read(expected.stripeAgreements);
    await shows(['REG-011'], 'the terms show, not ticked for the seller', async () => {
      await password.password.fill(PASSWORD);
      await expect(password.repeat).toBeVisible();
      await expect(password.terms).toBeVisible();
      await expect(password.terms).toBeChecked({ checked: read(expected.agreementsAutoCheck) });
    });
    await shows(['REG-012', 'REGION-020'], 'so do the card terms, where they apply', async () => {
      await expect(password.cardTerms).toHaveCount(cardTerms ? 1 : 0);
      if (cardTerms) await expect(password.cardTerms).not.toBeChecked();
    });
    await shows(['VAL-028'], 'terms not ticked', async () => {
      await password.fill(PASSWORD);
      await password.submitButton.click();
      await expect(password.terms).toShowFieldError(read(validation.terms));
      await expect(password.terms).toBeFocused();
    });
    await password.terms.check();
    if (cardTerms) {
      await shows(['VAL-030', 'REGION-020'], 'card-payment terms not ticked', async () => {
        await password.submitButton.click();
        await expect(password.cardTerms).toShowFieldError(read(validation.stripeTerms));
        await expect(password.cardTerms).toBeFocused();
        await expect(password.terms).not.toHaveAttribute('aria-invalid', 'true');
      });
    }
    await shows(['VAL-028', 'VAL-030'], 'nothing was sent until all is there', async () => {
      expect(wire.counts().register).toBe(0);
      await password.agree();
      await password.submitButton.click();
      await expect(page).toHaveURL(/\/settle\//);
      expect(wire.counts().register).toBe(1);
    });
  });
});
