import { limits } from '../expectations/limits.ts';
import { toasts } from '../expectations/messages.ts';
import { expect, shows, test } from '../fixtures/test.ts';
import { stayOnPage } from '../support/stayOnPage.ts';
import { seller } from '../support/people.ts';
import { read } from '../support/read.ts';

test('a visitor signs up by e-mail', async ({ page, signUp, world, expected, viewportKind }) => {
  const mobile = viewportKind === 'mobile';
  const { account, verification, password } = signUp;

  await shows(['ROUTE-003', 'REG-009', 'REGION-013'], 'register opens on e-mail', async () => {
    await signUp.open();
    await expect(signUp).toBeAtStep('account');
    await expect(account.contact).toHaveAttribute('type', read(expected.defaultRegisterType));
    await expect(account.contact).toHaveAttribute('autocomplete', 'email');
  });
  await shows(
    ['FLOW-007', 'FLOW-008', 'FLOW-013'],
    'Continue sends a code and moves on',
    async () => {
      await account.submit(seller.email);
      await expect(signUp).toBeAtStep('verification');
    },
  );
  await shows(['FLOW-013', 'CODE-015'], 'a toast says that the code was sent', async () => {
    await expect(signUp.toast(read(toasts.emailCodeSent))).toBeVisible();
  });
  await shows(['CODE-001'], 'there is a box for each digit of an e-mail code', async () => {
    await expect(verification.boxes).toHaveCount(read(limits.emailCodeLength));
    await expect(verification.boxes.first()).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(verification.boxes.first()).toHaveAttribute('inputmode', 'numeric');
    await expect(verification.section.locator(':focus')).toHaveCount(1);
  });
  await shows(['CODE-006', 'FLOW-014', 'FLOW-015'], 'the last digit sends the code', async () => {
    await verification.typeCode(await world.codeFor(seller.email));
    await expect(signUp).toBeAtStep('password');
  });
  await test.step('a password manager saves the address, not the code', async () => {
    await expect(password.username).toHaveValue(seller.email);
    await expect(password.password).toHaveAttribute('autocomplete', 'new-password');
    await expect(password.repeat).toHaveAttribute('autocomplete', 'new-password');
  });
  await shows(
    ['REG-002', 'REG-001', 'FLOW-002'],
    'password and agreements end the sign-up',
    async () => {
      await password.submit(seller.password);
      const target = read(mobile ? expected.registerTargetMobile : expected.registerTarget);
      await expect(page).toHaveURL((url) => url.pathname === target);
    },
  );
  await shows([mobile ? 'ROUTE-021' : 'ROUTE-020'], 'the hand-over page answers', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
});

test('the password step has what a seller must give', async ({
  page,
  signUp,
  arrive,
  expected,
}) => {
  await arrive.atPassword();
  const { password } = signUp;
  await shows(['REG-005'], 'a title, a password field and a submit button', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(password.password).toBeVisible();
    await expect(password.submitButton).toBeVisible();
  });
  await shows(['REG-011'], 'repeat password and terms show once a password is typed', async () => {
    await password.password.fill(seller.password);
    await expect(password.repeat).toBeVisible();
    await expect(password.terms).toBeVisible();
    await expect(password.terms).toBeChecked({ checked: read(expected.agreementsAutoCheck) });
  });
  await shows(['REG-012', 'REGION-020'], 'the card-payment terms are asked for', async () => {
    await expect(password.cardTerms).toHaveCount(read(expected.stripeAgreements) ? 1 : 0);
    await expect(password.cardTerms).not.toBeChecked();
  });
});

test('the success panel says that the hand-over runs', async ({ page, signUp, arrive }) => {
  await arrive.atPassword();
  await stayOnPage(page, '**/settle/**');
  await shows(['FLOW-002', 'REG-002'], 'success follows the password step', async () => {
    await signUp.password.submit(seller.password);
    await expect(signUp).toBeAtStep('success');
    await expect(signUp.successStatus).toBeVisible();
  });
});
