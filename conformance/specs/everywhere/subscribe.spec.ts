import type { Locator } from '@playwright/test';
import { leadEvents } from '../../oracle/common/events.ts';
import { rawLead, subscribe as facts } from '../../oracle/common/lead.ts';
import { limits } from '../../oracle/common/limits.ts';
import { toasts } from '../../oracle/common/messages.ts';
import { expectationsOf } from '../../oracle/regions.ts';
import { known } from '../../oracle/SourcedValue.ts';
import { assertAccessible } from '../../harness/accessibility/assertAccessible.ts';
import { cut } from '../../harness/expected/cut.ts';
import { read } from '../../harness/expected/read.ts';
import { screenInTurn } from '../../harness/expected/turns.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../harness/fixtures/test.ts';
import { Bar } from '../../harness/pages/Bar.ts';
import { timeOf } from '../../harness/pages/clock.ts';
import { Landing } from '../../harness/pages/Landing.ts';
import { assertNoOverflow, isUncovered, placement } from '../../harness/pages/layout.ts';
import { Subscribe } from '../../harness/pages/Subscribe.ts';
import { answerContent } from '../../harness/wire/answerContent.ts';
import { refusal } from '../../harness/wire/refusal.ts';
import { leadEventsOf } from '../../harness/world/leadEvents.ts';
import { detailOf, filledFields, leadCalls } from '../../harness/wire/leads.ts';
import { routeTo } from '../../harness/wire/routes.ts';

/** What the content service says of the form. One sign of the label is made of five code points (E-11). */
const texts = {
  title: 'Letters for sellers of small shops',
  titleHighlightText: 'small shops',
  description: 'One letter a month, about what other sellers did.',
  buttonText: 'Send me a letter 👩‍👩‍👧 of sellers',
};
const label = (): string =>
  cut(texts.buttonText, read(limits.subscribeLabelMax), read(facts.ellipsis));

/** A query of which a part may not go on (S-180, security decisions), and the part that may. */
const QUERY = '?channel=spring&utm_source=mail';
const SENSITIVE = '&email_phone_number=ada.early%40example.com&profileKey=key-1&ticket=ticket-1';
const detail = { channel: 'spring', utm_source: 'mail' };

/** The form of a phone in a lead is not given: with its calling code or as typed (LEAD-014). */
const leads = {
  email: { typed: 'Grace.Seller@example.com', sent: { email: 'Grace.Seller@example.com' } },
  phone: { typed: '2025550123', sent: { phone: expect.stringMatching(/^(\+1)?2025550123$/) } },
};
const SHOP = 'https://shop.example.com/ada';

/** Reads the page until something shows: nothing says where it stands, and when its content is fetched. */
async function find(landing: Landing, wanted: Locator): Promise<void> {
  const count = async (): Promise<number> => {
    await landing.readToEnd();
    return wanted.count();
  };
  await expect.poll(count, wanted.toString()).toBe(1);
}

/** Without the button: where it is tested that nothing opens by itself. */
const withoutButton: ReadonlySet<string> = new Set(['gb']);

