import { events } from '../expectations/events.ts';
import { dialogs, toasts } from '../expectations/messages.ts';
import { payloads } from '../expectations/payloads.ts';
import { expect, shows, test } from '../fixtures/test.ts';
import { routeOf } from '../support/inject.ts';
import { expectedBody } from '../support/payload.ts';
import { seller } from '../support/people.ts';
import { read } from '../support/read.ts';

test.describe('a visitor from another market', () => {
  test.beforeEach(async ({ page, signUp }) => {
    await signUp.open('?scenario=region.mismatch');
    expect(new URL(page.url()).search).toBe('');
    await signUp.account.submit(seller.email);
  });

  test('is asked, and confirms', async ({ signUp, wire, world }) => {
    await shows(
      ['FLOW-009', 'ERR-021', 'DLG-021'],
      'the market dialog opens and nothing is sent yet',
      async () => {
        await expect(signUp.market.message(read(dialogs.marketTitle))).toBeVisible();
        await expect(signUp.market.confirmButton).toBeEnabled();
        await expect(signUp.market.cancelButton).toBeEnabled();
        expect(wire.counts().send).toBe(0);
      },
    );
    await shows(['FLOW-010', 'FLOW-013', 'DLG-021'], 'confirm sends the code here', async () => {
      await signUp.market.confirmButton.click();
      await expect(signUp).toBeAtStep('verification');
      await expect(signUp.market.root).toHaveCount(0);
      expect(wire.of('send').map((call) => call.body)).toStrictEqual([
        expectedBody(payloads.send, { email: seller.email }),
      ]);
    });
    await shows(['TRACK-013'], 'shown and confirmed are tracked', async () => {
      const names = async (): Promise<string[]> =>
        (await world.events()).map((event) => event.name);
      await expect
        .poll(names)
        .toEqual(expect.arrayContaining([read(events.marketShown), read(events.marketConfirmed)]));
    });
  });

  test('is asked, and cancels', async ({ signUp, wire, world }) => {
    const { market, account } = signUp;
    await shows(['FLOW-011', 'DLG-021'], 'cancel closes the dialog and loading stops', async () => {
      await market.cancelButton.click();
      await expect(market.root).toHaveCount(0);
      await expect(account.continueButton).toBeEnabled();
      await expect(account.continueButton).not.toHaveAttribute('aria-busy', 'true');
      await expect(account.continueButton).toBeFocused();
      await expect(signUp).toBeAtStep('account');
      await expect(account.contact).toHaveValue(seller.email);
    });
    await shows(
      ['FLOW-009', 'FLOW-011'],
      'Continue asks again; still nothing was sent',
      async () => {
        await account.continueButton.click();
        await expect(market.root).toBeVisible();
        expect(wire.counts().send).toBe(0);
      },
    );
    await shows(['TRACK-013'], 'cancelled is tracked', async () => {
      const names = async (): Promise<string[]> =>
        (await world.events()).map((event) => event.name);
      await expect.poll(names).toContain(read(events.marketCancelled));
    });
  });
});

test('a region check that fails blocks the sign-up', async ({ page, signUp, watch, wire }) => {
  const { account } = signUp;
  watch.expectFailureOf(read(payloads.region.path));
  await signUp.open();
  await page.route(routeOf('region'), (route) => route.abort('connectionreset'));
  await shows(['FLOW-036'], 'the network toast shows, loading ends, nothing is sent', async () => {
    await account.submit(seller.email);
    await expect(signUp.toast(read(toasts.network))).toBeVisible();
    await expect(account.continueButton).toBeEnabled();
    await expect(signUp).toBeAtStep('account');
    await expect(account.contact).toHaveValue(seller.email);
    expect(wire.counts().send).toBe(0);
  });
  await page.unroute(routeOf('region'));
  await shows(['FLOW-008'], 'once the network is back, Continue goes on', async () => {
    await account.continueButton.click();
    await expect(signUp).toBeAtStep('verification');
    expect(wire.counts().send).toBe(1);
  });
});
