import { existsCodes } from '../../../oracle/common/errors.ts';
import { payloads } from '../../../oracle/common/payloads.ts';
import { rule } from '../../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../../harness/fixtures/test.ts';
import { SecondVerification } from '../../../harness/pages/SecondVerification.ts';
import { read } from '../../../harness/expected/read.ts';
import { refuseNext } from '../../../harness/wire/routes.ts';
import { PASSWORD } from '../../../shared/passwords.ts';

/** The calls that register, by their names in scenarios. */
const registers = { email: 'email.register.ticket_register', phone: 'register' } as const;

rule('back', () => {
  test('Back returns to the account and clears what followed it', async ({
    page,
    signUp,
    arrive,
    seller,
    world,
    wire,
    expected,
  }) => {
    const { account, verification, password, backButton } = signUp;
    const half = read(expected.resendSeconds) / 2;
    await page.clock.install();
    await arrive.atVerification();
    await page.clock.fastForward(half * 1000);
    await expect.poll(() => verification.secondsLeft()).toBeLessThanOrEqual(half);
    const empty = Array.from({ length: seller.codeLength }, () => '');
    const accountKept = async (): Promise<void> => {
      await expect(signUp).toBeAtStep('account');
      await expect(account.contact).toHoldContact(seller);
      await expect(account.section.locator(':focus'), 'E-24').toHaveCount(1);
    };
    await covers(['FLOW-028'], 'from verification: account step, contact kept', async () => {
      await verification.typeCode('12');
      await backButton.click();
      await accountKept();
      await expect(account.continueButton).toBeEnabled();
    });
    await covers(['FLOW-028', 'CODE-013'], 'the countdown and the boxes are reset', async () => {
      await account.continueButton.click();
      await expect(signUp).toBeAtStep('verification');
      expect(wire.counts().send).toBe(2);
      await expect.poll(() => verification.secondsLeft()).toBeGreaterThan(half);
      await expect.poll(() => verification.digits()).toEqual(empty);
    });
    await verification.typeCode(await world.codeFor(seller));
    await expect(signUp).toBeAtStep('password');
    await expect(password.section.locator(':focus'), 'E-24').toHaveCount(1);
    await covers(['FLOW-028'], 'from password: account step again', async () => {
      await password.fill(PASSWORD);
      await backButton.click();
      await accountKept();
    });
    await covers(
      ['FLOW-028'],
      'code and both passwords are empty after going on again',
      async () => {
        await account.continueButton.click();
        await expect(signUp).toBeAtStep('verification');
        await expect.poll(() => verification.digits()).toEqual(empty);
        await verification.typeCode(await world.codeFor(seller));
        await expect(password.password).toHaveValue('');
        await expect(password.repeat).toHaveValue('');
      },
    );
  });

  test('Back closes what asks in front of a step', async ({ page, arrive, signUp, seller }) => {
    const dialog = new SecondVerification(page);
    await arrive.atPassword(`?scenario=identity@${registers[seller.contact]}`);
    await signUp.password.submit(PASSWORD);
    await dialog.boxes.first().waitFor();
    await test.step('E-14, E-30: the step stays, with what is typed', async () => {
      await page.goBack();
      await expect(dialog.root).toHaveCount(0);
      await expect(signUp).toBeAtStep('password');
      await expect(signUp.password.password).toHaveValue(PASSWORD);
    });
    await test.step('E-14, E-30: so it does with the notice that the account exists', async () => {
      const [code = 0] = read(existsCodes[seller.contact]);
      const exists = signUp.accountExists(seller.contact);
      const { path } = payloads[seller.contact].register;
      await refuseNext(page, path, { code, description: 'It exists.' });
      await signUp.password.submitButton.click();
      await exists.cancelButton.waitFor();
      await page.goBack();
      await expect(exists.root).toHaveCount(0);
      await expect(signUp).toBeAtStep('password');
    });
    await covers(['FLOW-028'], 'E-14: the next Back leads to the account', async () => {
      await page.goBack();
      await expect(signUp).toBeAtStep('account');
      await expect(signUp.account.contact).toHoldContact(seller);
    });
  });
});
