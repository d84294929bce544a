import { expect, userEvent, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { inMotion, notPictured } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import { storyBackend } from '../../.storybook/storyBackend.ts';
import { Portal } from '../support/Portal.tsx';
import { covers } from '../support/covers.ts';
import { inCrossBorder, modulesAbove, scrollDown } from '../support/landingSteps.ts';
import { managedPictures, mediaHosts } from '../support/managedPictures.ts';
import { modalShown, openModal, pressInModal } from '../support/modal.ts';
import { found, shown, signInMethodsOf } from '../support/signUpSteps.ts';

type Modules = RegionConfig['landing']['desktop'];

/** A region whose page has these modules around the main banner. */
const withModules =
  (desktop: Modules, mobile = desktop) =>
  (region: RegionConfig): RegionConfig => ({
    ...region,
    landing: { ...region.landing, desktop, mobile },
  });

const meta = preview.meta({
  title: 'Screens/LandingModules',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    msw.use(managedPictures);
  },
  render: (_, { loaded, parameters }) => (
    <Portal
      path={`/account/register${'query' in parameters ? String(parameters['query']) : ''}`}
      loaded={loaded}
      landing
      environment={{ mediaHosts }}
      {...('modules' in parameters && {
        // of a story below
        change: withModules(parameters['modules'] as Modules, parameters['mobile'] as Modules),
      })}
    />
  ),
});

const managedItems = (canvasElement: HTMLElement, module: string) =>
  canvasElement.querySelectorAll(`[data-module=${module}] [data-item]:has([data-managed])`);

/** The portal's bar lies over the banner, and is solid once the page is scrolled; nothing moves. */
export const PortalBar = meta.story({
  globals: { region: 'gb' },
  parameters: { modules: ['portalNavBar', 'mainBanner', 'questions', 'footer'] },
  play: async ({ canvasElement, step }) => {
    const top = (await found(canvasElement, '[data-card]')).getBoundingClientRect().top;
    await step('transparent at the top', () =>
      found(canvasElement, 'header[data-module=portalNavBar][data-surface=transparent]').then(
        () => undefined,
      ),
    );
    await step('solid below it', async () => {
      scrollTo({ top: 120 });
      const bar = await found(canvasElement, 'header[data-surface=opaque]');
      await waitFor(() => expect(getComputedStyle(bar).backgroundColor).toBe('rgb(251, 250, 247)'));
      const card = await found(canvasElement, '[data-card]');
      await expect(Math.round(card.getBoundingClientRect().top)).toBe(Math.round(top - scrollY));
    });
  },
});

/** What the content service adds stands below the links. */
export const BottomNavigationManaged = meta.story({
  tags: ['own-words'], // managed names
  globals: { region: 'es' },
  parameters: { scenario: 'landing.managed' },
  play: async ({ canvasElement, step }) => {
    await shown(canvasElement, 'footer_terms');
    await covers(step, ['LAND-040'], 'icons with their titles', async () => {
      await waitFor(() => expect(managedItems(canvasElement, 'bottomNav')).toHaveLength(2));
      for (const item of managedItems(canvasElement, 'bottomNav'))
        await expect(item.querySelector('img')).not.toBeNull();
    });
  },
});

export const BottomNavigationInArabic = meta.story({
  tags: ['own-words'], // managed names
  globals: { region: 'me', language: 'ar' },
  parameters: { scenario: 'landing.managed' },
  play: ({ canvasElement }) =>
    waitFor(() => expect(managedItems(canvasElement, 'bottomNav')).toHaveLength(2)),
});

/** The regions for which the content of the seller stories was read, in turn. */
const regionsOfStories = () =>
  storyBackend.world.calls.all.flatMap(({ request }) => {
    const { data } = slotRequest.safeParse(request);
    return data?.resource_module_name === '11' ? [data.region] : [];
  });
const slotRequest = z.object({ resource_module_name: z.string(), region: z.string() });

const tab = (canvasElement: HTMLElement, label: string) =>
  found(canvasElement, `[data-module=headerTabs] [role=tab]:has([data-message=${label}])`);

