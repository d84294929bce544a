import { leadEvents } from '../../oracle/common/events.ts';
import { rawLead } from '../../oracle/common/lead.ts';
import { expectationsOf } from '../../oracle/regions.ts';
import { known } from '../../oracle/SourcedValue.ts';
import { read } from '../../harness/expected/read.ts';
import { screenInTurn } from '../../harness/expected/turns.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../harness/fixtures/test.ts';
import { LeadForm } from '../../harness/pages/LeadForm.ts';
import { leadEventsOf } from '../../harness/world/leadEvents.ts';
import { leadCalls } from '../../harness/wire/leads.ts';
import { switchOnLeadForm } from '../../harness/wire/leadForm.ts';

const SHOP = 'https://shop.example.com/ada';

everySite(({ region, viewport }) => {
  if (known(expectationsOf(region).googleLogin) !== true || viewport !== screenInTurn(region))
    return;

  test('a sign-in method sends the link of the shop', async ({
    page,
    signUp,
    port,
    wire,
    world,
  }) => {
    const lead = new LeadForm(page);
    await signUp.open(await switchOnLeadForm(page, { port, group: 'B' }));
    await lead.choices.Others.click();
    await lead.giveLink(SHOP);
    await covers(['LEAD-006', 'LEAD-018'], 'alone, since no account is typed', async () => {
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
    await test.step('the lead that was taken is tracked (S-154)', async () => {
      const source = read(leadEvents.sources).register;
      await expect.poll(() => leadEventsOf(world, 'created')).toEqual([{ source }]);
    });
  });
});
