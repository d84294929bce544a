import {
  desktopPictures,
  extraSlots,
  mainBanner as facts,
  managedContent,
  rotatingBanner,
} from '../../oracle/common/landing.ts';
import { limits } from '../../oracle/common/limits.ts';
import { expectationsOf } from '../../oracle/regions.ts';
import { known, unspecified } from '../../oracle/SourcedValue.ts';
import { assertAccessible } from '../../harness/accessibility/assertAccessible.ts';
import { cut } from '../../harness/expected/cut.ts';
import { bannerRotates } from '../../harness/expected/landing.ts';
import { read } from '../../harness/expected/read.ts';
import { everySite } from '../../harness/fixtures/sites.ts';
import { expect, covers, test } from '../../harness/fixtures/test.ts';
import { assertNoOverflow } from '../../harness/pages/layout.ts';
import { stopClock } from '../../harness/pages/clock.ts';
import { Clips } from '../../harness/pages/Clips.ts';
import { MainBanner } from '../../harness/pages/MainBanner.ts';
import { allowMedia } from '../../harness/wire/allowMedia.ts';
import { bannerPictures, slideMedia } from '../../harness/wire/managedItems.ts';
import { answerContent } from '../../harness/wire/answerContent.ts';

/** How often a test looks while time passes, in milliseconds. */
const LOOK = 250;

/** Longer than any limit, with a sign of many characters in it (E-11). */
const long = (start: string): string =>
  `${start} 👩🏽‍🌾 ${'of sellers and their shops '.repeat(8)}`.trim();

/** What each slide is known by, in the order of their index. */
const words = ['Amber', 'Birch', 'Cedar', 'Denim'];

const slideOf = (word: string, index: number) => ({
  index: String(index),
  title: long(word),
  titleHighlightText: long(`Light${index}`),
  description: long(`Text${index}`),
  ...slideMedia(word),
});

/** Neither the first nor the last stands where its index puts it. */
const slides = [2, 0, 3, 1].map((index) => slideOf(words[index] ?? '', index));

const NEWS = long('News');

