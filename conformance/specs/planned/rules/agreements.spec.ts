import { validation } from '../../../oracle/common/messages.ts';
import { rule } from '../../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../../harness/fixtures/test.ts';
import { read } from '../../../harness/expected/read.ts';
import { PASSWORD } from '../../../shared/passwords.ts';

rule('agreements', () => {
  test('nobody registers without agreeing', async ({ page, signUp, arrive, wire, expected }) => {
    await arrive.atPassword();
    const { password } = signUp;
    const cardTerms = read(expected.stripeAgreements);
    await covers(['REG-011'], 'the terms show, not ticked for the seller', async () => {
      await password.password.fill(PASSWORD);
      await expect(password.repeat).toBeVisible();
      await expect(password.terms).toBeVisible();
      await expect(password.terms).toBeChecked({ checked: read(expected.agreementsAutoCheck) });
    });
    await covers(['REG-012', 'REGION-020'], 'so do the card terms, where they apply', async () => {
      await expect(password.cardTerms).toHaveCount(cardTerms ? 1 : 0);
      if (cardTerms) await expect(password.cardTerms).not.toBeChecked();
    });
    await covers(['VAL-028'], 'terms not ticked', async () => {
      await password.fill(PASSWORD);
      await password.submitButton.click();
      await expect(password.terms).toShowFieldError(read(validation.terms));
      await expect(password.terms).toBeFocused();
    });
    await password.terms.check();
    if (cardTerms) {
      await covers(['VAL-030', 'REGION-020'], 'card-payment terms not ticked', async () => {
        await password.submitButton.click();
        await expect(password.cardTerms).toShowFieldError(read(validation.stripeTerms));
        await expect(password.cardTerms).toBeFocused();
        await expect(password.terms).not.toHaveAttribute('aria-invalid', 'true');
      });
    }
    await covers(['VAL-028', 'VAL-030'], 'nothing was sent until all is there', async () => {
      expect(wire.counts().register).toBe(0);
      await password.agree();
      await password.submitButton.click();
      await expect(page).toHaveURL(/\/settle\//);
      expect(wire.counts().register).toBe(1);
    });
  });
});
