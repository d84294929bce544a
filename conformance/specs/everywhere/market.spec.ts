import { events } from '../../oracle/common/events.ts';
import { dialogs } from '../../oracle/common/messages.ts';
import { payloads } from '../../oracle/common/payloads.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../harness/fixtures/test.ts';
import { answerWith } from '../../harness/wire/routes.ts';
import { assertAccessible } from '../../harness/accessibility/assertAccessible.ts';
import { expectedBody } from '../../harness/wire/payload.ts';
import { read } from '../../harness/expected/read.ts';
import { screenInTurn } from '../../harness/expected/turns.ts';

const regionAnswer = (ip_region: string) => ({ code: 0, message: '', data: { ip_region } });

everySite(({ region, viewport }) => {
  if (viewport !== screenInTurn(region)) return;

  test('a user of this market goes on, one of another market is asked', async ({
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
      await covers(['FLOW-008'], 'without a list everybody goes on', async () => {
        await expect(signUp).toBeAtStep('verification');
        expect(wire.counts()).toMatchObject({ send: 1 });
      });
      return;
    }
    await covers(
      ['FLOW-009', 'ERR-021', 'REGION-015'],
      'a user of another market is asked',
      async () => {
        await expect(market.message(read(dialogs.marketTitle))).toBeVisible();
        await expect(market.confirmButton).toBeEnabled();
        expect(wire.counts()).toMatchObject({ region: 1, send: 0 });
      },
    );
    await assertAccessible(page, 'market');
    if (viewport === 'desktop' && (await market.changeButton.count()) > 0)
      await covers(['DLG-016'], 'the country can be another one than it asks about', async () => {
        const asked = await market.country.innerText();
        await market.changeButton.click();
        await expect(market.countries).not.toHaveCount(0);
        const offered = await market.countries.allInnerTexts();
        expect(offered.filter((name) => asked.includes(name))).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(market.countries).toHaveCount(0);
        await expect(market.changeButton).toBeFocused();
        await expect(market.root).toBeVisible();
      });
    await covers(
      ['FLOW-011', 'DLG-021'],
      'cancel closes the dialog, nothing was sent',
      async () => {
        await market.cancelButton.click();
        await expect(market.root).toHaveCount(0);
        await expect(account.continueButton).toBeEnabled();
        await expect(account.continueButton).toBeFocused();
        expect(wire.counts().send).toBe(0);
      },
    );
    await covers(['FLOW-010', 'DLG-021'], 'confirm sends the code', async () => {
      await account.continueButton.click();
      await market.confirmButton.click();
      await expect(signUp).toBeAtStep('verification');
      expect(wire.of('send').map(({ body }) => body)).toStrictEqual([
        expectedBody(payloads[seller.contact].send, seller.slots),
      ]);
    });
    await covers(['TRACK-013'], 'events track shown, cancelled and confirmed', async () => {
      const { marketShown, marketCancelled, marketConfirmed } = events;
      const wanted = [marketShown, marketCancelled, marketConfirmed].map((name) => read(name));
      await expect.poll(() => world.eventNames()).toEqual(expect.arrayContaining(wanted));
    });
    await covers(['FLOW-008', 'REGION-015'], 'a user of this market goes on at once', async () => {
      await signUp.backButton.click();
      await expect(signUp).toBeAtStep('account');
      await answerWith(page, 'region', regionAnswer(read(expected.ownIpRegion).toLowerCase()));
      await account.continueButton.click();
      await expect(verification.boxes.first()).toBeVisible();
      await expect(market.root).toHaveCount(0);
    });
  });
});
