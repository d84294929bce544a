import { assertAccessible } from '../../harness/accessibility/assertAccessible.ts';
import { selectors } from '../../harness/contract.ts';
import { registerTarget } from '../../harness/expected/outcomes.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../harness/fixtures/test.ts';
import { Bar } from '../../harness/pages/Bar.ts';
import { coversScreen } from '../../harness/pages/layout.ts';
import { hold } from '../../harness/wire/routes.ts';
import { PASSWORD } from '../../shared/passwords.ts';

/** A form that begins with an e-mail address, and one that begins with a phone. */
const judged: ReadonlySet<string> = new Set(['gb', 'th']);

/** From the menu of a phone. */
async function openModal({ menuButton, signUpButton }: Bar): Promise<void> {
  await menuButton.click();
  await signUpButton.click();
}

everySite(({ region, viewport }) => {
  if (!judged.has(region) || viewport === 'desktop') return;

  test('a sign-up in the modal that the menu opens', async ({
    page,
    logIn,
    signUp,
    seller,
    world,
    wire,
    expected,
  }) => {
    const { account, verification, password } = signUp;
    const bar = new Bar(page, viewport);
    const modal = page.getByRole('dialog').filter({ has: signUp.steps });
    await logIn.open();
    await logIn.account.fill('someone');
    await covers(['REG-030'], 'it holds the form, over the whole page (S-143)', async () => {
      await openModal(bar);
      await account.choose(seller.contact);
      await expect(modal).toHaveCount(1);
      await expect.poll(() => coversScreen(modal)).toBe(true);
      await expect(modal.locator(':focus')).toHaveCount(1);
      await expect(page).toHaveURL(({ pathname }) => pathname === '/account/login');
    });
    await assertAccessible(page, 'the register modal');
    await test.step('E-30: Escape closes it, and the focus is where it was opened', async () => {
      await page.keyboard.press('Escape');
      await expect(modal).toHaveCount(0);
      await expect(bar.menuButton).toBeFocused();
      await expect(logIn.account).toHaveValue('someone');
    });
    await openModal(bar);
    await account.choose(seller.contact);
    await test.step('E-30: nothing closes it while a code is sent', async () => {
      const release = await hold(page, 'send');
      await account.submit(seller);
      await expect.poll(() => wire.counts().send).toBe(1);
      await page.keyboard.press('Escape');
      await expect(modal).toHaveCount(1);
      await expect(account.section).toBeVisible();
      await release();
      await expect(verification.boxes).toHaveCount(seller.codeLength);
    });
    await test.step('E-14: Back leads to the step before, and not out of it', async () => {
      await page.goBack();
      await expect(account.contact).toHoldContact(seller);
      await expect(modal).toHaveCount(1);
      await account.continueButton.click();
      await verification.section.locator(':focus').waitFor();
    });
    await test.step('E-14: so does a cancel of the dialog, which the Back gesture of a phone sends', async () => {
      await modal.dispatchEvent('cancel', { bubbles: false });
      await expect(account.contact).toHoldContact(seller);
      await expect(modal).toHaveCount(1);
      await account.continueButton.click();
      await verification.section.locator(':focus').waitFor();
    });
    await covers(['REG-030'], 'it ends as on the page', async () => {
      await verification.typeCode(await world.codeFor(seller));
      await password.submit(PASSWORD);
      await expect(page).toHaveURL(registerTarget(expected, viewport));
    });
  });

  test('the single form in the modal stays while its code is sent', async ({
    page,
    logIn,
    singleForm,
    seller,
    wire,
  }) => {
    const modal = page.getByRole('dialog').filter({ has: singleForm.section });
    await logIn.open('?scenario=experiments.off');
    await openModal(new Bar(page, viewport));
    await singleForm.choose(seller.contact);
    const release = await hold(page, 'send');
    await covers(['REG-030'], 'E-30: nothing closes it', async () => {
      await singleForm.sendCode(seller);
      await expect.poll(() => wire.counts().send).toBe(1);
      await page.keyboard.press('Escape');
      await expect(modal).toHaveCount(1);
      await expect(singleForm.contact(seller.contact)).toHoldContact(seller);
      await release();
      await expect(singleForm.countdown).toBeVisible();
    });
    await test.step('E-30: then Escape does', async () => {
      await page.keyboard.press('Escape');
      await expect(modal).toHaveCount(0);
    });
  });

  test('an account that exists, in the modal over the log-in', async ({
    page,
    logIn,
    signUp,
    seller,
    world,
  }) => {
    const bar = new Bar(page, viewport);
    await world.register(seller);
    await logIn.open();
    await logIn.account.fill('someone');
    await openModal(bar);
    await signUp.account.choose(seller.contact);
    await signUp.account.submit(seller);
    await signUp.accountExists(seller.contact).logInButton.click();
    await covers(['FLOW-031', 'LOGIN-017'], 'the log-in has it', async () => {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(logIn.account).toHoldContact(seller);
      await expect(page.locator(selectors.steps)).toHaveCount(1);
    });
  });
});
