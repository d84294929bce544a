import { leadEvents } from '../../../oracle/common/events.ts';
import { limits } from '../../../oracle/common/limits.ts';
import { leadForm as facts, rawLead } from '../../../oracle/common/lead.ts';
import { leadCookie as cookieFacts } from '../../../oracle/common/storage.ts';
import { toasts } from '../../../oracle/common/messages.ts';
import { assertAccessible } from '../../../harness/accessibility/assertAccessible.ts';
import { read } from '../../../harness/expected/read.ts';
import { rule } from '../../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../../harness/fixtures/test.ts';
import { assertNoOverflow } from '../../../harness/pages/layout.ts';
import { LeadForm } from '../../../harness/pages/LeadForm.ts';
import { refusal } from '../../../harness/wire/refusal.ts';
import { leadEventsOf } from '../../../harness/world/leadEvents.ts';
import { leadCalls } from '../../../harness/wire/leads.ts';
import { switchOnLeadForm } from '../../../harness/wire/leadForm.ts';
import { routeTo } from '../../../harness/wire/routes.ts';
import { keptLead, leadCookie } from '../../../harness/world/leadCookie.ts';

/** With what would end a cookie that is not encoded (S-174). */
const SHOP = 'https://shop.example.com/ada;id=7?a=b&c=%20d';

