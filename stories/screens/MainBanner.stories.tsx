import { http, HttpResponse } from 'msw';
import { expect, spyOn, waitFor } from 'storybook/test';
import { inMotion, notPictured } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import { covers } from '../support/covers.ts';
import { managedPictures, mediaHosts } from '../support/managedPictures.ts';
import { Portal } from '../support/Portal.tsx';
import { pauseIn, slidesIn, stopSlides } from '../support/slides.ts';
import { found, requestsOf, shown } from '../support/signUpSteps.ts';

/** The delays of the timers that the page has set. */
let times: readonly unknown[] = [];

function recordTimers() {
  const spy = spyOn(globalThis, 'setTimeout');
  times = spy.mock.calls;
  return () => spy.mockRestore();
}

const timersOf = (delay: number): number =>
  times.filter((call) => Array.isArray(call) && call[1] === delay).length;
/** How many timers of this delay the page sets without slides: one, for `sign_up_delay`. */
const usualTimers = (delay: number): number => (delay === 5000 ? 1 : 0);

const meta = preview.meta({
  title: 'Screens/MainBanner',
  tags: ['!autodocs'], // a docs page would run all flows at once
  globals: { region: 'us' },
  parameters: { layout: 'fullscreen', chromatic: inMotion },
  beforeEach: recordTimers,
  render: (_, { loaded, parameters }) => (
    <Portal
      path="/account/register"
      loaded={loaded}
      landing
      {...(parameters['withCarousel'] === true && { change: withCarousel })}
      environment={{ mediaHosts }}
    />
  ),
});

/** A region that shows in its banner what the United States show. */
const withCarousel = (region: RegionConfig): RegionConfig => ({
  ...region,
  landing: { ...region.landing, bannerExtras: ['carousel', 'topBanner'] },
});

const titlesIn = (canvasElement: HTMLElement) =>
  slidesIn(canvasElement).map((slide) => slide.querySelector('p')?.textContent);
const shownSlide = (canvasElement: HTMLElement) =>
  found(canvasElement, '[data-banner-part] article:not([inert])');
const placeOf = (canvasElement: HTMLElement, part: string) =>
  found(canvasElement, `[data-banner-part=${part}]`);

/** One slide fades into the next: for a moment both are seen in part. The first shows again at the end. */
async function fades(canvasElement: HTMLElement): Promise<void> {
  const [first, second] = canvasElement.querySelectorAll<HTMLElement>(
    '[data-banner-part] button[data-message=carousel_slide]',
  );
  const opacities = () => slidesIn(canvasElement).map(({ style }) => Number(style.opacity));
  second?.click();
  await waitFor(
    () => expect(opacities().filter((opacity) => opacity > 0 && opacity < 1)).toHaveLength(2),
    { interval: 4 },
  );
  first?.click();
  await waitFor(() => expect(opacities()[0]).toBe(1));
}

/** The carousel changes every so many milliseconds, has a pause, a mark per slide and no arrows. */
async function changesEvery(canvasElement: HTMLElement, interval: number): Promise<void> {
  await shownSlide(canvasElement);
  await waitFor(() => expect(timersOf(interval)).toBeGreaterThan(usualTimers(interval)));
  const buttons = canvasElement.querySelectorAll('[data-banner-part] button');
  const marks = canvasElement.querySelectorAll(
    '[data-banner-part] button[data-message=carousel_slide]',
  );
  await expect([...buttons]).toEqual([await pauseIn(canvasElement), ...marks]);
  await expect(marks).toHaveLength(slidesIn(canvasElement).length);
}

export const BuiltIn = meta.story({
  parameters: { scenario: 'landing.empty' },
  play: async ({ canvasElement, step }) => {
    const place = await placeOf(canvasElement, 'carousel');
    const top = await placeOf(canvasElement, 'topBanner');
    const before = [place.offsetHeight, top.parentElement?.offsetHeight];
    await covers(step, ['LAND-016'], 'changes every 5000 ms, without arrows', () =>
      changesEvery(canvasElement, 5000),
    );
    await step('three slides, in place of the proofs', async () => {
      await expect(slidesIn(canvasElement)).toHaveLength(3);
      await shown(canvasElement, 'slide_store_title');
      await expect(
        canvasElement.querySelector('[data-message=banner_proof_time_title]'),
      ).toBeNull();
    });
    await step('the line of news above the banner', async () => {
      await found(canvasElement, '[data-banner-part=topBanner] [data-message=top_banner_text]');
    });
    await step('the places had their size before', async () => {
      await expect([place.offsetHeight, top.parentElement?.offsetHeight]).toEqual(before);
    });
    await stopSlides(canvasElement);
    await covers(step, ['LAND-016'], 'with a fade', () => fades(canvasElement));
  },
});

