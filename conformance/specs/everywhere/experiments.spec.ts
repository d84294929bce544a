import { experiments } from '../../oracle/common/experiments.ts';
import { expectationsOf } from '../../oracle/regions.ts';
import { known } from '../../oracle/SourcedValue.ts';
import { data, selectors } from '../../harness/contract.ts';
import { read } from '../../harness/expected/read.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../harness/fixtures/test.ts';
import { Landing } from '../../harness/pages/Landing.ts';
import { MainBanner } from '../../harness/pages/MainBanner.ts';
import { named } from '../../harness/pages/named.ts';
import { Partner } from '../../harness/pages/Partner.ts';
import { QUERY } from '../../harness/pages/SignUp.ts';
import { answered, switchOn } from '../../harness/wire/experiments.ts';

const { shortVideoFirst, newLook } = experiments;

/** Where neither experiment has anything to change. */
const UNCHANGED = 'gb';

everySite(({ region, viewport }) => {
  if (viewport === 'mobile') return; // the screen does not change what leads
  const { shortVideoLogin, partnerFlow } = expectationsOf(region);

  if (known(shortVideoLogin) === true)
    test('the short-video account leads by experiment', async ({ page, signUp, seller }) => {
      const { account } = signUp;
      const shortVideo = signUp.signInMethod('shortVideo');
      const formButton = named(page, 'button', 'sign_up_use_form');
      await switchOn(page, { [read(shortVideoFirst.flag)]: 0 });
      await signUp.open();
      await covers(['TRACK-018'], 'off: the form at once', async () => {
        await answered(page, read(shortVideoFirst.flag));
        await expect(account.contact).toBeVisible();
        await expect(formButton).toHaveCount(0);
      });
      await switchOn(page, { [read(shortVideoFirst.flag)]: 1 });
      await signUp.open();
      await covers(['TRACK-018'], 'on: its button, and the form behind another', async () => {
        read(shortVideoFirst.shows);
        await expect(formButton).toBeVisible();
        await expect(shortVideo).toBeVisible();
        await expect(account.contact).toBeHidden();
        const tops = [shortVideo, formButton].map(async (one) => (await one.boundingBox())?.y ?? 0);
        const [first = 0, second = 0] = await Promise.all(tops);
        expect(first).toBeLessThan(second);
      });
      await covers(['TRACK-018'], 'which opens it', async () => {
        await formButton.click();
        await expect(formButton).toHaveCount(0);
        await expect(shortVideo).toBeVisible();
        await expect(account.section.locator(':focus'), 'E-24').toHaveCount(1);
        await account.submit(seller);
        await expect(signUp).toBeAtStep('verification');
      });
    });

  if (known(partnerFlow) === true)
    test('the page has a new look by experiment', async ({ page, signUp }) => {
      const { root } = new MainBanner(page);
      const partner = new Partner(page);
      const headline = () =>
        root.getByRole('heading').first().locator(selectors.messages).getAttribute(data.message);
      await switchOn(page, { [read(newLook.flag)]: 0 });
      await signUp.open(QUERY);
      await answered(page, read(newLook.flag));
      await new Landing(page).readAll();
      const usual = await headline();
      await covers(['TRACK-017'], 'off: the form', async () => {
        await expect(signUp).toBeAtStep('account');
        await expect(partner.entranceButton).toBeVisible();
      });
      await switchOn(page, { [read(newLook.flag)]: 1 });
      await signUp.open(QUERY);
      await covers(['TRACK-017'], 'on: the entrance, in a banner of its own', async () => {
        read(newLook.shows);
        await expect(signUp.steps).toHaveCount(0);
        await expect(partner.entranceButton).toBeEnabled();
        expect(await headline()).not.toBe(usual);
      });
      await covers(['TRACK-017'], 'with a way to the form', async () => {
        await named(root, 'link', 'fast_onboarding_form').click();
        await expect(signUp).toBeAtStep('account');
        await expect(page).toHaveURL(({ search }) => search === QUERY);
        await expect(signUp.account.section.locator(':focus'), 'E-24').toHaveCount(1);
      });
    });

  if (region !== UNCHANGED) return;
  test('an experiment changes nothing where it has nothing to change', async ({ page, signUp }) => {
    await switchOn(page, { [read(shortVideoFirst.flag)]: 1, [read(newLook.flag)]: 1 });
    await signUp.open();
    await covers(['TRACK-018'], 'the form at once', async () => {
      await answered(page, read(newLook.flag));
      await new Landing(page).readAll();
      await expect(signUp).toBeAtStep('account');
      await expect(named(page, 'button', 'sign_up_use_form')).toHaveCount(0);
    });
  });
});
