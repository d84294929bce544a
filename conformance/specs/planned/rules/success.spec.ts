import { rule } from '../../../harness/fixtures/sites.ts';
import { blockStorage } from '../../../harness/pages/blockStorage.ts';
import { expect, covers, test } from '../../../harness/fixtures/test.ts';
import { registerTarget } from '../../../harness/expected/outcomes.ts';
import { PASSWORD } from '../../../shared/passwords.ts';
import { selectors } from '../../../harness/contract.ts';
import { read } from '../../../harness/expected/read.ts';
import { unknownOutcomes } from '../../../oracle/common/messages.ts';
import { keepBack, loseAnswer, routeOf, stayOnPage } from '../../../harness/wire/routes.ts';

rule('success', ({ viewport }) => {
  test('the success panel shows while the hand-over runs', async ({ page, signUp, arrive }) => {
    await arrive.atPassword();
    await stayOnPage(page, '**/settle/**');
    await covers(['FLOW-002', 'REG-002'], 'success follows the password step', async () => {
      await signUp.password.submit(PASSWORD);
      await expect(signUp).toBeAtStep('success');
      await expect(signUp.successStatus).toBeVisible();
      await expect(signUp.password.submitButton).toHaveCount(0);
    });
  });

  test('a registration whose answer is lost (E-18)', async ({
    page,
    signUp,
    arrive,
    wire,
    watch,
    port,
  }) => {
    const { password } = signUp;
    await arrive.atPassword();
    await loseAnswer(page, { port, watch, address: routeOf('register') });
    await test.step('the step says that nobody knows, and stays as it is', async () => {
      await password.submit(PASSWORD);
      await expect(signUp.toast(read(unknownOutcomes.registration))).toShowItsText();
      await expect(signUp).toBeAtStep('password');
      await expect(password.password).toHaveValue(PASSWORD);
      expect(wire.counts().register).toBe(1);
    });
    await page.unroute(routeOf('register'));
    await test.step('the next attempt sends the same; the account may be one’s own', async () => {
      await password.submitButton.click();
      const maybeOwn = page.locator(selectors.message(read(unknownOutcomes.maybeOwn)));
      await expect(maybeOwn.first()).toBeVisible();
      const [first, second] = wire.of('register').map(({ body }) => body);
      expect(second).toEqual(first);
    });
  });

  test('a registration that is left (E-18)', async ({
    page,
    signUp,
    arrive,
    seller,
    wire,
    port,
  }) => {
    await arrive.atPassword();
    await test.step('Back while it runs says that nobody knows', async () => {
      const { answered, pass } = await keepBack(page, port, routeOf('register'));
      await signUp.password.submit(PASSWORD);
      await answered;
      await signUp.backButton.click();
      await expect(signUp.toast(read(unknownOutcomes.registration))).toShowItsText();
      await expect(signUp.account.contact).toHoldContact(seller);
      pass();
      expect(wire.counts().register).toBe(1);
    });
    await test.step('an account that exists then may be one’s own', async () => {
      await signUp.account.continueButton.click();
      const maybeOwn = page.locator(selectors.message(read(unknownOutcomes.maybeOwn)));
      await expect(maybeOwn.first()).toBeVisible();
    });
  });

  test('a sign-up works where storage is blocked', async ({
    page,
    signUp,
    arrive,
    wire,
    expected,
  }) => {
    await blockStorage(page);
    const mobile = viewport === 'mobile';
    // The last width of a phone, and the first of a desktop (S-012).
    await page.setViewportSize({ width: mobile ? 768 : 769, height: 900 });
    const target = registerTarget(expected, viewport);
    await test.step('E-22: from the contact to the password', async () => {
      await arrive.atPassword();
      await expect(signUp).toBeAtStep('password');
      await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('SecurityError');
    });
    await covers(
      [mobile ? 'ROUTE-021' : 'ROUTE-020', 'FLOW-026', 'FLOW-015', 'REG-001'],
      'E-22: the hand-over page answers',
      async () => {
        await signUp.password.submit(PASSWORD);
        await expect(page).toHaveURL((url) => url.pathname === target);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect(wire.order().slice(-3)).toEqual(['send', 'check', 'register']);
      },
    );
  });
});
