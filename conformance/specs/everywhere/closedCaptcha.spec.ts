import type { Locator } from '@playwright/test';
import { resets } from '../../oracle/common/logIn.ts';
import { payloads } from '../../oracle/common/payloads.ts';
import type { SourcedValue } from '../../oracle/SourcedValue.ts';
import { selectors } from '../../harness/contract.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, covers, test as base } from '../../harness/fixtures/test.ts';
import { AdditionalInfo } from '../../harness/pages/AdditionalInfo.ts';
import { Bind } from '../../harness/pages/Bind.ts';
import { providerOrigin } from '../../harness/pages/Provider.ts';
import { ResetPassword } from '../../harness/pages/ResetPassword.ts';
import { signInByGoogle, withoutContact } from '../../harness/pages/signInByGoogle.ts';
import { answerNext, routeTo } from '../../harness/wire/routes.ts';

interface Fixtures {
  /** Asks for a code, closes the captcha, and asks once more by the same button. */
  readonly closeCaptcha: (
    path: SourcedValue<string>,
    place: { readonly button: Locator; readonly field: Locator },
    ask: () => Promise<void>,
  ) => Promise<void>;
}

const test = base.extend<Fixtures>({
  closeCaptcha: async ({ page }, use) => {
    const told = page.locator(selectors.toasts).locator(selectors.messages);
    await use(async (path, { button, field }, ask) => {
      const closed = { json: { message: 'error', data: 'CloseCaptcha' } };
      await answerNext(page, routeTo(path), closed);
      const answered = page.waitForResponse(routeTo(path));
      await ask();
      await answered;
      await expect(button).toBeEnabled();
      await expect(button).toBeFocused();
      await expect(told).toHaveCount(0);
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
      const sent = page.waitForResponse(routeTo(path));
      await button.click();
      await sent;
    });
  },
});

everySite(({ region, viewport }) => {
  if (region !== 'gb' || viewport === 'mobile') return;

  test('a captcha that is closed says nothing, wherever a code is asked for', async ({
    page,
    signUp,
    logIn,
    seller,
    otherSeller,
    world,
    watch,
    port,
    closeCaptcha,
  }) => {
    const change = signUp.changeContact(seller.contact);
    const bind = new Bind(page);
    const reset = new ResetPassword(page);
    const info = new AdditionalInfo(page);
    const { send, change: sendChange } = payloads[seller.contact];
    watch.allow(providerOrigin(port));
    await world.register(seller);
    await covers(['ERR-006'], 'E-23: for another contact', async () => {
      await signUp.open();
      await signUp.account.submit(seller);
      await signUp.accountExists(seller.contact).changeButton.click();
      await closeCaptcha(
        sendChange.path,
        { button: change.confirmButton, field: change.contact },
        async () => {
          await change.contact.fill(otherSeller.typed);
          await change.confirmButton.click();
        },
      );
      await expect(signUp).toBeAtStep('verification');
    });
    await covers(['ERR-006'], 'E-23: for a forgotten password', async () => {
      await logIn.open();
      await logIn.forgottenButton.click();
      await closeCaptcha(
        resets[seller.contact].send,
        { button: reset.sendButton, field: reset.account },
        () => reset.sendCode(seller),
      );
      await reset.boxes.first().waitFor();
    });
    await covers(['ERR-006'], 'E-23: for the additional info', async () => {
      await info.openWaiting();
      await info.choose(otherSeller.contact);
      await closeCaptcha(
        send.path,
        { button: info.sendButton, field: info.contact(otherSeller.contact) },
        () => info.sendCode(otherSeller),
      );
      await expect(info.countdown).toBeVisible();
    });
    await covers(['ERR-006'], 'E-23: for the contact of a sign-in', async () => {
      await signUp.open(`?scenario=${withoutContact.scenario}`);
      await signInByGoogle(page, signUp, withoutContact.user);
      await bind.choose(otherSeller.contact);
      await bind.contact.fill(otherSeller.typed);
      await closeCaptcha(send.path, { button: bind.sendButton, field: bind.contact }, () =>
        bind.sendButton.click(),
      );
      await bind.boxes.first().waitFor();
    });
  });
});