rule('lead form', ({ contact, viewport }) => {
  test('group A is asked a question', async ({
    page,
    context,
    signUp,
    port,
    seller,
    wire,
    world,
  }) => {
    const lead = new LeadForm(page);
    const { account } = signUp;
    const [asNew, asExperienced] = [0, 1].map((place) => read(facts.answersA)[place]);
    expect([asNew, asExperienced]).toEqual(['new', 'experienced']);
    await signUp.open(await switchOnLeadForm(page, { port, group: 'A' }));
    await covers(
      ['LEAD-001', 'LEAD-003', 'LEAD-011'],
      'a question with two answers, in place of the form',
      async () => {
        await expect(lead.radios).toHaveCount(read(facts.answersA).length);
        await expect(lead.chosenRadios).toHaveCount(0);
        await expect(account.contact).toBeHidden();
      },
    );
    await assertAccessible(page, 'lead question');
    await assertNoOverflow(page);
    await covers(['LEAD-007'], 'a cookie for seven days', async () => {
      await expect.poll(() => keptLead(context)).toBeDefined();
      const cookie = await leadCookie(context);
      expect(cookie).toMatchObject({
        path: read(cookieFacts.path),
        sameSite: read(cookieFacts.sameSite),
        secure: page.url().startsWith('https'),
      });
      const left = (cookie?.expires ?? 0) - Date.now() / 1000;
      expect(Math.abs(left - read(cookieFacts.maxAgeSeconds))).toBeLessThan(60);
    });
    await covers(['LEAD-002', 'LEAD-005'], 'an experienced seller is asked a link', async () => {
      await lead.answer(1);
      await expect(lead.shopLink).toBeVisible();
      await expect(lead.continueButton).toBeVisible();
      await expect(lead.backButton).toBeVisible();
      await expect(account.contact).toBeHidden();
      await expect
        .poll(() => keptLead(context))
        .toMatchObject({ sellerStatus: read(facts.status).experienced });
    });
    await assertAccessible(page, 'shop link');
    await covers(['LEAD-005', 'LEAD-008'], 'Back asks again, without an answer', async () => {
      await lead.backButton.click();
      await expect(lead.radios).toHaveCount(read(facts.answersA).length);
      await expect(lead.chosenRadios).toHaveCount(0);
      await expect
        .poll(async () => Boolean((await keptLead(context))?.['sellerStatus']))
        .toBe(false);
    });
    await test.step('E-14: the browser’s Back does the same', async () => {
      await lead.answer(1);
      await expect(lead.shopLink).toBeVisible();
      await page.goBack();
      await expect(lead.radios).toHaveCount(read(facts.answersA).length);
      await expect(lead.chosenRadios).toHaveCount(0);
    });
    await covers(['LEAD-002', 'LEAD-008'], 'a new seller signs up at once', async () => {
      await lead.answer(0);
      await expect(signUp).toBeAtStep('account');
      await expect(lead.shopLink).toHaveCount(0);
      await expect
        .poll(() => keptLead(context))
        .toMatchObject({ sellerStatus: read(facts.status).new });
    });
    await covers(['LEAD-006'], 'without the link of a shop no lead goes out', async () => {
      await account.choose(contact);
      await account.submit(seller);
      await expect(signUp).toBeAtStep('verification');
      expect(leadCalls(wire)).toEqual([]);
    });
    await covers(['LEAD-008'], 'each answer is tracked with its group', async () => {
      const { new: asked, experienced } = read(facts.status);
      await expect
        .poll(() => leadEventsOf(world, 'answered'))
        .toEqual(
          [experienced, experienced, asked].map((seller_status) => ({ group: 'A', seller_status })),
        );
      expect(await leadEventsOf(world, 'created')).toEqual([]);
    });
  });

  test('group B is offered buttons', async ({
    page,
    context,
    signUp,
    port,
    seller,
    wire,
    world,
  }) => {
    const lead = new LeadForm(page);
    const { account } = signUp;
    const meanings = read(facts.meaningsB);
    const link = `${SHOP}/`.padEnd(read(limits.shopLinkMax), 'x');
    await signUp.open(await switchOnLeadForm(page, { port, group: 'B' }));
    await covers(['LEAD-001', 'LEAD-004'], 'three of them, in place of the form', async () => {
      for (const name of read(facts.answersB)) await expect(lead.choices[name]).toBeVisible();
      await expect(lead.radios).toHaveCount(0);
      await expect(account.contact).toBeHidden();
    });
    await assertAccessible(page, 'lead buttons');
    await assertNoOverflow(page);
    await covers(['LEAD-002', 'LEAD-008', 'LEAD-010'], 'a shop of the store builder', async () => {
      await lead.choices.Shopify.click();
      await expect(lead.shopLink).toBeVisible();
      await expect.poll(() => keptLead(context)).toMatchObject(meanings.Shopify);
    });
    await covers(['LEAD-005'], 'Back offers the buttons again', async () => {
      await lead.backButton.click();
      await expect(lead.choices.Shopify).toBeVisible();
      await expect
        .poll(async () => Boolean((await keptLead(context))?.['sellerStatus']))
        .toBe(false);
    });
    await covers(['LEAD-002', 'LEAD-007', 'LEAD-010'], 'another shop, with its link', async () => {
      await lead.choices.Others.click();
      await lead.giveLink(`${link}longer`); // what is longer is cut (S-056)
      await expect(signUp).toBeAtStep('account');
      await expect
        .poll(() => keptLead(context))
        .toMatchObject({ ...meanings.Others, shopUrl: link });
    });
    await page.route(routeTo(rawLead.path), (route) => route.fulfill({ json: refusal }));
    await covers(['LEAD-006', 'LEAD-018'], 'Continue sends a lead with the contact', async () => {
      read(facts.contactOfLead);
      expect(leadCalls(wire)).toEqual([]);
      await account.choose(contact);
      await account.submit(seller);
      await expect.poll(() => leadCalls(wire).length).toBe(1);
      const digits = new RegExp(`${seller.typed.replaceAll(/\D/g, '')}$`);
      expect(leadCalls(wire).map(({ body }) => body)).toStrictEqual([
        {
          ...(contact === 'email'
            ? { email: seller.typed }
            : { phone: expect.stringMatching(digits) }),
          shop_link: link,
          channel_source: read(rawLead.channelSource),
          channel_detail: read(rawLead.registerDetail),
        },
      ]);
    });
    await test.step('the sign-up goes on though the lead is refused', async () => {
      await expect(signUp).toBeAtStep('verification');
      await expect(signUp.toast(read(toasts.leadFailed))).toHaveCount(0);
    });
    await covers(['LEAD-006'], 'the next Continue sends another', async () => {
      await signUp.backButton.click();
      await account.continueButton.click();
      await expect.poll(() => leadCalls(wire).length).toBe(2);
      await expect(signUp).toBeAtStep('verification');
    });
    await covers(['LEAD-008'], 'answers and outcome are tracked', async () => {
      const source = read(leadEvents.sources).register;
      const failed = { source, code: refusal.code };
      await expect.poll(() => leadEventsOf(world, 'failed')).toEqual([failed, failed]);
      const answered = [meanings.Shopify, meanings.Others];
      expect(await leadEventsOf(world, 'answered')).toEqual(
        answered.map(({ sellerStatus }) => ({ group: 'B', seller_status: sellerStatus })),
      );
      const told = JSON.stringify(await world.events());
      for (const text of [seller.typed, SHOP]) expect(told).not.toContain(text);
    });
  });

  if (viewport === 'mobile')
    test('a first store signs up at once', async ({ page, context, signUp, port }) => {
      const lead = new LeadForm(page);
      await signUp.open(await switchOnLeadForm(page, { port, group: 'B' }));
      await covers(['LEAD-002', 'LEAD-004', 'LEAD-008'], 'as a new seller', async () => {
        await lead.choices['first store'].click();
        await expect(signUp).toBeAtStep('account');
        await expect(lead.shopLink).toHaveCount(0);
        await expect
          .poll(() => keptLead(context))
          .toMatchObject(read(facts.meaningsB)['first store']);
      });
    });
  else
    test('without the experiment nothing is asked', async ({ page, context, signUp }) => {
      const lead = new LeadForm(page);
      const answer = page.waitForResponse(routeTo(facts.experiments));
      await signUp.open();
      await (await answer).finished();
      await signUp.started();
      await test.step('the form at once, no cookie (S-148)', async () => {
        await expect(signUp).toBeAtStep('account');
        await expect(lead.radios.or(lead.choices.Shopify).or(lead.shopLink)).toHaveCount(0);
        expect(await leadCookie(context)).toBeUndefined();
      });
    });
});
