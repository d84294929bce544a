import type { Locator, Page } from '@playwright/test';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, test } from '../../harness/fixtures/test.ts';
import { read } from '../../harness/expected/read.ts';
import { visibleText } from '../../harness/pages/visibleText.ts';
import { logIn as logInCall } from '../../oracle/common/logIn.ts';
import { ACCOUNT_PASSWORD } from '../../shared/passwords.ts';

/** An address as it is typed, and with its domain in the form that is sent (RFC 5891). */
type Address = readonly [typed: string, sent: string];

const latin: Address = ['anna@m\u00FCller.example', 'anna@xn--mller-kva.example'];
const arabic: Address = ['ana@\u0645\u062B\u0627\u0644.example', 'ana@xn--mgbh0fb.example'];
const cyrillic: Address = [
  'ana@\u043F\u0440\u0438\u043C\u0435\u0440.example',
  'ana@xn--e1afmkfd.example',
];
/** A name with a tag, which is part of the address. */
const tagged: Address = ['ada+shop@example.com', 'ada+shop@example.com'];
const japanese: Address = ['ana@\u4F8B\u3048.example', 'ana@xn--r8jz45g.example'];

/** Types an address over what a field holds, and leaves it. */
async function type(page: Page, field: Locator, typed: string): Promise<void> {
  await field.selectText();
  await page.keyboard.type(typed);
  await page.keyboard.press('Tab');
}

async function assertField(field: Locator, [typed, sent]: Address): Promise<void> {
  await expect(field).toHaveValue(sent);
  expect([typed, sent]).toContain(await visibleText(field));
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
}

/** One site, since the rule is the same everywhere. */
const judged = 'gb';

everySite(({ region, viewport }) => {
  if (region !== judged || viewport === 'mobile') return;

  test('E-09: a domain in any script is judged, shown and sent in the form that is sent', async ({
    page,
    signUp,
    singleForm,
    logIn,
    arrive,
    wire,
  }) => {
    const { account, verification, backButton } = signUp;
    await arrive.atAccount();
    for (const address of [latin, arabic, tagged])
      await test.step(`the account field: ${address[0]}`, async () => {
        await type(page, account.contact, address[0]);
        await assertField(account.contact, address);
        await account.continueButton.click();
        await expect(verification.section).toContainText(address[1]);
        expect(wire.of('send').at(-1)?.body).toMatchObject({ email: address[1] });
        await backButton.click();
        await assertField(account.contact, address);
      });
    await test.step('the log-in', async () => {
      await logIn.open();
      await logIn.account.waitFor();
      await type(page, logIn.account, cyrillic[0]);
      await assertField(logIn.account, cyrillic);
      await logIn.password.fill(ACCOUNT_PASSWORD);
      await logIn.submitButton.click();
      await expect(logIn.account).toHaveAttribute('aria-invalid', 'true'); // it has no account
      expect(wire.to(read(logInCall.path)).at(-1)?.body).toMatchObject({ email: cyrillic[1] });
    });
    await test.step('the single form', async () => {
      await singleForm.open('email');
      await type(page, singleForm.contact('email'), japanese[0]);
      await assertField(singleForm.contact('email'), japanese);
      await singleForm.sendButton.click();
      await expect(singleForm.countdown).toBeVisible();
      expect(wire.of('send').at(-1)?.body).toMatchObject({ email: japanese[1] });
    });
  });
});
