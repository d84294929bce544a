import { expectationsOf } from '../../oracle/regions.ts';
import { known } from '../../oracle/SourcedValue.ts';
import { QUERY } from '../../harness/pages/SignUp.ts';
import { limits } from '../../oracle/common/limits.ts';
import { dialogs } from '../../oracle/common/messages.ts';
import { payloads } from '../../oracle/common/payloads.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../harness/fixtures/test.ts';
import { leaveBy } from '../../harness/pages/dialogs.ts';
import { MethodTerms } from '../../harness/pages/MethodTerms.ts';
import { named } from '../../harness/pages/named.ts';
import { Notice } from '../../harness/pages/Notice.ts';
import { placement } from '../../harness/pages/layout.ts';
import { placeIn, stayOnPage } from '../../harness/wire/routes.ts';
import { assertLayout } from '../../harness/assertions/assertLayout.ts';
import { assertAccessible } from '../../harness/accessibility/assertAccessible.ts';
import { expectedBody } from '../../harness/wire/payload.ts';
import { eventOf, journeyEvents, pageEvent } from '../../harness/world/journeyEvents.ts';
import { registerTarget } from '../../harness/expected/outcomes.ts';
import { countryOf } from '../../harness/expected/countryOf.ts';
import { read } from '../../harness/expected/read.ts';
import { contactInTurn, screenInTurn } from '../../harness/expected/turns.ts';

/** Where the warning of the single form is tested, on both screens and by both kinds of contact. */
const warned: ReadonlySet<string> = new Set(['gb', 'th']);

