import { events } from '../../oracle/common/events.ts';
import { dynamicLanding, firstScreen, managedContent } from '../../oracle/common/landing.ts';
import { expectationsOf, REGION_IDS } from '../../oracle/regions.ts';
import { assertBuiltInContent } from '../../harness/assertions/assertBuiltInContent.ts';
import { assertManaged } from '../../harness/assertions/assertManaged.ts';
import type { ModuleName } from '../../harness/contract.ts';
import {
  expectedModules,
  hasHeading,
  modulesWithSlot,
  slotOf,
} from '../../harness/expected/landing.ts';
import { read } from '../../harness/expected/read.ts';
import { screenInTurn } from '../../harness/expected/turns.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../harness/fixtures/test.ts';
import { Clips } from '../../harness/pages/Clips.ts';
import { Landing } from '../../harness/pages/Landing.ts';
import { assertNoOverflow } from '../../harness/pages/layout.ts';
import { MainBanner } from '../../harness/pages/MainBanner.ts';
import { slowTimers } from '../../harness/pages/slowTimers.ts';
import { allowMedia } from '../../harness/wire/allowMedia.ts';
import { answerContent, refuseContent } from '../../harness/wire/answerContent.ts';
import { switchOn } from '../../harness/wire/experiments.ts';
import { firstScreenWords, managedItems, MEDIA_HOST } from '../../harness/wire/managedItems.ts';
import { STANDS_FOR, writeRegions } from '../../shared/standsFor.ts';

/** What states the shape of a module's items. */
const shapes: Readonly<Partial<Record<ModuleName, string>>> = {
  benefits: 'LAND-042',
  commerceSolution: 'LAND-025',
  sellerStories: 'LAND-041',
  questions: 'LAND-044',
  bottomNav: 'LAND-040',
  partners: 'LAND-040',
  tablePicture: 'LAND-037',
};

/** Where modules with slots are tested, and the one whose slot is refused there. */
const tested: Readonly<Record<string, ModuleName | null>> = {
  id: null,
  gb: 'commerceSolution',
  me: null,
};

/** The modules with a slot that a region shows, but for the subscribe form, which has tests of its own. */
const modulesOf = (region: string): ModuleName[] =>
  modulesWithSlot(expectationsOf(region)).filter((name) => name !== 'subscribeForm');

/** The regions that show one of its modules: one code shows a module everywhere. */
const alike = (region: string): string[] => {
  const all = new Set(modulesOf(region));
  return REGION_IDS.filter((id) => modulesOf(id).some((name) => all.has(name)));
};

/** Where the dynamic landing page is tested: its lists name neither partners, a table nor benefits. */
const DYNAMIC = 'sg';
/** In the order of their priority, which no list has. */
const byPriority = ['partners', 'questions', 'benefits', 'tablePicture'] as const;

everySite(({ region, viewport }) => {
  if (viewport !== screenInTurn(region)) return;
  const refused = tested[region];

  if (refused !== undefined) {
    const annotation = { type: STANDS_FOR, description: writeRegions(alike(region)) };
    test(
      'each slot shows its content',
      { annotation },
      async ({ page, signUp, watch, port, world, expected }) => {
        const landing = new Landing(page);
        const language = read(expected.defaultLanguage);
        const names = modulesOf(region);
        await slowTimers(page);
        await allowMedia(page, { port, watch });
        for (const name of names) {
          const slot = read(slotOf(expected, name));
          const items = managedItems[name]?.items ?? [];
          if (name === refused) await refuseContent(page, slot);
          else await answerContent(page, slot, items, { language });
        }
        await answerContent(page, read(firstScreen.slot), firstScreenWords.items, { language });
        await signUp.open();
        await signUp.account.contact.waitFor();
        await signUp.started();
        const listed = expectedModules(expected, viewport);
        await expect.poll(() => landing.readToEnd()).toEqual(expect.arrayContaining(listed));
        await covers(['LAND-039'], 'the words of the first screen', async () => {
          await assertManaged(new MainBanner(page).root, firstScreenWords);
        });
        for (const name of names) {
          const shape = shapes[name];
          const wanted = managedItems[name];
          if (wanted === undefined || shape === undefined || name === refused) continue;
          const items = `${name}: its items, by their priority`;
          await covers(['LAND-001', 'LAND-027', 'LAND-031', 'LAND-032', shape], items, async () => {
            read(managedContent.order);
            read(managedContent.everyLanguage);
            await assertManaged(landing.module(name), wanted);
          });
        }
        if (names.includes('commerceSolution') && refused !== 'commerceSolution')
          await covers(['LAND-025'], 'the clip is the managed one', async () => {
            const clips = new Clips(page, landing.module('commerceSolution'));
            const asked = page.waitForRequest(`https://${MEDIA_HOST}/amber.webm`);
            await clips.press(clips.playButton, 'Enter');
            expect((await asked).resourceType()).toBe('media');
          });
        if (names.includes('questions'))
          await covers(['LAND-029'], 'content that is no JSON is empty, and reported', async () => {
            await expect
              .poll(() => world.eventsNamed(read(events.contentUnreadable)))
              .toHaveLength(1);
          });
        if (refused !== null)
          await covers(['LAND-002', 'LAND-028'], 'a refusal: reported, and built in', async () => {
            if (hasHeading(refused)) await assertBuiltInContent(page, landing, refused);
            await expect.poll(() => world.eventsNamed(read(events.contentRefused))).toHaveLength(1);
          });
        await assertNoOverflow(page);
      },
    );
  }

  if (region !== DYNAMIC) return;

  const annotation = { type: STANDS_FOR, description: writeRegions(REGION_IDS) };
  test(
    'the dynamic landing page shows what has content',
    { annotation },
    async ({ page, signUp, watch, port, expected }) => {
      const landing = new Landing(page);
      await slowTimers(page);
      await allowMedia(page, { port, watch });
      await switchOn(page, { [read(dynamicLanding.flag)]: 1 });
      for (const [index, name] of byPriority.entries())
        await answerContent(page, read(slotOf(expected, name)), managedItems[name]?.items ?? [], {
          language: read(expected.defaultLanguage),
          from: 10 * (index + 1),
        });
      await signUp.open();
      await signUp.account.contact.waitFor();
      await signUp.started();
      await covers(['TRACK-015', 'LAND-032'], 'in the order of its priority', async () => {
        read(dynamicLanding.shows);
        const managed = (name: string): boolean => byPriority.some((one) => one === name);
        await expect
          .poll(async () => (await landing.readToEnd()).filter(managed))
          .toEqual([...byPriority]);
      });
      for (const name of byPriority) {
        const [shape, wanted] = [shapes[name], managedItems[name]];
        if (shape === undefined || wanted === undefined) continue;
        await covers(['TRACK-015', shape], `${name}: its items`, async () => {
          await assertManaged(landing.module(name), wanted);
        });
      }
      await assertNoOverflow(page);
    },
  );
});
