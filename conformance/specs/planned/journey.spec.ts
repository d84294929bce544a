import { journey } from '../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../harness/fixtures/test.ts';
import { hold, routeOf } from '../../harness/wire/routes.ts';
import { read } from '../../harness/expected/read.ts';
import { sentToast } from '../../harness/expected/outcomes.ts';
import { PASSWORD } from '../../shared/passwords.ts';

journey('account', ({ adversity }) => {
  test(`at the account: ${adversity}`, async ({
    page,
    signUp,
    arrive,
    seller,
    otherSeller,
    wire,
  }) => {
    const { account } = signUp;
    await arrive.atAccount();
    await account.contact.fill(seller.typed);
    if (adversity === 'refresh') {
      await test.step('E-14: the page starts again, nothing was sent', async () => {
        await page.reload();
        await expect(signUp).toBeAtStep('account');
        expect(wire.counts().send).toBe(0);
      });
      await arrive.atAccount();
    }
    if (adversity === 'late answer') {
      const release = await hold(page, 'send');
      await test.step('E-20: an answer for an account that was changed is dropped', async () => {
        const asked = page.waitForRequest(routeOf('send'));
        await account.submit(seller);
        await asked;
        await expect(account.continueButton).toShowItsCall();
        await account.contact.fill(otherSeller.typed);
        await release();
        await expect(account.continueButton).toBeEnabled();
        await expect(signUp).toBeAtStep('account');
      });
      if ((await account.switchButton.count()) > 0)
        await test.step('E-20: so is one that comes when the other kind was chosen', async () => {
          const held = await hold(page, 'send');
          await account.submit(seller);
          await expect(account.continueButton).toShowItsCall();
          await account.choose(seller.contact === 'email' ? 'phone' : 'email');
          await held();
          await expect(account.continueButton).toBeEnabled();
          await expect(signUp).toBeAtStep('account');
          await account.choose(seller.contact);
        });
    }
    await covers(['FLOW-008', 'FLOW-013'], 'Continue sends one code, and confirms it', async () => {
      const before = wire.counts().send;
      await account.contact.fill(seller.typed);
      if (adversity === 'pressed twice') await account.continueButton.dblclick();
      else await account.continueButton.click();
      await expect(signUp).toBeAtStep('verification');
      expect(wire.counts().send).toBe(before + 1);
      await expect(signUp.toast(read(sentToast[seller.contact].key)).last()).toShowItsText();
    });
  });
});

journey('verification', ({ adversity }) => {
  test(`at the code: ${adversity}`, async ({ page, signUp, arrive, seller, world, wire }) => {
    const { account, verification } = signUp;
    if (adversity === 'clock jump') await page.clock.install();
    await arrive.atVerification();
    if (adversity === 'refresh') {
      await test.step('E-14: a refresh starts again with the account kept', async () => {
        await page.reload();
        await expect(signUp).toBeAtStep('account');
        await expect(account.contact).toHoldContact(seller);
        await account.continueButton.click();
        await expect(signUp).toBeAtStep('verification');
      });
    }
    if (adversity === 'browser back') {
      await covers(['FLOW-028'], 'the browser’s Back is the page’s: account, kept', async () => {
        await page.goBack();
        await expect(signUp).toBeAtStep('account');
        await expect(account.contact).toHoldContact(seller);
        await account.continueButton.click();
        await expect(signUp).toBeAtStep('verification');
      });
    }
    if (adversity === 'clock jump') {
      await covers(['CODE-008'], 'a clock set on by a day ends the countdown', async () => {
        await expect(verification.resendButton).toBeDisabled();
        await page.clock.fastForward('24:00:00');
        await expect(verification.resendButton).toBeEnabled();
      });
    }
    if (adversity === 'late answer') {
      const release = await hold(page, 'check');
      await covers(['FLOW-028'], 'E-20: an answer after Back changes nothing', async () => {
        const asked = page.waitForRequest(routeOf('check'));
        await verification.typeCode(await world.codeFor(seller));
        await asked;
        await signUp.backButton.click();
        await expect(signUp).toBeAtStep('account');
        await release();
        await account.continueButton.click();
        await expect(signUp).toBeAtStep('verification');
      });
    }
    await covers(['FLOW-014', 'CODE-006'], 'the code goes out once', async () => {
      const before = wire.counts().check;
      await verification.typeCode(await world.codeFor(seller));
      if (adversity === 'pressed twice') await page.keyboard.press('Enter');
      await expect(signUp).toBeAtStep('password');
      expect(wire.counts().check).toBe(before + 1);
    });
  });
});