export const Managed = meta.story({
  parameters: { scenario: 'landing.managed' },
  beforeEach: ({ msw }) => {
    msw.use(managedPictures);
  },
  play: async ({ canvasElement, step }) => {
    await covers(step, ['LAND-015'], 'three of four slides', async () => {
      await waitFor(() =>
        expect(titlesIn(canvasElement)).toEqual([
          'Your first order',
          'Your own shop front in ten minutes',
          'Help in your language',
        ]),
      );
    });
    await covers(step, ['LAND-018'], 'the managed line of news in the main banner', async () => {
      const news = await found(canvasElement, '[data-module=mainBanner] [data-managed] a');
      await expect(news).toHaveTextContent('Pay-outs are weekly now');
      await expect(news).toHaveAttribute('href', 'https://academy.portico.example/start');
    });
    await covers(step, ['LAND-038'], 'a link and a picture where they were sent', async () => {
      const [first, second] = slidesIn(canvasElement);
      await expect(first?.querySelector('a, img')).toBeNull();
      await expect(second?.querySelector('a')).toHaveAttribute(
        'href',
        'https://academy.portico.example/start',
      );
      await expect(second?.querySelector('img')).toHaveAttribute(
        'src',
        'https://images.portico.example/front.svg',
      );
      await expect(second?.querySelector('source')).toHaveAttribute(
        'srcset',
        'https://images.portico.example/front-mobile.svg',
      );
    });
    await stopSlides(canvasElement);
  },
});

/** Where the slot of the slides is empty, the pictures for a desktop stand in their place. */
export const ManagedPictures = meta.story({
  parameters: { scenario: 'landing.managed', chromatic: notPictured },
  beforeEach: ({ msw }) => {
    msw.use(
      managedPictures,
      http.get('*/onboard/resources/get', ({ request }) =>
        request.url.includes('SIGN_UP_CAROUSEL')
          ? HttpResponse.json({ code: 0, message: 'success', data: { resources: [] } })
          : undefined,
      ),
    );
  },
  play: async ({ canvasElement, step }) => {
    const place = await placeOf(canvasElement, 'carousel');
    const { offsetHeight } = place;
    await covers(step, ['LAND-036', 'LAND-037'], 'a picture that is a link', async () => {
      const link = await found(canvasElement, '[data-banner-part=carousel] a');
      await expect(link).toHaveAttribute('href', 'https://academy.portico.example/start');
      await expect(link.querySelector('img')).toHaveAttribute(
        'src',
        'https://images.portico.example/banner.svg',
      );
      await expect(slidesIn(canvasElement)).toHaveLength(1);
    });
    await step('which fills the place', async () => {
      await expect(place.offsetHeight).toBe(offsetHeight);
      const { width } = place.getBoundingClientRect();
      const picture = await found(canvasElement, '[data-banner-part=carousel] img');
      await expect(picture.getBoundingClientRect().width).toBeCloseTo(width, 0);
    });
  },
});

/** All that the United States add to the page of Indonesia. */
export const UnitedStates = meta.story({
  parameters: { scenario: 'landing.empty' },
  play: async ({ canvasElement, step }) => {
    await covers(step, ['LAND-013'], 'carousel, top banner, two subscription forms', async () => {
      const banner = '[data-module=mainBanner]';
      await found(canvasElement, `${banner} [data-banner-part=carousel] article`);
      await found(canvasElement, `${banner} [data-message=top_banner_text]`);
      await found(canvasElement, '[data-subscribe]');
      await waitFor(async () => {
        scrollTo({ top: document.documentElement.scrollHeight });
        await expect(
          canvasElement.querySelector('[data-module=subscribeForm] form'),
        ).toBeInTheDocument();
      });
      scrollTo({ top: 0 });
    });
    await stopSlides(canvasElement);
  },
});

export const Refused = meta.story({
  parameters: { scenario: 'landing.refused' },
  play: async ({ canvasElement, step }) => {
    await step('the built-in content', async () => {
      await shown(canvasElement, 'slide_store_title');
      await shown(canvasElement, 'top_banner_text');
      await expect(canvasElement.querySelector('[data-managed]')).toBeNull();
    });
    await stopSlides(canvasElement);
  },
});

/** A service that never answers: the built-in content shows after a second. */
export const Pending = Refused.extend({
  parameters: { scenario: 'pending@onboard.resources.get' },
});

export const InArabic = meta.story({
  globals: { region: 'me', language: 'ar' },
  parameters: { scenario: 'landing.managed', withCarousel: true },
  beforeEach: ({ msw }) => {
    msw.use(managedPictures);
  },
  play: async ({ canvasElement, step }) => {
    await step('its own slide first, the others in their language', async () => {
      await waitFor(() => expect(titlesIn(canvasElement)[0]).toBe('طلبك الأول'));
    });
    await stopSlides(canvasElement);
  },
});