/** The tabs decide which region's content the modules below them show. */
export const HeaderTabs = meta.story({
  tags: ['own-words'], // managed texts
  globals: { region: 'cb' },
  parameters: { scenario: 'landing.managed' },
  play: async ({ canvasElement, step }) => {
    await scrollDown(canvasElement, inCrossBorder);
    await covers(step, ['LAND-022'], 'US is chosen, and sets region 0', async () => {
      await expect(await tab(canvasElement, 'tabs_us')).toHaveAttribute('aria-selected', 'true');
      await waitFor(() => expect(regionsOfStories()).toEqual(['0']));
    });
    await covers(step, ['LAND-022'], 'SEA sets region 1', async () => {
      (await tab(canvasElement, 'tabs_sea')).click();
      await shown(canvasElement, 'tabs_sea_text');
      await waitFor(() => expect(regionsOfStories()).toEqual(['0', '1']));
    });
    await step('what was read is not read again', async () => {
      (await tab(canvasElement, 'tabs_us')).click();
      await shown(canvasElement, 'tabs_us_text');
      await expect(regionsOfStories()).toEqual(['0', '1']);
    });
  },
});

export const HeaderTabsOnPhone = meta.story({
  globals: { region: 'fanno', viewport: { value: 'phone' } },
  parameters: { scenario: 'landing.empty' },
  play: ({ canvasElement }) => scrollDown(canvasElement, inCrossBorder),
});

const clip = (canvasElement: HTMLElement, state: string) =>
  found(canvasElement, `[data-module=mainBannerWithVideo] [data-state=${state}]`);

/** The picture of the main banner moves, and can be stopped; on a phone it stays still. */
export const BannerWithVideo = meta.story({
  tags: ['desktop-only'],
  globals: { region: 'it' },
  parameters: { chromatic: inMotion },
  play: async ({ canvasElement, step }) => {
    await covers(step, ['LAND-009'], 'a clip in the main banner', async () => {
      await clip(canvasElement, 'running');
    });
    await step('its button stops it', async () => {
      (await found(canvasElement, '[data-message=media_pause]')).click();
      await clip(canvasElement, 'stopped');
    });
  },
});

export const BannerWithVideoOnPhone = meta.story({
  globals: { region: 'fr', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await scrollDown(canvasElement, ['mainBannerWithVideo', 'bottomNav']);
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
});

/** What to have at hand, in a panel at the bottom edge. */
export const Checklist = meta.story({
  globals: { region: 'gb' },
  parameters: {
    scenario: 'landing.empty',
    modules: ['navBar', 'mainBanner', 'onboardingGuidance'],
  },
  play: async ({ canvasElement, step }) => {
    await scrollDown(canvasElement, ['mainBanner', 'onboardingGuidance']);
    const opener = await found(canvasElement, '[data-opens=checklist]');
    await covers(step, ['DLG-024'], 'title, close button; the page does not scroll', async () => {
      opener.click();
      const panel = await modalShown();
      await expect(panel.dataset['size']).toBe('panel');
      await expect(panel).toHaveAccessibleName();
      await expect(panel.querySelectorAll('li')).toHaveLength(5);
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
      await pressInModal('dialog_close');
      await waitFor(() => expect(openModal()).toBeNull());
    });
    await covers(step, ['DLG-024'], 'the mask closes it, and the page scrolls again', async () => {
      opener.click();
      await userEvent.click(await modalShown());
      await waitFor(() => expect(openModal()).toBeNull());
      await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
    });
    opener.click();
    await modalShown();
  },
});

/** The experiment for Indonesia: the partner's sellers come first. */
export const NewLook = meta.story({
  globals: { region: 'id' },
  parameters: { scenario: 'experiments.on', modules: ['portalNavBar', 'mainBanner'] },
  play: async ({ canvasElement, step }) => {
    await covers(
      step,
      ['TRACK-017'],
      'the partner entrance leads, in a banner of its own',
      async () => {
        const banner = await found(canvasElement, '[data-module=mainBanner]:has([data-entrance])');
        await expect(banner.querySelector('h1')?.textContent).toBe(
          (await shown(canvasElement, 'new_look_headline')).textContent,
        );
        await expect(signInMethodsOf(banner)).toEqual(['partner']);
      },
    );
    await step(
      'its link leads to the form, which asks the questions of the lead first',
      async () => {
        (await shown(canvasElement, 'fast_onboarding_form')).closest('a')?.click();
        await found(canvasElement, '[data-simple-register] [data-lead-group]');
      },
    );
  },
});

/** Elsewhere the experiment changes nothing, nor does it without it. */
export const NewLookElsewhere = meta.story({
  globals: { region: 'th' },
  parameters: { scenario: 'experiments.on', modules: ['portalNavBar', 'mainBanner'] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(localStorage.getItem('registration_data')).not.toBeNull());
    await found(canvasElement, '[data-step=account]');
    await expect(canvasElement.querySelector('[data-entrance]')).toBeNull();
  },
});

