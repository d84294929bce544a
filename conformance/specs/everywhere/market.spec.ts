import { events } from '../../expectations/events.ts';
import { dialogs } from '../../expectations/messages.ts';
import { payloads } from '../../expectations/payloads.ts';
import { everySite } from '../../fixtures/sites.ts';
import { expect, shows, test } from '../../fixtures/test.ts';
import { answerWith } from '../../support/inject.ts';
import { judgeAccessibility } from '../../support/judgeAccessibility.ts';
import { expectedBody } from '../../support/payload.ts';
import { read } from '../../support/read.ts';
import { screenInTurn } from '../../support/Site.ts';

const regionAnswer = (ip_region: string) => ({ code: 0, message: '', data: { ip_region } });

everySite(({ region, viewport }) => {
  if (viewport !== screenInTurn(region)) return;

  test('a visitor from this market goes on, one from another is asked', async ({
    page,
    signUp,
    arrive,
    seller,
    wire,
    world,
    expected,
  }) => {
    const { account, market, verification } = signUp;
    const asks = read(expected.networkAllowList).length > 0;
    await answerWith(page, 'region', regionAnswer(read(expected.foreignIpRegion)));
    await arrive.atAccount();
    await account.submit(seller);
    if (!asks) {
      await shows(['FLOW-008'], 'no list: everybody goes on', async () => {
        await expect(signUp).toBeAtStep('verification');
        expect(wire.counts()).toMatchObject({ send: 1 });
      });
      return;
    }
    await shows(['FLOW-009', 'ERR-021', 'REGION-015'], 'another is asked', async () => {
      await expect(market.message(read(dialogs.marketTitle))).toBeVisible();
      await expect(market.confirmButton).toBeEnabled();
      expect(wire.counts()).toMatchObject({ region: 1, send: 0 });
    });
    await judgeAccessibility(page, 'market');
    await shows(['FLOW-011', 'DLG-021'], 'cancel ends it: nothing was sent', async () => {
      await market.cancelButton.click();
      await expect(market.root).toHaveCount(0);
      await expect(account.continueButton).toBeEnabled();
      await expect(account.continueButton).toBeFocused();
      expect(wire.counts().send).toBe(0);
    });
    await shows(['FLOW-010', 'DLG-021'], 'confirm sends the code here', async () => {
      await account.continueButton.click();
      await market.confirmButton.click();
      await expect(signUp).toBeAtStep('verification');
      expect(wire.of('send').map(({ body }) => body)).toStrictEqual([
        expectedBody(payloads[seller.contact].send, seller.slots),
      ]);
    });
    await shows(['TRACK-013'], 'shown, cancelled and confirmed are tracked', async () => {
      const names = async (): Promise<string[]> => (await world.events()).map(({ name }) => name);
      const { marketShown, marketCancelled, marketConfirmed } = events;
      const wanted = [marketShown, marketCancelled, marketConfirmed].map((name) => read(name));
      await expect.poll(names).toEqual(expect.arrayContaining(wanted));
    });
    await shows(['FLOW-008', 'REGION-015'], 'somebody from here goes on at once', async () => {
      await signUp.backButton.click();
      await expect(signUp).toBeAtStep('account');
      await answerWith(page, 'region', regionAnswer(read(expected.ownIpRegion).toLowerCase()));
      await account.continueButton.click();
      await expect(verification.boxes.first()).toBeVisible();
      await expect(market.root).toHaveCount(0);
    });
  });
});