everySite((site) => {
  const { region, viewport } = site;
  if (bannerRotates(site))
    test('the banner of a phone rotates', async ({ page, signUp, watch, port }) => {
      const banner = new MainBanner(page);
      const interval = read(limits.mobileCarouselAutoplay);
      const { items, link } = bannerPictures;
      const scheme = read(managedContent.pictureScheme);
      const pictures = bannerPictures.pictures.map((picture) => scheme + picture);
      const linked = new Set(bannerPictures.linked.map((picture) => scheme + picture));
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.clock.install();
      await allowMedia(page, { port, watch });
      await answerContent(page, read(rotatingBanner.slot), items);
      await signUp.open();
      await signUp.account.contact.waitFor();
      await signUp.started();
      await covers(
        ['LAND-020', 'LAND-037'],
        'three pictures at most, by priority, with their links',
        async () => {
          expect(pictures).toHaveLength(read(rotatingBanner.most));
          await expect
            .poll(() => banner.pictures())
            .toEqual(pictures.map((src) => ({ src, link: linked.has(src) ? link : '' })));
        },
      );
      await covers(['LAND-020'], 'a mark for each', async () => {
        await expect(banner.marks).toHaveCount(pictures.length);
      });
      await covers(['LAND-020'], 'one fades into the next every three seconds', async () => {
        await stopClock(page);
        const seen = () => banner.seenPictures(pictures);
        /** Lets time pass until another picture shows alone; gives it, and how long that took. */
        const next = async (before: string): Promise<[string, number]> => {
          for (let passed = LOOK; passed <= 2 * interval; passed += LOOK) {
            await page.clock.runFor(LOOK);
            const [shown = before, ...others] = await seen();
            if (others.length === 0 && shown !== before) return [shown, passed];
          }
          return [before, Infinity];
        };
        const after = (src: string): string =>
          pictures[(pictures.indexOf(src) + 1) % pictures.length] ?? '';
        const [start = ''] = await seen();
        const place = await banner.leftOfPicture(start);
        const [second] = await next(start);
        expect(await banner.leftOfPicture(second), 'it does not slide').toBe(place);
        const [third, passed] = await next(second);
        expect([second, third]).toEqual([after(start), after(after(start))]);
        expect(Math.abs(passed - interval)).toBeLessThanOrEqual(2 * LOOK);
      });
      await test.step('its pause stops it, by keyboard (E-26)', async () => {
        const clips = new Clips(page, banner.root);
        await clips.press(clips.pauseButton, 'Enter');
        const before = await banner.seenPictures(pictures);
        await page.clock.runFor(2 * interval);
        expect(await banner.seenPictures(pictures)).toEqual(before);
        await page.clock.resume();
        await banner.marks.first().click();
        await expect.poll(() => banner.seenPictures(pictures)).toEqual(pictures.slice(0, 1));
      });
      await assertAccessible(page, 'rotating banner');
      await assertNoOverflow(page);
    });

  // On a phone a rotating banner stands in place of the carousel (B§2).
  if (viewport !== 'desktop') return;
  const { landingExtras } = expectationsOf(region);
  const extras = known(landingExtras) ?? [];
  if (!extras.includes('carousel') || !extras.includes('top banner')) return;

  test('the main banner has a carousel and a top banner', async ({ page, signUp, watch, port }) => {
    const banner = new MainBanner(page);
    const most = read(limits.carouselSlides);
    const shown = words.slice(0, most);
    const ellipsis = read(facts.ellipsis);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await allowMedia(page, { port, watch });
    await answerContent(page, read(extraSlots['carousel'] ?? unspecified()), slides);
    await answerContent(page, read(extraSlots['top banner'] ?? unspecified()), [
      { index: '0', title: NEWS, link: 'https://academy.portico.example/start' },
    ]);
    await signUp.open();
    await signUp.account.contact.waitFor();
    await signUp.started();
    await covers(['LAND-013', 'LAND-018'], 'the top banner, in the main banner', async () => {
      read(landingExtras);
      read(facts.place);
      await expect.poll(() => banner.seen(['News'])).toEqual(['News']);
    });
    await covers(['LAND-023'], 'its text is cut to the length', async () => {
      const length = read(limits.topBannerTextMax);
      expect(await banner.text()).toContain(cut(NEWS, length, ellipsis));
    });
    await covers(['LAND-013', 'LAND-015', 'LAND-017'], 'three slides, by their index', async () => {
      read(facts.sortedBy);
      await expect.poll(() => banner.text()).toContain(words[0]);
      const text = await banner.text();
      const places = words.map((word) => text.indexOf(word)).filter((place) => place >= 0);
      expect(places).toHaveLength(most);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(text).not.toContain(words[most]);
    });
    await covers(['LAND-024'], 'their texts are cut to the lengths', async () => {
      const text = await banner.text();
      const highlight = read(limits.carouselHighlightMax);
      for (const [index, word] of shown.entries()) {
        const { title, titleHighlightText, description } = slideOf(word, index);
        expect(text).toContain(cut(title, read(limits.carouselTitleMax), ellipsis));
        expect(text).toContain(cut(description, read(limits.carouselDescriptionMax), ellipsis));
        expect(text).toContain(cut(titleHighlightText, highlight, ellipsis));
        expect(text).not.toContain(cut(titleHighlightText, highlight + 1, ''));
      }
    });
    await covers(['LAND-038'], 'each with its own picture and its own link', async () => {
      const scheme = read(managedContent.pictureScheme);
      const wanted = shown.map(slideMedia).map(({ backgroundImage, link }) => ({
        pictures: [scheme + backgroundImage],
        links: [link],
      }));
      expect(await banner.slides()).toEqual(wanted);
    });
    // At once, since the subscribe form opens over it; it stands while it is pointed at (E-26).
    await banner.marks.first().hover();
    await assertAccessible(page, 'main banner');
    await assertNoOverflow(page);
    await page.mouse.move(0, 0);
    await stopClock(page);
    await covers(['LAND-016'], 'one fades into the next every five seconds', async () => {
      /** Lets time pass until one other slide shows alone; gives it, and how long that took. */
      const next = async (before: string): Promise<[string, number]> => {
        for (let passed = LOOK; passed <= 2 * read(limits.carouselAutoplay); passed += LOOK) {
          await page.clock.runFor(LOOK);
          const [seen = before, ...others] = await banner.seen(shown);
          if (others.length === 0 && seen !== before) return [seen, passed];
        }
        return [before, Infinity];
      };
      const [start = ''] = await banner.seen(shown);
      const place = await banner.left(start);
      const after = (word: string) => shown[(shown.indexOf(word) + 1) % shown.length];
      const [second] = await next(start);
      expect(await banner.left(second), 'it does not slide').toBe(place);
      const [third, passed] = await next(second);
      expect([second, third]).toEqual([after(start), after(after(start) ?? '')]);
      expect(Math.abs(passed - read(limits.carouselAutoplay))).toBeLessThanOrEqual(2 * LOOK);
    });
    const standsFor = async (time: number): Promise<boolean> => {
      const before = await banner.seen(shown);
      await page.clock.runFor(time);
      return (await banner.seen(shown)).join() === before.join();
    };
    const twice = 2 * read(limits.carouselAutoplay) - LOOK;
    await test.step('E-26: it stands while it is pointed at or has the focus', async () => {
      await banner.marks.first().hover();
      expect(await standsFor(twice), 'pointed at').toBe(true);
      await page.mouse.move(0, 0);
      expect(await standsFor(twice), 'no more').toBe(false);
      await banner.marks.first().focus();
      expect(await standsFor(twice), 'with the focus').toBe(true);
      await signUp.account.contact.focus();
      expect(await standsFor(twice), 'without it').toBe(false);
    });
    const clips = new Clips(page, banner.root);
    await test.step('E-26: its button stops it and lets it go on, by keyboard', async () => {
      await clips.press(clips.pauseButton, 'Enter');
      await signUp.account.contact.focus();
      expect(await standsFor(twice), 'stopped').toBe(true);
      await clips.press(clips.playButton, 'Enter');
      await signUp.account.contact.focus();
      expect(await standsFor(twice), 'played').toBe(false);
    });
    await test.step('a mark for each slide shows it, and it stays', async () => {
      await expect(banner.marks).toHaveCount(shown.length);
      for (const [index, word] of shown.entries()) {
        await banner.marks.nth(index).click();
        await page.clock.runFor(2 * LOOK);
        await expect.poll(() => banner.seen(shown)).toEqual([word]);
      }
      await signUp.account.contact.focus();
      await page.mouse.move(0, 0);
      expect(await standsFor(twice)).toBe(true);
    });
    await test.step('E-24: one that is chosen is read out, one that comes by itself is not', async () => {
      const saying = (names: RegExp) => banner.root.getByRole('status').filter({ hasText: names });
      await expect(saying(new RegExp(shown.at(-1) ?? ''))).toHaveCount(1);
      await clips.press(clips.playButton, 'Enter');
      await signUp.account.contact.focus();
      expect(await standsFor(twice), 'played').toBe(false);
      await expect(saying(new RegExp(shown.join('|')))).toHaveCount(0);
    });
  });

  test('the carousel shows the pictures for a desktop where it has no slides', async ({
    page,
    signUp,
    watch,
    port,
  }) => {
    const { items, pictures } = bannerPictures;
    const banner = new MainBanner(page);
    await page.clock.install();
    await allowMedia(page, { port, watch });
    await answerContent(page, read(extraSlots['carousel'] ?? unspecified()), []);
    await answerContent(page, read(desktopPictures.slot), items);
    await signUp.open();
    await signUp.account.contact.waitFor();
    await covers(['LAND-037'], 'those of their slot', async () => {
      const shown = async () => (await banner.pictures()).map(({ src }) => src);
      await expect
        .poll(shown)
        .toEqual(pictures.map((picture) => read(managedContent.pictureScheme) + picture));
    });
    await assertAccessible(page, 'pictures of the carousel');
    await assertNoOverflow(page);
    await test.step('with reduced motion it stands still until it is played (E-26)', async () => {
      const sources = pictures.map((picture) => read(managedContent.pictureScheme) + picture);
      await expect(new Clips(page, banner.root).playButton).toHaveCount(1);
      await stopClock(page);
      const before = await banner.seenPictures(sources);
      await page.clock.runFor(2 * read(limits.carouselAutoplay));
      expect(await banner.seenPictures(sources)).toEqual(before);
    });
  });
});