export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { scenario: 'landing.empty' },
  play: async ({ canvasElement, step }) => {
    const place = await placeOf(canvasElement, 'bannerH5');
    const { offsetHeight } = place;
    await covers(step, ['LAND-020'], 'changes every 3000 ms, with a mark per slide', async () => {
      await changesEvery(canvasElement, 3000);
      await expect(place).toContainElement(await shownSlide(canvasElement));
    });
    await step('in a place of its size, which the carousel leaves to it', async () => {
      await expect(place.offsetHeight).toBe(offsetHeight);
      await expect(await placeOf(canvasElement, 'carousel')).not.toBeVisible();
      await expect(timersOf(5000)).toBe(usualTimers(5000));
    });
    await covers(step, ['UI-007'], 'the floating button is 44 px from the bottom', async () => {
      scrollTo({ top: document.documentElement.scrollHeight });
      const button = await found(canvasElement, 'button[data-register-action]:not([inert])');
      await waitFor(() =>
        expect(innerHeight - button.getBoundingClientRect().bottom).toBeCloseTo(44, 0),
      );
      scrollTo({ top: 0 });
    });
    await stopSlides(canvasElement);
    await covers(step, ['LAND-020'], 'with a fade', () => fades(canvasElement));
  },
});

export const ManagedOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { scenario: 'landing.managed' },
  beforeEach: ({ msw }) => {
    msw.use(managedPictures);
  },
  play: async ({ canvasElement, step }) => {
    await step('a picture that is a link, and one that is none', async () => {
      const part = '[data-banner-part=bannerH5]';
      const link = await found(canvasElement, `${part} a`);
      await expect(link).toHaveAttribute('href', 'https://academy.portico.example/start');
      const pictures = [...canvasElement.querySelectorAll<HTMLImageElement>(`${part} img`)];
      await expect(pictures.map(({ src }) => src)).toEqual([
        'https://images.portico.example/banner.svg',
        'https://images.portico.example/banner-late.svg',
      ]);
      await expect(link).toContainElement(pictures[0] ?? null);
      await expect(canvasElement.querySelectorAll(`${part} a`)).toHaveLength(1);
    });
    await step('both fill the place, whatever their size', async () => {
      const { offsetHeight } = await placeOf(canvasElement, 'bannerH5');
      await expect(offsetHeight).toBe(17 * 16);
    });
    await stopSlides(canvasElement);
  },
});

/** The distance of the form, of the picture and of the end of the banner from the top of the page. */
const edges = (canvasElement: HTMLElement) =>
  ['[data-card]', '[data-module=mainBanner] > img', '[data-module=mainBanner]'].map(
    (selector) =>
      canvasElement.querySelector(selector)?.getBoundingClientRect()[
        selector.startsWith('[data-module') ? 'bottom' : 'top'
      ],
  );

const words = '[data-banner-part=firstScreen]';

/** Slogan, highlight and note with links, over the picture. */
export const FirstScreenWords = meta.story({
  globals: { region: 'gb' },
  parameters: { scenario: 'landing.managed' },
  play: async ({ canvasElement, step }) => {
    await found(canvasElement, '[data-card]');
    const before = edges(canvasElement);
    await covers(step, ['LAND-039'], 'slogan, highlight and note with links', async () => {
      await found(canvasElement, `${words} [data-managed]`);
      const texts = canvasElement.querySelectorAll(`${words} [data-managed]`);
      await expect([...texts].map(({ textContent }) => textContent)).toEqual([
        ...['Open a shop today', 'from your phone', 'No monthly fee.'],
        ...['Read the guide', 'Log in'],
      ]);
      const links = canvasElement.querySelectorAll<HTMLAnchorElement>(`${words} a`);
      await expect([...links].map(({ href, target }) => [href, target])).toEqual([
        ['https://academy.portico.example/start', '_blank'],
        [`${location.origin}/account/login`, ''],
      ]);
    });
    await step('nothing moves', async () => {
      await expect(edges(canvasElement)).toEqual(before);
    });
  },
});

export const FirstScreenWordsOnPhone = FirstScreenWords.extend({
  globals: { region: 'gb', viewport: { value: 'phone' } },
});

export const FirstScreenWordsInArabic = meta.story({
  globals: { region: 'me', language: 'ar', viewport: { value: 'phone' } },
  play: async ({ canvasElement, step }) => {
    await step('in the language of the page', async () => {
      const text = await found(canvasElement, `${words} [data-managed]`);
      await expect(text).toHaveTextContent(/\p{sc=Arab}/u);
      await expect(text).toBeVisible();
    });
  },
});

/** Without managed words the banner has those that it began with. */
export const FirstScreenFailed = meta.story({
  globals: { region: 'gb' },
  parameters: { scenario: 'landing.failed' },
  play: async ({ canvasElement, step }) => {
    await step('the built-in headline, and nothing in the place of others', async () => {
      await shown(canvasElement, 'banner_lead');
      await waitFor(() =>
        expect(requestsOf('onboard.resources.get')).toContainEqual(
          expect.objectContaining({ resource_module_name: 'SIGN_UP_FIRST_SCREEN' }),
        ),
      );
      await expect(await found(canvasElement, words)).toBeEmptyDOMElement();
    });
  },
});
