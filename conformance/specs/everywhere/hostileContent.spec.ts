import { dynamicLanding } from '../../oracle/common/landing.ts';
import { REGION_IDS } from '../../oracle/regions.ts';
import { assertLayout } from '../../harness/assertions/assertLayout.ts';
import { selectors, type ModuleName } from '../../harness/contract.ts';
import { read } from '../../harness/expected/read.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, test } from '../../harness/fixtures/test.ts';
import { Landing } from '../../harness/pages/Landing.ts';
import { assertNoOverflow } from '../../harness/pages/layout.ts';
import { MainBanner } from '../../harness/pages/MainBanner.ts';
import { slowTimers } from '../../harness/pages/slowTimers.ts';
import { allowMedia } from '../../harness/wire/allowMedia.ts';
import { switchOn } from '../../harness/wire/experiments.ts';
import { answerHostile, MARK, TRACE } from '../../harness/wire/hostileContent.ts';
import { STANDS_FOR, writeRegions } from '../../shared/standsFor.ts';

/**
 * The page with the fullest banner, on which every module shows that has content, and one in Arabic that
 * ends with items of the content service: one code shows them everywhere.
 */
const tested: Readonly<Record<string, readonly string[]>> = {
  us: ['desktop', 'mobile'],
  me: ['mobile'],
};
/** Modules of each that show it. */
const modules: Readonly<Record<string, readonly ModuleName[]>> = {
  us: ['sellerStories', 'questions', 'subscribeForm', 'partners'],
  me: ['bottomNav', 'questions', 'partners'],
};
/** Milliseconds for a page of such texts, which is far longer than any other, to be read on a busy machine. */
const READING = 40_000;
const annotation = { type: STANDS_FOR, description: writeRegions(REGION_IDS) };

everySite(({ region, viewport }) => {
  if (!tested[region]?.includes(viewport)) return;

  test(
    'hostile content is text, and the form can be used',
    { annotation },
    async ({ page, signUp, seller, port, watch }) => {
      const landing = new Landing(page);
      await slowTimers(page);
      await allowMedia(page, { port, watch });
      await answerHostile(page);
      await switchOn(page, { [read(dynamicLanding.flag)]: 1 });
      await signUp.open();
      await signUp.account.choose(seller.contact);
      await signUp.started();
      await test.step('it shows as text, to its end', async () => {
        const listed = modules[region] ?? [];
        await expect
          .poll(() => landing.readToEnd(), { timeout: READING })
          .toEqual(expect.arrayContaining([...listed]));
        await landing.loaded();
        await landing.readToEnd();
        for (const name of listed) await expect(landing.module(name)).toContainText('Hostile');
        await expect(new MainBanner(page).root).toContainText('Hostile');
        await expect(page.locator(MARK)).toHaveCount(0);
      });
      await test.step('no script of it runs, and no link leads to one', async () => {
        expect(await page.evaluate((name) => name in globalThis, TRACE)).toBe(false);
        const links = await page
          .locator('a')
          .evaluateAll((all) => (all as HTMLAnchorElement[]).map(({ href }) => href));
        expect(links.filter((href) => !/^(?:https?:|mailto:|tel:)/.test(href))).toEqual([]);
      });
      await test.step('nothing is wider than the screen, and no error shows', async () => {
        await assertNoOverflow(page);
        await assertLayout(page, 'end of the page');
        await expect(page.locator(selectors.toasts).locator(selectors.messages)).toHaveCount(0);
      });
      await test.step('the form can be used', async () => {
        await signUp.account.contact.scrollIntoViewIfNeeded();
        await assertLayout(page, 'form');
        await signUp.account.submit(seller);
        await expect(signUp).toBeAtStep('verification');
      });
    },
  );
});