everySite(({ region, viewport }) => {
  const { subscribeButton } = expectationsOf(region);
  const hasButton = known(subscribeButton) === true;
  const isInTurn = viewport === screenInTurn(region);

  if (!hasButton && withoutButton.has(region) && isInTurn)
    test('no subscribe form opens by itself', async ({ page, signUp, wire }) => {
      await page.clock.install();
      await signUp.open();
      await new Landing(page).loaded();
      await test.step('not after the time, and no lead goes out', async () => {
        read(subscribeButton);
        await page.clock.runFor(2 * read(limits.subscribeAutoOpen));
        await expect(page.getByRole('dialog')).toHaveCount(0);
        expect(leadCalls(wire)).toEqual([]);
      });
    });

  if (!hasButton) return;

  test('the subscribe form opens by itself, once', async ({ page, signUp, logIn, wire, world }) => {
    const wait = read(limits.subscribeAutoOpen);
    const subscribe = new Subscribe(page, label());
    const { openButton, drawer, drawerWithForm, closeButton } = subscribe;
    const [bar, landing] = [new Bar(page, viewport), new Landing(page)];
    const begun = Date.now();
    await page.clock.install({ time: begun });
    await answerContent(page, read(facts.slot), [texts]);
    await signUp.open();
    await signUp.started();
    read(subscribeButton);
    // What counts the time may load after the form, and a clock that is set on would time the texts out.
    await find(landing, openButton);
    const shown = await timeOf(page);
    const held = viewport === 'desktop' ? bar.universityLink : bar.menuButton;
    await held.focus();
    await page.clock.pauseAt(begun + wait - 100);
    await covers(['SUB-001'], 'not before the time', async () => {
      await expect(drawerWithForm).toHaveCount(0);
    });
    // Only now, since the form waits while the menu is open.
    if (viewport === 'mobile') {
      await held.click();
      await expect(drawer).toBeVisible();
    }
    await page.clock.runFor(shown - begun + 200);
    await page.clock.resume();
    if (viewport === 'mobile')
      await covers(['SUB-001'], 'E-16: it waits while the menu is open', async () => {
        await expect(drawer).toHaveCount(1);
        await expect(drawerWithForm).toHaveCount(0);
        await page.keyboard.press('Escape');
        await expect(drawerWithForm).toBeVisible();
        await expect(drawer).toHaveCount(1);
      });
    else
      await covers(['SUB-001'], 'after the time, without the focus (E-16)', async () => {
        await expect(drawerWithForm).toBeVisible();
        await expect(held).toBeFocused();
      });
    await covers(['SUB-002'], 'it can be closed', async () => {
      await closeButton.click();
      await expect(drawer).toHaveCount(0);
    });
    await covers(['SUB-001'], 'it does not open by itself again', async () => {
      read(facts.opensByItself);
      await wire.answered();
      await page.clock.runFor(2 * wait);
      await expect(drawer).toHaveCount(0);
    });
    await covers(['SUB-004'], 'its button, the label cut to the length', async () => {
      await find(landing, openButton);
      await expect(openButton).toBeVisible();
    });
    await covers(['SUB-002'], 'its button opens it, Escape closes it', async () => {
      await openButton.click();
      await expect(drawerWithForm).toBeVisible();
      await expect(drawer.locator(':focus').or(drawer.and(page.locator(':focus')))).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
      await expect(openButton).toBeFocused();
    });
    await covers(['SUB-001'], 'once per load, on the way back from another page too', async () => {
      await signUp.account.logInLink.click();
      await logIn.registerLink.click();
      await find(landing, openButton);
      await page.clock.runFor(2 * wait);
      await expect(drawer).toHaveCount(0);
    });
    await test.step('each opening is tracked with what opened it (S-154)', async () => {
      const { time, seller } = read(leadEvents.openers);
      await expect
        .poll(() => leadEventsOf(world, 'subscribeOpened'))
        .toEqual([{ by: time }, { by: seller }]);
    });
  });

  test('the subscribe form leaves the sign-up alone', async ({ page, signUp }) => {
    const { contact, continueButton } = signUp.account;
    const { openButton, drawerWithForm } = new Subscribe(page, label());
    await page.clock.install();
    await answerContent(page, read(facts.slot), [texts]);
    await signUp.open();
    await signUp.started();
    await find(new Landing(page), openButton); // what counts the time is there
    await contact.fill('ada');
    await page.clock.runFor(read(limits.subscribeAutoOpen) + 5000);
    await test.step('E-16: it does not cover a form in use', async () => {
      await expect(drawerWithForm).toHaveCount(0);
      await expect(contact).toBeFocused();
      await page.keyboard.type('.seller');
      await expect(contact).toHaveValue('ada.seller');
      expect(await isUncovered(contact)).toBe(true);
      await continueButton.scrollIntoViewIfNeeded();
      expect(await isUncovered(continueButton)).toBe(true);
    });
    await test.step('E-16: it opens once the form is left', async () => {
      await contact.fill('');
      await contact.blur();
      await expect(drawerWithForm).toBeVisible();
    });
  });

  test('a lead from the subscribe drawer', async ({ page, signUp, wire, world }) => {
    const { openButton, drawer, inDrawer } = new Subscribe(page, label());
    const lead = viewport === 'desktop' ? leads.email : leads.phone;
    await answerContent(page, read(facts.slot), [texts]);
    await signUp.open(QUERY + SENSITIVE);
    await signUp.started();
    await find(new Landing(page), openButton);
    await openButton.click();
    await expect(inDrawer.fields).toHaveCount(read(facts.fields).length);
    if (viewport === 'desktop')
      await covers(['UI-008'], 'it is as wide as specified', async () => {
        const boxes = await Promise.all([drawer, inDrawer.form].map((one) => one.boundingBox()));
        const widths = boxes.map((box) => Math.round(box?.width ?? 0));
        expect(widths).toContain(read(limits.subscribeFormWidth));
      });
    await covers(['LEAD-012'], 'it asks for a phone or an e-mail', async () => {
      await inDrawer.submitButton.click();
      await expect(inDrawer.contact).toShowFieldError(read(rawLead.mandatoryKey));
      expect(leadCalls(wire)).toEqual([]);
    });
    await assertAccessible(page, 'subscribe form');
    await assertNoOverflow(page);
    await covers(['LEAD-020'], 'a refused lead is reported, the form stays', async () => {
      await page.route(routeTo(rawLead.path), (route) => route.fulfill({ json: refusal }));
      await inDrawer.enter({ contact: lead.typed, shopLink: SHOP });
      await inDrawer.submitButton.click();
      await expect(signUp.toast(read(toasts.leadFailed))).toShowItsText();
      await expect(inDrawer.contact).toHaveValue(lead.typed);
      await expect(inDrawer.shopLink).toHaveValue(SHOP);
      await page.unroute(routeTo(rawLead.path));
    });
    await covers(['SUB-003', 'LEAD-019'], 'one that is taken leads to thanks', async () => {
      await inDrawer.submitButton.click();
      await expect(inDrawer.fields).toHaveCount(0);
      await expect(drawer).toBeVisible();
      await expect(drawer).toContainText(/\S/);
    });
    await covers(
      ['LEAD-014', 'LEAD-015', 'LEAD-016', 'LEAD-017'],
      'each lead, exactly as specified',
      () => {
        const calls = leadCalls(wire);
        expect(calls).toHaveLength(2);
        for (const call of calls) {
          expect(call.method).toBe(read(rawLead.method));
          expect(call.body).toStrictEqual({
            ...{ ...lead.sent, shop_link: SHOP, channel_detail: expect.any(String) },
            channel_source: read(rawLead.channelSource),
          });
          expect(detailOf(call)).toEqual(detail);
        }
      },
    );
    await test.step('both outcomes are tracked, without the lead (S-154)', async () => {
      const source = read(leadEvents.sources).subscribe;
      await expect.poll(() => leadEventsOf(world, 'created')).toEqual([{ source }]);
      expect(await leadEventsOf(world, 'failed')).toEqual([{ source, code: refusal.code }]);
      const told = JSON.stringify(await world.events());
      for (const text of [lead.typed, SHOP]) expect(told).not.toContain(text);
    });
    if (viewport === 'mobile')
      await covers(['UI-009'], 'the thanks stand in a drawer of the specified height', async () => {
        const height = read(limits.subscribeDrawerHeight);
        await expect.poll(() => placement(drawer)).toMatchObject({ height, atBottom: true });
      });
    await assertAccessible(page, 'thanks');
    await covers(['SUB-002'], 'Escape closes the thanks', async () => {
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
    });
  });

  if (isInTurn)
    test('a lead from the form within the page', async ({ page, signUp, wire }) => {
      const { module, inPage, openButton, drawer } = new Subscribe(page, label());
      const landing = new Landing(page);
      const lead = viewport === 'desktop' ? leads.phone : leads.email;
      await page.clock.install();
      await page.route(routeTo(rawLead.path), (route) =>
        route.fulfill({ json: { code: read(rawLead.noCode), message: '', data: null } }),
      );
      await answerContent(page, read(facts.slot), [texts]);
      await signUp.open(QUERY);
      await signUp.started();
      await landing.readAll();
      await covers(['LAND-033'], 'it shows the texts of its slot', async () => {
        await expect(landing.heading('subscribeForm')).toContainText(texts.title);
        await expect(module).toContainText(texts.titleHighlightText);
        await expect(module).toContainText(texts.description);
      });
      await covers(['LEAD-012'], 'it asks for a phone or an e-mail', async () => {
        await inPage.submitButton.click();
        await expect(inPage.contact).toShowFieldError(read(rawLead.mandatoryKey));
        expect(leadCalls(wire)).toEqual([]);
      });
      await covers(
        ['LEAD-013', 'LEAD-014', 'LEAD-015', 'LEAD-017'],
        'a lead without a shop link',
        async () => {
          await inPage.contact.fill(lead.typed);
          await inPage.submitButton.click();
          await expect
            .poll(() => leadCalls(wire).map(filledFields))
            .toEqual([
              {
                ...{ ...lead.sent, channel_detail: expect.any(String) },
                channel_source: read(rawLead.channelSource),
              },
            ]);
          expect(leadCalls(wire).map(detailOf)).toEqual([detail]);
        },
      );
      await covers(['SUB-003', 'LEAD-019'], 'an answer without a code is a success', async () => {
        await expect(inPage.fields).toHaveCount(0);
        await expect(module).toBeVisible();
      });
      await test.step('S-145, as it is read here: who has subscribed is not offered it', async () => {
        await find(landing, openButton); // what counts the time is there
        await wire.answered();
        await page.clock.runFor(2 * read(limits.subscribeAutoOpen));
        await page.evaluate(() => new Promise(requestAnimationFrame));
        await expect(drawer).toHaveCount(0);
      });
    });
});
