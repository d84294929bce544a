import { limits } from '../../oracle/common/limits.ts';
import { banCheck } from '../../oracle/common/payloads.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../harness/fixtures/test.ts';
import { assertDirection } from '../../harness/assertions/assertDirection.ts';
import { assertFooter } from '../../harness/assertions/assertFooter.ts';
import { assertOneMenu } from '../../harness/assertions/assertOneMenu.ts';
import { Bar } from '../../harness/pages/Bar.ts';
import { assertAccessible } from '../../harness/accessibility/assertAccessible.ts';
import { assertNoOverflow } from '../../harness/pages/layout.ts';
import { loopback } from '../../shared/loopback.ts';
import { countryOf } from '../../harness/expected/countryOf.ts';
import { read } from '../../harness/expected/read.ts';
import { offeredMethods } from '../../harness/expected/outcomes.ts';
import { known, stated } from '../../oracle/SourcedValue.ts';
import { data } from '../../harness/contract.ts';
import { regionalRequirements } from '../../harness/expected/regionalRequirements.ts';
import { expectationsOf } from '../../oracle/regions.ts';
import { defaultContact, phoneSeller } from '../../harness/world/Seller.ts';
import { routeTo, stayOnPage } from '../../harness/wire/routes.ts';
import { servedTexts } from '../../harness/pages/servedTexts.ts';
import { otherPaths, titlesOf } from '../../harness/expected/titles.ts';
import { textsIn } from '../../oracle/texts.ts';
import { QUERY } from '../../harness/pages/SignUp.ts';
import { LIVE } from '../../shared/live.ts';

/** Where an address leads, whatever its site. */
const placeOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** Of the languages here, Arabic alone is written from the right. */
const isRightToLeft = (tag: string): boolean => tag.startsWith('ar');

