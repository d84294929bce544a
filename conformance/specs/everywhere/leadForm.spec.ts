import { leadEvents } from '../../oracle/common/events.ts';
import { leadForm as facts, rawLead } from '../../oracle/common/lead.ts';
import { expectationsOf } from '../../oracle/regions.ts';
import { known } from '../../oracle/SourcedValue.ts';
import { read } from '../../harness/expected/read.ts';
import { screenInTurn } from '../../harness/expected/turns.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../harness/fixtures/test.ts';
import { LeadForm } from '../../harness/pages/LeadForm.ts';
import { MethodTerms } from '../../harness/pages/MethodTerms.ts';
import { Provider, providerOrigin } from '../../harness/pages/Provider.ts';
import { keptLead } from '../../harness/world/leadCookie.ts';
import { leadEventsOf } from '../../harness/world/leadEvents.ts';
import { leadCalls } from '../../harness/wire/leads.ts';
import { switchOnLeadForm } from '../../harness/wire/leadForm.ts';

const SHOP = 'https://shop.example.com/ada';

everySite(({ region, viewport }) => {
  if (known(expectationsOf(region).googleLogin) !== true || viewport !== screenInTurn(region))
    return;

  test('a sign-in method sends the link of the shop', async ({
    page,
    context,
    signUp,
    singleForm,
    port,
    watch,
    wire,
    world,
  }) => {
    watch.allow(providerOrigin(port));
    const lead = new LeadForm(page);
    await signUp.open(await switchOnLeadForm(page, { port, group: 'B' }));
    await lead.choices.Others.click();
    await lead.giveLink(SHOP);
    await covers(['LEAD-006', 'LEAD-018'], 'alone, since no account is typed whole', async () => {
      read(facts.contactOfLead);
      await signUp.account.contact.fill('12');
      await signUp.signInMethod('google').click();
      await expect
        .poll(() => leadCalls(wire).map(({ body }) => body))
        .toEqual([
          {
            shop_link: SHOP,
            channel_source: read(rawLead.channelSource),
            channel_detail: read(rawLead.registerDetail),
          },
        ]);
    });
    await covers(['LEAD-006', 'LEAD-007'], 'once, and it is kept on the way there', async () => {
      await new MethodTerms(page).agree();
      await new Provider(page).consentButton.waitFor();
      const arrived = (await world.calls()).filter(({ path }) => path === read(rawLead.path));
      expect(arrived).toMatchObject([{ status: 200 }]);
      expect(await keptLead(context)).toMatchObject({
        ...read(facts.meaningsB).Others,
        shopUrl: SHOP,
      });
    });
    await test.step('answer and lead are tracked (S-154)', async () => {
      const source = read(leadEvents.sources).register;
      await expect.poll(() => leadEventsOf(world, 'created')).toEqual([{ source }]);
      const { sellerStatus } = read(facts.meaningsB).Others;
      const answered = { group: 'B', seller_status: sellerStatus };
      expect(await leadEventsOf(world, 'answered')).toEqual([answered]);
    });
    if (region !== 'gb') return;
    await covers(['LEAD-006'], 'so does one of the single form', async () => {
      await page.goto('/account/register?scenario=experiments.off');
      await lead.choices.Others.click();
      await lead.giveLink(SHOP);
      await singleForm.section.waitFor();
      const before = leadCalls(wire).length;
      await signUp.signInMethod('google').click();
      await expect.poll(() => leadCalls(wire).length).toBe(before + 1);
      expect(leadCalls(wire).at(-1)?.body).toMatchObject({ shop_link: SHOP });
    });
  });
});
