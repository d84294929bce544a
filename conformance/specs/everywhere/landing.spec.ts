import { events } from '../../oracle/common/events.ts';
import type { Page } from '@playwright/test';
import { landing as facts, slotNames } from '../../oracle/common/landing.ts';
import type { RegionExpectations } from '../../oracle/RegionExpectations.ts';
import { stated } from '../../oracle/SourcedValue.ts';
import { assertAccessible } from '../../harness/accessibility/assertAccessible.ts';
import { assertBuiltInContent } from '../../harness/assertions/assertBuiltInContent.ts';
import { selectors, type ModuleName } from '../../harness/contract.ts';
import {
  bannerRotates,
  expectedModules,
  expectedSlots,
  hasHeading,
  isBuilt,
  isLandingTested,
  orderRequirements,
} from '../../harness/expected/landing.ts';
import { regionalRequirements } from '../../harness/expected/regionalRequirements.ts';
import { read } from '../../harness/expected/read.ts';
import { screenInTurn } from '../../harness/expected/turns.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../harness/fixtures/test.ts';
import type { Viewport } from '../../shared/Site.ts';
import { Clips } from '../../harness/pages/Clips.ts';
import { Landing } from '../../harness/pages/Landing.ts';
import { QrCodes } from '../../harness/pages/QrCodes.ts';
import { assertNoOverflow } from '../../harness/pages/layout.ts';
import { contentCalls, slotsIn } from '../../harness/wire/contentSlots.ts';

/** What a module shows of its own. */
const contents: Readonly<Partial<Record<ModuleName, (landing: Landing) => Promise<void>>>> = {
  benefits: (landing) => expect(landing.items('benefits').first()).toBeVisible(),
  growthJourney: (landing) => expect(landing.items('growthJourney').first()).toBeVisible(),
  inspirationStories: (landing) =>
    expect(landing.items('inspirationStories')).toHaveCount(read(facts.stories)),
  sellerStories: (landing) =>
    expect(landing.items('sellerStories')).toHaveCount(read(facts.stories)),
  questions: async (landing) => {
    await expect(landing.items('questions')).toHaveCount(read(facts.questions));
    const texts = await landing.messagesOf('questions');
    const own = texts.map(([question = '']) => [question, question.replace('question', 'answer')]);
    expect(texts, 'each question has its answer').toEqual(own);
  },
  onboardingGuidance: (landing) =>
    covers(['LAND-026'], 'the first step of the guidance is open, the others are not', async () => {
      await expect(landing.items('onboardingGuidance').nth(1)).toBeVisible();
      await expect.poll(() => landing.openItems('onboardingGuidance')).toEqual([0]);
    }),
};

/** Each module that is expected shows what it is made of. */
async function assertContents(landing: Landing, names: readonly ModuleName[]): Promise<void> {
  for (const name of names)
    await test.step(`${name}: its heading and its items`, async () => {
      if (hasHeading(name)) await expect(landing.heading(name)).toHaveCount(1);
      await contents[name]?.(landing);
    });
}

/** The modules that have a clip: a phone keeps the banner's picture. */
const withClip: Readonly<Record<Viewport, ReadonlySet<ModuleName>>> = {
  desktop: new Set(['mainBannerWithVideo', 'commerceSolution']),
  mobile: new Set(['commerceSolution']),
};

/** Where the button on a phone is pressed that opens the register modal: one code everywhere. */
const withModal: ReadonlySet<string> = new Set(['gb']);

/** Each code of the footer holds the address beside it, which is one of the region (LAND-005, S-032, S-133). */
async function assertQrCodes(page: Page, expected: RegionExpectations): Promise<void> {
  const codes = new QrCodes(page);
  const { hostname } = new URL(read(expected.contactDomain));
  const domain = hostname.slice(hostname.indexOf('.') + 1);
  await covers(['LAND-005', 'LAND-040'], 'QR codes of the region’s addresses', async () => {
    const hosts = (await codes.addresses()).map((address) => new URL(address).hostname);
    expect(hosts.length).toBeGreaterThan(0);
    for (const host of hosts) expect(`.${host}`).toMatch(new RegExp(String.raw`\.${domain}$`));
    expect(await codes.holdTheirAddress()).toEqual(hosts.map(() => true));
  });
}

