import { limits } from '../expectations/limits.ts';
import { dialogs, toasts, validation } from '../expectations/messages.ts';
import { payloads } from '../expectations/payloads.ts';
import { expect, shows, test } from '../fixtures/test.ts';
import { expectedBody } from '../support/payload.ts';
import { seller } from '../support/people.ts';
import { read } from '../support/read.ts';

const QUERY = '?channel=spring&utm_source=mail';

test.describe('an address that has an account', () => {
  test.beforeEach(async ({ signUp, world }) => {
    await world.register(seller.email);
    await signUp.open(QUERY);
    await signUp.account.submit(seller.email);
    await signUp.accountExists.root.waitFor();
  });

  test('is told so, with three choices', async ({ page, signUp, wire }) => {
    const { accountExists, account } = signUp;
    await shows(
      ['FLOW-029', 'ERR-011', 'DLG-002'],
      'the notice has its title and content',
      async () => {
        await expect(accountExists.message(read(dialogs.emailExistsTitle))).toBeVisible();
        await expect(accountExists.message(read(dialogs.emailExistsContent))).toBeVisible();
      },
    );
    await shows(['DLG-001', 'ERR-012'], 'it offers cancel, log in and change account', async () => {
      await expect(accountExists.cancelButton).toBeEnabled();
      await expect(accountExists.logInButton).toBeEnabled();
      await expect(accountExists.changeButton).toBeEnabled();
    });
    await test.step('the focus stays inside', async () => {
      for (let press = 0; press < 6; press += 1) {
        await page.keyboard.press('Tab');
        // A browser may put its own controls into the round; the page behind is never reached.
        const inside = await accountExists.root.evaluate(
          (root) =>
            document.activeElement === document.body || root.contains(document.activeElement),
        );
        expect(inside).toBe(true);
      }
    });
    await shows(['DLG-003'], 'cancel closes it; the step and the address stay', async () => {
      await accountExists.cancelButton.click();
      await expect(accountExists.root).toHaveCount(0);
      await expect(signUp).toBeAtStep('account');
      await expect(account.contact).toHaveValue(seller.email);
      await expect(account.continueButton).toBeEnabled();
    });
    await test.step('the focus is back at Continue, and nothing more was sent', async () => {
      await expect(account.continueButton).toBeFocused();
      expect(wire.counts()).toMatchObject({ send: 1, change: 0 });
    });
    await test.step('Escape closes it too', async () => {
      await account.continueButton.click();
      await accountExists.root.waitFor();
      await page.keyboard.press('Escape');
      await expect(accountExists.root).toHaveCount(0);
    });
  });

  test('can log in', async ({ page, signUp }) => {
    const entries = await page.evaluate(() => history.length);
    await shows(
      ['FLOW-031', 'DLG-003'],
      'login takes the place of register and keeps the query',
      async () => {
        await signUp.accountExists.logInButton.click();
        await expect(page).toHaveURL((url) => url.pathname === '/account/login');
        expect(new URL(page.url()).search).toBe(QUERY);
        expect(await page.evaluate(() => history.length)).toBe(entries);
      },
    );
    await shows(['LOGIN-017', 'ERR-012'], 'the address arrives, and not by the URL', async () => {
      const main = page.getByRole('main');
      const carried = async (): Promise<string> =>
        main.evaluate((element) =>
          [
            element.textContent,
            ...[...element.querySelectorAll('input')].map((input) => input.value),
          ].join('\n'),
        );
      await expect.poll(carried).toContain(seller.email);
      expect(decodeURIComponent(page.url())).not.toContain(seller.email);
    });
  });

  test('can be changed for another', async ({ page, signUp, wire, world, viewportKind }) => {
    const { accountExists, changeContact } = signUp;
    await shows(
      ['FLOW-032', 'DLG-007', 'DLG-010'],
      'change account opens a field with the address',
      async () => {
        await accountExists.changeButton.click();
        await expect(changeContact.root).toBeVisible();
        await expect(accountExists.root).toHaveCount(0);
        await expect(changeContact.contact).toHaveValue(seller.email);
      },
    );
    await shows(
      viewportKind === 'desktop' ? ['DLG-005'] : ['DLG-006', 'UI-012'],
      'it stands where the viewport wants it',
      async () => {
        await expect
          .poll(async () => placement(await changeContact.root.boundingBox(), page.viewportSize()))
          .toEqual(
            viewportKind === 'desktop'
              ? {
                  centred: true,
                  width: read(limits.desktopDialogWidth),
                  height: expect.any(Number),
                  atBottom: false,
                }
              : {
                  centred: true,
                  width: 390,
                  height: read(limits.changeContactDrawerHeight),
                  atBottom: true,
                },
          );
      },
    );
    await shows(['DLG-012'], 'a bad address is refused and nothing is sent', async () => {
      await changeContact.contact.fill('not an address');
      await changeContact.confirmButton.click();
      await expect(changeContact.contact).toShowFieldError(read(validation.emailInvalid));
      expect(wire.counts().change).toBe(0);
    });
    await shows(['FLOW-033', 'DLG-012'], 'confirming sends to the new address', async () => {
      await changeContact.contact.fill(seller.otherEmail);
      await changeContact.confirmButton.click();
      await expect(signUp).toBeAtStep('verification');
      const [change] = wire.of('change');
      expect(change?.body).toStrictEqual(
        expectedBody(payloads.change, { email: seller.otherEmail }),
      );
      expect(wire.counts()).toMatchObject({ send: 1, change: 1 });
    });
    await shows(['CODE-017'], 'a toast says that the new address got a code', async () => {
      await expect(signUp.toast(read(toasts.changedEmailCodeSent))).toBeVisible();
    });
    await shows(['FLOW-014', 'FLOW-015'], 'its code leads on', async () => {
      await signUp.verification.typeCode(await world.codeFor(seller.otherEmail));
      await expect(signUp).toBeAtStep('password');
      expect(wire.of('check')[0]?.body).toMatchObject({ email: seller.otherEmail });
    });
  });

  test('stays when the change is cancelled', async ({ signUp, wire }) => {
    const { accountExists, changeContact, account } = signUp;
    await accountExists.changeButton.click();
    await shows(['DLG-013'], 'cancel hides the dialog and sends nothing', async () => {
      await changeContact.cancelButton.click();
      await expect(changeContact.root).toHaveCount(0);
      await expect(signUp).toBeAtStep('account');
      await expect(account.contact).toHaveValue(seller.email);
      expect(wire.counts().change).toBe(0);
    });
  });
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a dialog stands, to the pixel. */
function placement(box: Box | null, viewport: { width: number; height: number } | null): unknown {
  if (!box || !viewport) return null;
  return {
    centred: Math.abs(box.x + box.width / 2 - viewport.width / 2) <= 1,
    width: Math.round(box.width),
    height: Math.round(box.height),
    atBottom: Math.abs(box.y + box.height - viewport.height) <= 1,
  };
}