export const NewLookOnPhone = meta.story({
  globals: { region: 'id', viewport: { value: 'phone' } },
  parameters: { scenario: 'experiments.on', modules: ['portalNavBar', 'mainBanner'] },
  play: ({ canvasElement }) => found(canvasElement, '[data-entrance]').then(() => undefined),
});

const others: Modules = [
  ...(['navBar', 'topAlert', 'registerAlert', 'mainBanner', 'postBanner'] as const),
  ...(['shopBackground', 'serviceProvider', 'partners', 'tablePicture', 'footer'] as const),
];

/** The modules that no region lists yet, with their built-in content. */
export const Others = meta.story({
  globals: { region: 'gb' },
  parameters: { scenario: 'landing.empty', modules: others },
  play: async ({ canvasElement, step }) => {
    await step('alerts above the banner', async () => {
      await shown(canvasElement, 'top_alert');
      await shown(canvasElement, 'register_alert');
      await expect(modulesAbove(canvasElement)).toEqual(others.slice(0, 3));
    });
    await step('the modules in their order', () => scrollDown(canvasElement, others.slice(3)));
    await covers(step, ['LAND-040'], 'service providers with icon and title', async () => {
      const providers = canvasElement.querySelectorAll('[data-module=serviceProvider] [data-item]');
      for (const provider of providers) {
        await expect(provider.querySelector('svg')).toBeInTheDocument();
        await expect(provider.querySelector('[data-message^=provider_]')).toBeVisible();
      }
    });
    await step('each has items', async () => {
      for (const [module, items] of Object.entries({
        serviceProvider: 4,
        partners: 3,
        tablePicture: 4,
      }))
        await expect(
          canvasElement.querySelectorAll(`[data-module=${module}] [data-item]`),
        ).toHaveLength(items);
    });
    await step('a way back to the form', async () => {
      (await found(canvasElement, '[data-module=postBanner] button')).click();
      await waitFor(() => expect(scrollY).toBe(0));
      await expect(document.activeElement?.tagName).toBe('INPUT');
    });
  },
});

export const OthersManaged = meta.story({
  tags: ['own-words'], // managed names
  globals: { region: 'gb' },
  parameters: { scenario: 'landing.managed', modules: others },
  play: async ({ canvasElement, step }) => {
    await scrollDown(canvasElement, others.slice(3));
    await covers(step, ['LAND-040'], 'partners with icon and title', async () => {
      await waitFor(() => expect(managedItems(canvasElement, 'partners')).toHaveLength(2));
      const icons = canvasElement.querySelectorAll('[data-module=partners] [data-item] img');
      await expect(icons).toHaveLength(2);
    });
    await step('a picture with its link', async () => {
      const item = await found(canvasElement, '[data-module=tablePicture] [data-item=picture]');
      await expect(item.querySelector('img')).toHaveAttribute(
        'src',
        'https://images.portico.example/banner.svg',
      );
      await expect(item.querySelector('a')).toHaveAttribute('target', '_blank');
    });
  },
});

