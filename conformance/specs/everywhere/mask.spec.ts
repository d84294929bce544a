import { payloads } from '../../oracle/common/payloads.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../harness/fixtures/test.ts';
import { assertAccessible } from '../../harness/accessibility/assertAccessible.ts';
import { read } from '../../harness/expected/read.ts';
import { screenInTurn } from '../../harness/expected/turns.ts';
import { Checklist } from '../../harness/pages/Checklist.ts';
import { placement } from '../../harness/pages/layout.ts';
import { pressMask } from '../../harness/pages/pressMask.ts';
import { hold, placeIn, refuseNext, routeTo } from '../../harness/wire/routes.ts';

/** A code that is not sent to another region (S-171). */
const elsewhere = { code: 17, description: 'Elsewhere.' } as const;

/** One on each screen. */
const judged: ReadonlySet<string> = new Set(['gb', 'id']);

everySite(({ region, viewport }) => {
  if (!judged.has(region) || viewport !== screenInTurn(region)) return;

  test('a press on the mask cancels a question, unless a request is running', async ({
    page,
    signUp,
    arrive,
    seller,
    wire,
    expected,
  }) => {
    const { account, market } = signUp;
    await placeIn(page, read(expected.foreignIpRegion));
    await arrive.atAccount();
    await account.submit(seller);
    await market.root.locator(':focus').waitFor();
    await covers(['FLOW-011'], 'it closes the question, and nothing is sent (E-30)', async () => {
      await pressMask(market.root);
      await expect(market.root).toHaveCount(0);
      await expect(account.continueButton).toBeFocused();
      expect(wire.counts().send).toBe(0);
    });
    await test.step('E-30: it does not while the code is sent', async () => {
      await account.continueButton.click();
      await market.root.locator(':focus').waitFor();
      const release = await hold(page, 'send');
      await market.confirmButton.click();
      await expect.poll(() => wire.counts().send).toBe(1);
      await expect(market.confirmButton, 'DLG-015').toShowItsCall();
      await pressMask(market.root);
      await expect(market.root).toBeVisible();
      await release();
      await expect(signUp).toBeAtStep('verification');
      expect(wire.counts().send).toBe(1);
    });
  });

  test('the question about another contact leads back to it', async ({
    page,
    signUp,
    arrive,
    seller,
    otherSeller,
    wire,
    world,
  }) => {
    const { account, market } = signUp;
    const change = signUp.changeContact(seller.contact);
    const { path } = payloads[seller.contact].change;
    await world.register(seller);
    await arrive.atAccount();
    await account.submit(seller);
    await signUp.accountExists(seller.contact).changeButton.click();
    const ask = async (): Promise<void> => {
      await refuseNext(page, path, elsewhere);
      await change.confirmButton.click();
      await market.root.locator(':focus').waitFor();
    };
    await covers(['DLG-011', 'FLOW-011'], 'cancelled, as it was typed (S-171)', async () => {
      await change.contact.fill(otherSeller.typed);
      await ask();
      await market.cancelButton.click();
      await expect(market.root).toHaveCount(0);
      await expect(change.contact).toHoldContact(otherSeller);
      expect(wire.counts().change).toBe(1);
    });
    await covers(['DLG-015', 'FLOW-010'], 'confirmed, its code is sent', async () => {
      await ask();
      const release = await hold(page, routeTo(path));
      await market.confirmButton.click();
      await expect(market.confirmButton).toShowItsCall();
      await release();
      await expect(signUp).toBeAtStep('verification');
      expect(wire.of('change').at(-1)?.body).toMatchObject(otherSeller.slots);
    });
  });

  test('the checklist is a panel over the page', async ({ page, signUp }) => {
    const checklist = new Checklist(page);
    const { opener, panel, closeButton, entries } = checklist;
    await signUp.open();
    await signUp.started();
    await checklist.reach();
    expect(await checklist.scrollsByWheel(), 'without the panel').toBeGreaterThan(0);
    await opener.scrollIntoViewIfNeeded();
    await checklist.open();
    await covers(['DLG-024'], 'from below, with a title and a button that closes it', async () => {
      await expect.poll(() => placement(panel)).toMatchObject({ centred: true, atBottom: true });
      await expect(panel.getByRole('heading').first()).toBeVisible();
      await expect(entries).not.toHaveCount(0);
      await assertAccessible(page, 'the checklist');
    });
    await covers(['DLG-024'], 'the page behind does not scroll (E-30)', async () => {
      expect(await checklist.scrollsByWheel()).toBe(0);
    });
    const closes = [
      ['its button', () => closeButton.click()],
      ['its mask', () => pressMask(panel)],
      ['Escape', () => page.keyboard.press('Escape')],
    ] as const;
    for (const [by, close] of closes)
      await covers(['DLG-024'], `${by} closes it, and the focus returns (E-30)`, async () => {
        if ((await panel.count()) === 0) await checklist.open();
        await close();
        await expect(panel).toHaveCount(0);
        await expect(opener).toBeFocused();
      });
  });
});