everySite(({ region, viewport }) => {
  test(
    'the register page is the region’s own',
    LIVE,
    async ({ page, port, host, expected, signUp, wire, watch, baseURL }) => {
      const { account } = signUp;
      const language = read(expected.defaultLanguage);
      await test.step('the delivered document names region, language and direction', async () => {
        const answer = await loopback({ port, host, path: '/account/register' });
        const html = /<html\b[^>]*>/.exec(answer.text)?.[0] ?? '';
        expect(answer.status).toBe(200);
        expect(html).toContain(`${data.region}="${region}"`);
        expect(html).toContain(`lang="${language}"`);
        expect(html).toContain(`dir="${read(expected.direction)}"`);
      });
      await signUp.open(QUERY);
      await account.contact.waitFor();
      await signUp.started(); // which may change the page
      const root = page.locator('html');
      const inDefault = async (): Promise<void> => {
        await expect(root).toHaveAttribute('lang', language);
        await expect(root).toHaveAttribute('dir', read(expected.direction));
        await expect(root).toHaveAttribute(data.region, region);
      };
      const inDefaultTitle = 'it is in the region’s default language and direction';
      const [first, ...others] = regionalRequirements('defaultLanguage', region);
      await (first === undefined
        ? test.step(inDefaultTitle, inDefault)
        : covers([first, ...others], inDefaultTitle, inDefault));
      const banned = read(expected.registrationBanCheck);
      await test.step('it asks for a ban of the registration where there can be one', () => {
        expect(wire.to(read(banCheck.path))).toHaveLength(banned ? 1 : 0);
      });
      const byEmail = defaultContact(expected) === 'email';
      await covers(
        ['REG-009', byEmail ? 'REGION-013' : 'REGION-014'],
        'it starts with the region’s kind of contact',
        async () => {
          await expect(account.contact).toHaveAttribute('type', byEmail ? 'email' : 'tel');
        },
      );
      await covers(
        ['REG-031', 'REG-015', 'REG-016', 'REG-017'],
        'it offers the region’s methods of sign-in',
        async () => {
          await expect.poll(() => signUp.signInMethods()).toEqual(offeredMethods(expected));
        },
      );
      await test.step('it offers another site where the region does', async () => {
        await expect(signUp.switchSiteButton).toHaveCount(read(expected.needsSwitchSite) ? 1 : 0);
      });
      await covers(['REG-006'], 'landmarks, a link to log in', async () => {
        await expect(account.logInLink).toBeVisible();
        await expect(page.getByRole('banner')).toHaveCount(1);
      });
      const bar = new Bar(page, viewport);
      await test.step('the bar names no deployment', async () => {
        expect(await bar.envTag()).toBe(read(expected.envTagName));
      });
      const [heading = ''] = read(expected.signupTexts);
      await expect(account.heading).toHaveAttribute(data.message, heading);
      if (viewport === 'desktop') {
        await covers(['REGION-007'], 'university and contact in the bar', async () => {
          await expect(bar.universityLink).toHaveAttribute('href', read(expected.academyDomain));
          if (stated(expected.defaultRegionCode)) {
            const names = [language, read(expected.defaultRegionCode)] as const;
            const area = await page.evaluate(
              ([tag, code]) => new Intl.DisplayNames([tag], { type: 'region' }).of(code),
              names,
            );
            await expect(bar.sitesButton).toContainText(area ?? '');
          }
          await expect(bar.contactLink).toHaveAttribute('href', read(expected.contactDomain));
        });
        await test.step('its card is as wide as specified', async () => {
          const box = await signUp.card.boundingBox();
          expect(Math.round(box?.width ?? 0)).toBe(read(limits.signUpCardWidth));
        });
      } else {
        await covers(['LAYOUT-003'], 'one menu in place of the wide bar', () => assertOneMenu(bar));
        await assertNoOverflow(page);
      }
      await test.step('its footer links the region’s documents and help', () =>
        assertFooter(page, read(expected.contactDomain)));
      await assertAccessible(page, 'account');
      if (viewport === 'mobile')
        await covers(['NAV-013', 'REGION-007'], 'university and contact in the menu', async () => {
          await bar.menuButton.click();
          await expect(bar.universityLink).toHaveAttribute('href', read(expected.academyDomain));
          await expect(bar.contactLink).toHaveAttribute('href', read(expected.contactDomain));
        });
      const languages = read(expected.languages);
      await covers(
        ['NAV-011', ...regionalRequirements('languages', region)],
        'the languages in their order',
        async () => {
          await bar.openLanguages();
          await expect.poll(() => bar.languageTags()).toEqual(languages);
        },
      );
      await assertDirection(page, 'menu');
      const other = languages.find((tag) => isRightToLeft(tag) !== isRightToLeft(language));
      if (viewport === 'desktop' && other !== undefined)
        await test.step('E-25: another direction comes with its language, and goes with it', async () => {
          await bar.chooseLanguage(other);
          await expect(root).toHaveAttribute('dir', isRightToLeft(other) ? 'rtl' : 'ltr');
          await bar.openLanguages();
          await bar.chooseLanguage(language);
          await expect(root).toHaveAttribute('dir', read(expected.direction));
        });
      await covers(
        ['NAV-006', 'NAV-007'],
        'every offered site but this one, in groups',
        async () => {
          await bar.openSites();
          const offered = Map.groupBy(read(expected.siteMenuRegions), (id) =>
            read(expectationsOf(id).switchSiteGroup),
          );
          await expect
            .poll(async () => (await bar.siteGroups()).map((ids) => ids.toSorted()))
            .toEqual([...offered.values()].map((ids) => ids.toSorted()));
        },
      );
      await test.step('S-175: each by the name of its country in the language of the page', async () => {
        const otherwise = async (): Promise<string[]> => {
          const ids = (await bar.siteGroups()).flat();
          const names = await Promise.all(ids.map((id) => countryOf(page, id, language)));
          const texts = await bar.sites.allInnerTexts();
          return names.filter((name, index) => !(texts[index] ?? '').includes(name));
        };
        await expect.poll(otherwise).toEqual([]);
      });
      if (viewport === 'desktop')
        await covers(['UI-016'], 'the list is as wide as specified', async () => {
          await expect.poll(() => bar.sitesWidth()).toBe(read(limits.siteMenuPopupWidth));
        });
      await covers(['NAV-008', 'REGION-022'], 'a tag on the invited ones', async () => {
        const offered = read(expected.siteMenuRegions);
        const invited = read(expected.invitedRegions).filter((id) => offered.includes(id));
        expect((await bar.invitedRegions()).toSorted()).toEqual(invited.toSorted());
      });
      await test.step('E-30: Escape closes the list and gives the focus back', async () => {
        await bar.sites.first().focus();
        await page.keyboard.press('Escape');
        await expect(bar.sites).toHaveCount(0);
        await expect(viewport === 'desktop' ? bar.sitesButton : bar.menuButton).toBeFocused();
        await bar.openSites();
      });
      await covers(['NAV-010'], 'a site is its own Register, with the query', async () => {
        const offered = read(expected.siteMenuRegions);
        await expect
          .poll(async () => (await bar.siteAddresses()).map(placeOf))
          .toEqual(offered.map(() => `/account/register/${QUERY}`));
      });
      const [elsewhere] = await bar.siteAddresses();
      if (elsewhere === undefined) return;
      await covers(
        ['NAV-009'],
        'choosing one first shows this page’s address with its slash',
        async () => {
          const { origin } = new URL(elsewhere);
          watch.allow(origin);
          await stayOnPage(page, `${origin}/**`);
          await bar.sites.first().click();
          await expect(page).toHaveURL(`${baseURL}/account/register/${QUERY}`);
        },
      );
    },
  );

  if (viewport === 'mobile') return; // the screen does not change where a path leads

  if (known(expectationsOf(region).registrationBanCheck) === true)
    test('a ban is asked for once in five minutes', async ({ page, signUp, wire }) => {
      const askedByNow = async (): Promise<number> => {
        await signUp.open();
        await signUp.started();
        return wire.to(read(banCheck.path)).length;
      };
      await page.clock.install();
      await covers(['API-039'], 'a page that comes again asks nothing', async () => {
        expect(await askedByNow()).toBe(1);
        expect(await askedByNow()).toBe(1);
      });
      await covers(['API-039'], 'one that comes after its time asks again', async () => {
        await page.clock.fastForward(read(limits.banConfigCache));
        expect(await askedByNow()).toBe(2);
      });
      await covers(['API-039'], 'an answer that did not come is not kept', async () => {
        await page.clock.fastForward(read(limits.banConfigCache));
        const address = routeTo(banCheck.path);
        await page.route(address, (route) => route.fulfill({ json: { code: 1, message: 'm' } }));
        const before = await askedByNow();
        await page.unroute(address);
        expect(await askedByNow()).toBe(before + 1);
        expect(await askedByNow()).toBe(before + 1);
      });
    });

  if (known(expectationsOf(region).registrationBanCheck) === true)
    test('a ban leads away before there is a form', async ({ page, signUp, baseURL }) => {
      const unavailable = `${baseURL}${read(banCheck.unavailable)}`;
      await stayOnPage(page, unavailable);
      await page.clock.install();
      let config_data = '';
      await page.route(routeTo(banCheck.path), (route) =>
        route.fulfill({ json: { code: 0, message: '', data: { config: { config_data } } } }),
      );
      await covers(['REG-023', 'API-038'], 'whatever says so', async () => {
        for (const banned of read(banCheck.banned)) {
          config_data = banned;
          const leaves = page.waitForRequest(unavailable);
          await signUp.open();
          await leaves;
          await expect(signUp.steps, banned).toHaveCount(0);
          await page.clock.fastForward(read(limits.banConfigCache));
        }
      });
      await covers(['REG-024', 'API-038'], 'what does not say so leads nowhere', async () => {
        for (const open of read(banCheck.open)) {
          config_data = open;
          await signUp.open();
          await expect(signUp, open).toBeAtStep('account');
          await page.clock.fastForward(read(limits.banConfigCache));
        }
      });
    });

  test('paths lead to the region’s pages', LIVE, async ({ page, port, host, signUp, expected }) => {
    const { account } = signUp;
    const title = titlesOf(expected);
    await covers(
      ['LAYOUT-009', 'LAYOUT-010', 'LAYOUT-011'],
      'each document comes with its title, language and direction',
      async () => {
        const html = `lang="${read(expected.defaultLanguage)}" dir="${read(expected.direction)}"`;
        for (const path of otherPaths) {
          const { text } = await loopback({ port, host, path });
          expect(text, path).toContain(html);
          expect(text, path).toContain(`<title>${title.other}</title>`);
        }
        for (const path of ['login', 'register'] as const) {
          const { text } = await loopback({ port, host, path: `/account/${path}` });
          expect(text, path).toContain(html);
          expect(text, path).toContain(`<title>${title[path]}</title>`);
        }
      },
    );
    await covers(['ROUTE-016', 'ROUTE-018'], 'an unknown path, with its query', async () => {
      await page.goto(`/account/nowhere${QUERY}`);
      const target = `/account/${read(expected.unknownPath)}`;
      await expect(page).toHaveURL((url) => url.pathname === target && url.search === QUERY);
      await expect(signUp).toBeAtStep('account');
      await account.heading.waitFor();
      await expect(page).toHaveTitle(title[read(expected.unknownPath)]);
    });
    await covers(['ROUTE-002', 'LAYOUT-009', 'LAYOUT-010'], 'titles follow the path', async () => {
      await page.goto('/account/login');
      await page.getByRole('main').waitFor();
      await expect(page).toHaveTitle(title.login);
    });
    await covers(['LAYOUT-001'], 'the layout’s bar, where no condition hides it', async () => {
      await expect(page.getByRole('banner')).toBeVisible();
    });
    await test.step('so has the log-in', () => assertFooter(page, read(expected.contactDomain)));
    await assertAccessible(page, 'login');
    await covers(['I18N-022'], 'every text of its languages, whole, with its links', async () => {
      for (const language of read(expected.languages))
        expect(await servedTexts(page, language), language).toEqual(
          Object.fromEntries(textsIn(language)),
        );
    });
    const fills = read(expected.phoneEmailAutoFill);
    await covers([fills ? 'REG-020' : 'REG-021'], 'an address in the query', async () => {
      const address = 'ada+early@example.com'; // a plus that nobody encoded, as people write links
      await signUp.open(`?email_phone_number=${address}`);
      await account.choose('email');
      await expect(account.contact).toHaveValue(fills ? address : '');
      if (!fills || !stated(expected.ownPhone)) return;
      const number = phoneSeller(read(expected.ownPhone));
      for (const plus of ['+', '%2B']) {
        await signUp.open(`?email_phone_number=${plus}${number.known.slice(1)}`);
        await account.choose('phone');
        await expect(account.contact).toHoldContact(number);
      }
    });
  });
});