journey('password', ({ adversity }) => {
  test(`at the password: ${adversity}`, async ({ page, signUp, arrive, world, seller, wire }) => {
    const { account, verification, password } = signUp;
    await arrive.atPassword();
    const again = async (): Promise<void> => {
      await expect(signUp).toBeAtStep('account');
      await expect(account.contact).toHoldContact(seller);
      await account.continueButton.click();
      await expect(signUp).toBeAtStep('verification');
      await verification.typeCode(await world.codeFor(seller));
      await expect(password.password).toHaveValue('');
    };
    if (adversity === 'refresh') {
      await test.step('E-14: a refresh starts again, the account kept', async () => {
        await password.fill(PASSWORD);
        await page.reload();
        await again();
      });
    }
    if (adversity === 'browser back') {
      await covers(['FLOW-028'], 'the browser’s Back leads to the account', async () => {
        await password.fill(PASSWORD);
        await page.goBack();
        await again();
      });
    }
    if (adversity === 'late answer') {
      const release = await hold(page, 'register');
      await covers(['FLOW-026'], 'a slow answer is waited for', async () => {
        const asked = page.waitForRequest(routeOf('register'));
        await password.submit(PASSWORD);
        await asked;
        await expect(password.submitButton).toShowItsCall();
        await password.submitButton.click({ force: true });
        await release();
        await expect(page).toHaveURL(/\/settle\//);
        expect(wire.counts().register).toBe(1);
      });
      return;
    }
    await covers(['FLOW-026', 'REG-001'], 'submit registers one account', async () => {
      await password.fill(PASSWORD);
      await password.agree();
      if (adversity === 'pressed twice') await password.submitButton.dblclick();
      else await password.submitButton.click();
      await expect(page).toHaveURL(/\/settle\//);
      expect(wire.counts().register).toBe(1);
    });
  });
});

journey('form', ({ adversity, contact }) => {
  test(`on the single form: ${adversity}`, async ({ page, singleForm, seller, world, wire }) => {
    const code = singleForm.code(contact);
    if (adversity === 'clock jump') await page.clock.install();
    await singleForm.open(contact);
    if (adversity === 'refresh') {
      await test.step('E-14: a refresh starts again, nothing was sent', async () => {
        await singleForm.contact(contact).fill(seller.typed);
        await page.reload();
        await singleForm.open(contact);
        expect(wire.counts().send).toBe(0);
      });
    }
    const twice = adversity === 'pressed twice';
    await covers(['CODE-008', ...(twice ? ['CODE-011'] : [])], 'one code goes out', async () => {
      await singleForm.contact(contact).fill(seller.typed);
      if (twice) await singleForm.sendButton.dblclick();
      else await singleForm.sendButton.click();
      await expect(singleForm.countdown).toBeVisible();
      await expect(singleForm.resendButton).toBeDisabled();
      expect(wire.counts().send).toBe(1);
    });
    if (adversity === 'clock jump') {
      await covers(['CODE-008', 'CODE-010'], 'a day later a new one may be asked for', async () => {
        await page.clock.fastForward('24:00:00');
        await expect(singleForm.countdown).toHaveCount(0);
        await expect(singleForm.resendButton).toBeEnabled();
        await expect(singleForm.sendButton).toHaveCount(0);
      });
    }
    await covers(['REG-001'], 'submit registers one account', async () => {
      await code.fill(await world.codeFor(seller));
      await singleForm.complete();
      if (twice) await singleForm.submitButton.dblclick();
      else await singleForm.submitButton.click();
      await expect(page).toHaveURL(/\/(settle|homepage)/);
      expect(wire.counts().register).toBe(1);
    });
  });
});