/** With reduced motion a clip stands still; the keyboard plays and pauses it. Source: E-26, LAND-025. */
async function assertStill(page: Page, landing: Landing, name: ModuleName): Promise<void> {
  await test.step(`${name}: its clip moves when it is asked to (E-26)`, async () => {
    const clips = new Clips(page, landing.module(name));
    await expect(clips.playButton).toHaveCount(1);
    expect(await clips.running()).toBe(0);
    await clips.press(clips.playButton, 'Enter');
    await expect(clips.pauseButton).toHaveCount(1);
    await expect.poll(() => clips.running()).toBe(1);
    await clips.press(clips.pauseButton, 'Space');
    await expect(clips.playButton).toHaveCount(1);
    await expect.poll(() => clips.running()).toBe(0);
  });
}

/** Scenarios in which nothing comes from the content service, and where they are tested. */
const withoutContent: Readonly<Record<string, string>> = {
  gb: 'landing.failed',
  id: 'landing.empty',
};

/** Where the referral banner is tested: where a list names it, and where none does. */
const withRefercode: ReadonlySet<string> = new Set(['gb', 'id']);

everySite((site) => {
  const { region, viewport } = site;

  if (isLandingTested(site))
    test('the landing page is the region’s own', async ({
      page,
      signUp,
      wire,
      world,
      expected,
    }) => {
      const landing = new Landing(page);
      const listed = expectedModules(expected, viewport);
      const slots = expectedSlots(expected, site);
      const shown = async (): Promise<string[]> => (await landing.readToEnd()).filter(isBuilt);
      await signUp.open();
      await signUp.account.contact.waitFor();
      await signUp.started();
      await landing.loaded();
      const early = await landing.fixedButtons();
      const isNewer = read(expected.registerVersion) === 'V3';
      const liesOver = isNewer || listed.includes('portalNavBar');
      if (liesOver) expect(await landing.barOpacity(), 'the bar at the top, S-188').toBe(0);
      await landing.readAll();
      if (isNewer)
        await covers(['NAV-005'], 'the page shines through its bar', async () => {
          await expect.poll(() => landing.barOpacity()).toBeGreaterThan(0.5);
          expect(await landing.barOpacity()).toBeLessThan(0.95);
        });
      else await expect.poll(() => landing.barOpacity(), 'the bar further down, S-188').toBe(1);
      const inOrder = (): Promise<void> => expect.poll(shown).toEqual(listed);
      const [first, ...others] = orderRequirements(site);
      const title = 'its modules, in their order';
      await (first === undefined
        ? test.step(title, inOrder)
        : covers([first, ...others], title, inOrder));
      await assertContents(landing, listed);
      if (viewport === 'mobile' && listed.some(hasHeading))
        await covers(['LAND-019'], 'a fixed register button without the form alone', async () => {
          expect(early).toBe(0);
          await landing.readToEnd();
          await expect.poll(() => landing.fixedButtons()).toBe(1);
          await landing.leaveRestOf(signUp.card);
          await expect.poll(() => landing.fixedButtons()).toBe(0);
        });
      await landing.readAll();
      await assertAccessible(page, 'landing', { modules: true });
      await assertNoOverflow(page);
      const fetched = (): number[] => contentCalls(wire).flatMap(slotsIn);
      await test.step('the content of each slot is asked for once', async () => {
        await expect.poll(() => new Set(fetched())).toEqual(new Set(slots));
        expect(fetched()).toHaveLength(contentCalls(wire).length);
        expect(new Set(fetched()).size).toBe(fetched().length);
      });
      await covers(['LAND-036'], 'by its name where it has one', async () => {
        const names: Readonly<Record<string, number>> = read(slotNames);
        const asked = contentCalls(wire).flatMap(({ search }) => [
          ...new URLSearchParams(search).values(),
        ]);
        const byName = Object.keys(names).filter((name) => slots.includes(names[name] ?? 0));
        expect(asked).toEqual(expect.arrayContaining(byName));
      });
      await test.step('of the region of the page', async () => {
        if (!stated(expected.defaultRegionCode)) return;
        const regions = contentCalls(wire).map(({ search }) =>
          new URLSearchParams(search).get('region'),
        );
        const tab = listed.includes('headerTabs') ? read(facts.tabRegions).slice(0, 1) : [];
        const allowed = [read(expected.defaultRegionCode), ...tab];
        for (const code of regions) expect(allowed, 'S-123').toContain(code);
      });
      if (slots.length > 0)
        await covers(['TRACK-008'], 'an event for each of these requests', async () => {
          const tracked = async (): Promise<number> =>
            (await world.eventsNamed(read(events.placementShow))).length;
          await expect
            .poll(async () => (await tracked()) - contentCalls(wire).length, 'events less requests')
            .toBe(0);
        });
      if (listed.includes('footer')) await assertQrCodes(page, expected);
      for (const name of listed.filter((one) => withClip[viewport].has(one)))
        await assertStill(page, landing, name);
      if (listed.includes('headerTabs'))
        await covers(['LAND-022'], 'each tab sets a region', async () => {
          const asked = (): (string | null)[] =>
            contentCalls(wire).map(({ search }) => new URLSearchParams(search).get('region'));
          const [us, sea] = read(facts.tabRegions);
          expect(await landing.chosenTabs('headerTabs')).toEqual([true, false]);
          expect(asked()).not.toContain(sea);
          await landing.tabs('headerTabs').last().click();
          await expect.poll(() => landing.chosenTabs('headerTabs')).toEqual([false, true]);
          await expect.poll(asked).toContain(sea);
          expect(asked()).toContain(us);
        });
      if (viewport === 'mobile' && bannerRotates(site))
        await covers(['LAND-021'], 'it scrolls to the top, with the H5 option', async () => {
          await landing.readToEnd();
          await landing.pressFixedButton();
          await expect.poll(() => landing.scrolled()).toBe(0);
          await expect(page.getByRole('dialog')).toHaveCount(0);
        });
      else if (viewport === 'mobile' && withModal.has(region))
        await covers(['LAND-019'], 'it opens the register modal (S-128)', async () => {
          await landing.readToEnd();
          await landing.pressFixedButton();
          await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
          const focused = page.getByRole('button').and(page.locator(':focus'));
          await expect(focused, 'E-30').toHaveCount(1);
        });
      await test.step('no module that the region does not list', async () => {
        expect((await landing.readAll()).filter(isBuilt)).toEqual(listed);
      });
    });

  const scenario = withoutContent[region];
  if (scenario !== undefined && viewport === screenInTurn(region))
    test(`the landing page has content of its own: ${scenario}`, async ({
      page,
      signUp,
      watch,
      expected,
    }) => {
      watch.allowErrorOf(read(facts.contentPath));
      const landing = new Landing(page);
      const listed = expectedModules(expected, viewport);
      await signUp.open(`?scenario=${scenario}`);
      await signUp.account.contact.waitFor();
      await covers(
        ['LAND-002', 'ROLE-001'],
        'every module, with the built-in content',
        async () => {
          await expect
            .poll(async () => (await landing.readToEnd()).filter(isBuilt))
            .toEqual(listed);
          await assertContents(landing, listed);
          for (const name of listed)
            if (hasHeading(name)) await assertBuiltInContent(page, landing, name);
        },
      );
      await test.step('no error shows (landing faults)', async () => {
        await expect(page.locator(selectors.toasts).locator(selectors.messages)).toHaveCount(0);
      });
    });

  if (isBuilt('referralBanner') && withRefercode.has(region) && viewport === screenInTurn(region))
    test('a refercode brings the referral banner', async ({ page, signUp, expected }) => {
      const landing = new Landing(page);
      const wanted = expectedModules(expected, viewport, { hasRefercode: true });
      await signUp.open('?refercode=friend');
      await signUp.account.contact.waitFor();
      await covers(
        ['REF-001', ...regionalRequirements('bannerBelow', region)],
        'in its place',
        async () => {
          await expect
            .poll(async () => (await landing.readToEnd()).filter(isBuilt))
            .toEqual(wanted);
        },
      );
    });
});
