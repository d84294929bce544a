import { signUpMethods } from '../../oracle/common/events.ts';
import { expectationsOf } from '../../oracle/regions.ts';
import { known } from '../../oracle/SourcedValue.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../harness/fixtures/test.ts';
import { mentions } from '../../harness/wire/mentions.ts';
import { read } from '../../harness/expected/read.ts';

/** The methods beside the form: their ids, and their names in analytics. */
const methods = [
  { id: 'shortVideo', name: 'short-video', isOffered: 'shortVideoLogin' },
  { id: 'google', name: 'social', isOffered: 'googleLogin' },
  { id: 'partner', name: 'partner', isOffered: 'partnerFlow' },
] as const;

everySite(({ region, viewport }) => {
  if (viewport === 'mobile') return; // the screen does not change where a button leads
  for (const { id, name, isOffered } of methods) {
    if (known(expectationsOf(region)[isOffered]) !== true) continue;
    test(`the button of ${id} leads to it`, async ({
      page,
      signUp,
      seller,
      wire,
      world,
      expected,
    }) => {
      await signUp.open();
      await signUp.account.choose(seller.contact);
      await signUp.account.contact.fill(seller.typed);
      const left = page.waitForRequest(
        (request) => request.isNavigationRequest() && !request.url().includes('/account/register'),
      );
      await signUp.signInMethod(id).click();
      const address = decodeURIComponent((await left).url());
      await test.step('it leaves the page without the account', () => {
        expect(address).not.toMatch(mentions(seller.known));
      });
      // A§4 says it of the platform account and the social provider alone.
      if (id !== 'partner' && read(expected.networkAllowList).length > 0)
        await covers(['OAUTH-003'], 'the region is checked first', () => {
          expect(wire.counts()).toMatchObject({ region: 1, send: 0 });
        });
      await covers(['TRACK-010'], 'by its code in analytics', async () => {
        const codes = Object.entries(read(signUpMethods));
        const code = Number(codes.find(([, method]) => method === name)?.[0]);
        await expect
          .poll(async () => (await world.events()).map((event) => event['method']))
          .toContain(code);
      });
    });
  }
});