everySite(({ region, viewport }) => {
  if (viewport !== screenInTurn(region)) return;
  const way = contactInTurn(region) === 'email' ? 'cancel' : 'Escape';

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
    await placeIn(page, read(expected.foreignIpRegion));
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
    const placed = () => placement(market.root);
    await (viewport === 'desktop'
      ? covers(['UI-004'], 'as wide as specified', async () => {
          await expect
            .poll(placed)
            .toMatchObject({ centred: true, width: read(limits.desktopDialogWidth) });
        })
      : covers(['UI-013', 'UI-014'], 'a drawer that is as high as specified', async () => {
          await expect.poll(placed).toMatchObject({ centred: true, atBottom: true });
          const { height = 0 } = (await market.root.boundingBox()) ?? {};
          const selects = (await market.changeButton.count()) > 0;
          const { marketSelectorDrawerHeight, marketSimpleDrawerHeight } = limits;
          // A longer text makes it higher.
          expect(Math.round(height)).toBeGreaterThanOrEqual(
            read(selects ? marketSelectorDrawerHeight : marketSimpleDrawerHeight),
          );
        }));
    await assertAccessible(page, 'market');
    if (viewport === 'desktop' && (await market.changeButton.count()) > 0)
      await covers(['DLG-016'], 'the country can be another one than it asks about', async () => {
        const asked = await market.country.innerText();
        await market.changeButton.click();
        await expect(market.countries).not.toHaveCount(0);
        const offered = await market.countries.allInnerTexts();
        expect(offered.filter((name) => asked.includes(name))).toEqual([]);
        await covers(['UI-005'], 'items as wide as specified', async () => {
          const widths = await market.countries.evaluateAll((items) =>
            items.map((item) => Math.round(item.getBoundingClientRect().width)),
          );
          expect(new Set(widths)).toEqual(new Set([read(limits.countryMenuItemWidth)]));
        });
        await covers(['DLG-018'], 'the invited ones are marked', async () => {
          const others = read(expected.invitedRegions).filter((id) => id !== region);
          const names = await Promise.all(
            others.map((id) => countryOf(page, id, read(expected.defaultLanguage))),
          );
          for (const name of names)
            await expect(market.invited.filter({ hasText: name })).toHaveCount(1);
          await expect(market.invited).toHaveCount(names.length);
        });
        await page.keyboard.press('Escape');
        await expect(market.countries).toHaveCount(0);
        await expect(market.changeButton).toBeFocused();
        await expect(market.root).toBeVisible();
      });
    if (viewport === 'mobile' && (await market.changeButton.count()) > 0)
      await covers(['DLG-017'], 'the country that it asks about closes the drawer', async () => {
        await market.changeButton.click();
        await expect(market.countryDrawer).toBeVisible();
        const own = await countryOf(page, region, read(expected.defaultLanguage));
        await market.countryNamed(own).click();
        await expect(market.countryDrawer).toHaveCount(0);
        await expect(market.confirmButton).toBeEnabled();
        await assertLayout(page, 'market, whose drawer is closed');
      });
    await covers(
      ['FLOW-011', 'DLG-021'],
      'cancel closes the dialog, nothing was sent',
      async () => {
        await leaveBy(way, market);
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
      await expect(verification.section.locator(':focus'), 'E-24').toHaveCount(1);
      expect(wire.of('send').map(({ body }) => body)).toStrictEqual([
        expectedBody(payloads[seller.contact].send, seller.slots),
      ]);
    });
    await covers(['TRACK-013'], 'events track shown, cancelled and confirmed', async () => {
      await expect
        .poll(() => journeyEvents(world))
        .toEqual([
          pageEvent('register'),
          ...[eventOf('marketShown'), eventOf('marketCancelled')],
          ...[eventOf('marketShown'), eventOf('marketConfirmed'), eventOf('codeSent')],
        ]);
    });
    await covers(['FLOW-008', 'REGION-015'], 'a user of this market goes on at once', async () => {
      await signUp.backButton.click();
      await expect(signUp).toBeAtStep('account');
      await placeIn(page, read(expected.ownIpRegion).toLowerCase());
      await account.continueButton.click();
      await expect(verification.boxes.first()).toBeVisible();
      await expect(market.root).toHaveCount(0);
    });
  });

  if (warned.has(region))
    test('the single form warns a user of another market', async ({
      page,
      signUp,
      singleForm,
      seller,
      wire,
      world,
      expected,
    }) => {
      const { sitePicker } = signUp;
      const [elsewhere = ''] = read(expected.siteMenuRegions);
      const country = await countryOf(page, elsewhere, read(expected.defaultLanguage));
      expect(read(expected.needsConfirmIp)).toBe(true);
      const warning = new Notice(page, 'network_warning_title');
      const anyDialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await placeIn(page, read(expected.foreignIpRegion));
      await singleForm.open(seller.contact);
      await singleForm.sendCode(seller);
      await singleForm.code(seller.contact).fill(await world.codeFor(seller));
      await singleForm.complete();
      await covers(['FLOW-018', 'FLOW-019'], 'before anything is registered', async () => {
        await singleForm.submitButton.click();
        await expect(named(warning.root, 'button', 'network_warning_start')).toBeEnabled();
        expect(wire.counts()).toMatchObject({ region: 1, register: 0 });
      });
      await assertAccessible(page, 'network warning');
      await test.step('E-30: Escape and the cross close it, and nothing else opens', async () => {
        await page.keyboard.press('Escape');
        await expect(anyDialog).toHaveCount(0);
        await expect(singleForm.submitButton).toBeFocused();
        await singleForm.submitButton.click();
        await named(warning.root, 'button', 'dialog_close').click();
        await expect(anyDialog).toHaveCount(0);
        await expect(singleForm.submitButton).toBeFocused();
      });
      await covers(['FLOW-019'], 'another site can be chosen (S-083)', async () => {
        await singleForm.submitButton.click();
        await named(warning.root, 'button', 'network_warning_change_site').click();
        await expect(sitePicker.site(country)).toBeVisible();
        await expect(warning.root).toHaveCount(0);
        await sitePicker.cancelButton.click();
        await expect(sitePicker.root).toHaveCount(0);
        expect(wire.counts().register).toBe(0);
      });
      const asksForGoogle = read(expected.googleLogin);
      if (asksForGoogle)
        await covers(
          ['FLOW-019', 'OAUTH-003'],
          'start goes on with a provider (S-083)',
          async () => {
            const terms = new MethodTerms(page);
            await signUp.signInMethod('google').click();
            await named(warning.root, 'button', 'network_warning_start').click();
            await expect(terms.goOnButton).toBeVisible();
            await page.keyboard.press('Escape');
            await expect(terms.root).toHaveCount(0);
            expect(wire.counts()).toMatchObject({ region: 4, register: 0 });
          },
        );
      await covers(['FLOW-019'], 'start goes on, once (S-083)', async () => {
        await singleForm.submitButton.click();
        await named(warning.root, 'button', 'network_warning_start').click();
        await expect(page).toHaveURL(
          ({ pathname }) => pathname === registerTarget(expected, viewport),
        );
        // Each Submit asks once, as does the provider.
        expect(wire.counts()).toMatchObject({ region: asksForGoogle ? 5 : 4, register: 1 });
      });
    });

  const offers = expectationsOf(region);
  const [elsewhere = ''] = known(offers.siteMenuRegions) ?? [];
  if (known(offers.needsSwitchSite) !== true || elsewhere === '') return;

  test('another country is another site', async ({
    page,
    port,
    signUp,
    arrive,
    seller,
    watch,
    world,
    expected,
  }) => {
    const { account, market, sitePicker, switchSiteButton } = signUp;
    const site = `http://${elsewhere}.localhost:${port}`;
    const country = await countryOf(page, elsewhere, read(expected.defaultLanguage));
    const register = ({ href }: URL) => href === `${site}/account/register/${QUERY}`;
    watch.allow(site);
    await stayOnPage(page, `${site}/**`);
    await arrive.atAccount(QUERY);
    await covers(['REG-018'], 'the link’s list is closed, or leads there', async () => {
      await switchSiteButton.click();
      await expect(sitePicker.site(country)).toBeVisible();
      await assertAccessible(page, 'site picker');
      await sitePicker.site(country).check();
      await leaveBy(way, sitePicker);
      await expect(sitePicker.root).toHaveCount(0);
      await expect(switchSiteButton, 'E-30').toBeFocused();
      await switchSiteButton.click();
      await expect(sitePicker.site(country)).not.toBeChecked();
      await sitePicker.site(country).check();
      const leaves = page.waitForRequest((request) => register(new URL(request.url())));
      await sitePicker.confirmButton.click();
      expect((await leaves).isNavigationRequest()).toBe(true);
    });
    if (read(expected.networkAllowList).length === 0) return;
    await covers(['DLG-022'], 'so does the one chosen where the market is asked', async () => {
      await placeIn(page, read(expected.foreignIpRegion));
      await arrive.atAccount(QUERY);
      await account.submit(seller);
      await market.changeButton.click();
      if (viewport === 'mobile')
        await covers(['UI-015', 'DLG-017'], 'a drawer all but as high as the screen', async () => {
          const { height = 0 } = page.viewportSize() ?? {};
          await expect
            .poll(() => placement(market.countryDrawer))
            .toMatchObject({
              ...{ centred: true, atBottom: true },
              height: height - read(limits.countryListDrawerGap),
            });
        });
      const leaves = page.waitForRequest((request) => register(new URL(request.url())));
      await market.countryNamed(country).click();
      expect((await leaves).isNavigationRequest()).toBe(true);
    });
    await covers(['TRACK-013'], 'which is tracked by its country', async () => {
      const code = read(expectationsOf(elsewhere).defaultRegionCode);
      await expect
        .poll(async () => (await journeyEvents(world)).slice(-2))
        .toEqual([eventOf('marketShown'), eventOf('marketCountrySwitched', { country: code })]);
    });
  });
});