export const OthersInGerman = meta.story({
  globals: { region: 'de', language: 'de-DE' },
  parameters: { scenario: 'landing.empty', modules: others },
  play: ({ canvasElement }) => scrollDown(canvasElement, others.slice(3)),
});

export const OthersInArabicOnPhone = meta.story({
  globals: { region: 'me', language: 'ar', viewport: { value: 'phone' } },
  parameters: { scenario: 'landing.empty', modules: others },
  play: ({ canvasElement }) => scrollDown(canvasElement, others.slice(3)),
});

/** A phone has an order of its own. */
export const OrderOfPhone = meta.story({
  globals: { region: 'gb', viewport: { value: 'phone' } },
  parameters: {
    ...{ scenario: 'landing.empty', chromatic: notPictured },
    modules: ['portalNavBar', 'mainBanner', 'benefits', 'questions', 'footer'],
    mobile: ['portalNavBar', 'mainBanner', 'questions', 'benefits', 'footer'],
  },
  play: async ({ canvasElement, step }) => {
    await covers(step, ['LAND-007'], 'the modules in the order for a phone', () =>
      scrollDown(canvasElement, ['mainBanner', 'questions', 'benefits', 'footer']),
    );
  },
});

const all: Modules = [
  ...(['portalNavBar', 'topAlert', 'registerAlert', 'referralBanner', 'mainBanner'] as const),
  ...(['postBanner', 'shopBackground', 'headerTabs', 'benefits', 'growthJourney'] as const),
  ...(['commerceSolution', 'onboardingGuidance', 'inspirationStories', 'sellerStories'] as const),
  ...(['serviceProvider', 'partners', 'tablePicture', 'questions', 'subscribeForm'] as const),
  ...(['footer', 'bottomNav'] as const),
];

/** Every module of the landing page. */
export const Every = meta.story({
  globals: { region: 'us' },
  parameters: { scenario: 'landing.empty', modules: all, query: '?refercode=R-1' },
  beforeEach: () => {
    document.documentElement.dataset['referred'] = ''; // as the page does for itself
    return () => delete document.documentElement.dataset['referred'];
  },
  play: async ({ canvasElement, step }) => {
    await covers(step, ['LAND-003', 'LAND-004'], 'each around the form, in its order', async () => {
      await found(canvasElement, '[data-module=mainBanner] [data-card] form');
      await found(canvasElement, '[data-module=referralBanner]');
      await scrollDown(canvasElement, all.slice(4));
      await expect(modulesAbove(canvasElement)).toEqual(all.slice(0, 4));
    });
    await covers(step, ['LAND-005'], 'the footer has QR codes', async () => {
      const footer = await found(canvasElement, '[data-module=footer]');
      await expect(footer.querySelectorAll('[data-message=qr_code]')).not.toHaveLength(0);
    });
  },
});

/** Where an experiment or an order does not list them, the managed ones come all the same (S-185). */
export const Dynamic = meta.story({
  tags: ['own-words'], // managed texts
  globals: { region: 'mx' },
  parameters: {
    scenario: 'experiments.on+landing.managed',
    modules: ['navBar', 'mainBanner', 'bottomNav'],
  },
  play: async ({ canvasElement, step }) => {
    await scrollDown(canvasElement, [
      ...['mainBanner', 'questions', 'sellerStories', 'subscribeForm', 'commerceSolution'],
      ...['tablePicture', 'partners', 'benefits', 'bottomNav'],
    ]);
    await step('a managed link to elsewhere opens in a tab of its own', async () => {
      await found(canvasElement, '[data-banner-part=firstScreen] [data-managed]');
      const links = canvasElement.querySelectorAll<HTMLAnchorElement>(
        '[data-module] a:has([data-managed])',
      );
      const elsewhere = [...links].filter(({ origin }) => origin !== location.origin);
      await expect(elsewhere).not.toHaveLength(0);
      for (const link of elsewhere) await expect(link).toHaveAttribute('target', '_blank');
    });
  },
});
