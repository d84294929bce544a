import { expect, fn, waitFor } from 'storybook/test';
import { notPictured } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import { leftFor } from '../support/leftFor.ts';
import { Portal } from '../support/Portal.tsx';
import { covers } from '../support/covers.ts';
import { found, shown } from '../support/signUpSteps.ts';

const onLeave = fn().mockName('onLeave');
const QUERY = '?channel=spring';
const feedback = {
  send: 'https://feedback.portico.example/send',
  problem: 'https://feedback.portico.example/problem',
};

const meta = preview.meta({
  title: 'Screens/Navigation',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onLeave.mockClear();
    const { lang, dir } = document.documentElement;
    return () => {
      localStorage.removeItem('language');
      Object.assign(document.documentElement, { lang, dir });
    };
  },
  render: (_, { loaded }) => (
    <Portal
      path={`/account/register${QUERY}`}
      loaded={loaded}
      onLeave={onLeave}
      feedback={feedback}
    />
  ),
});

export const SiteMenuOpen = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await userEvent.click(await shown(canvasElement, 'nav_site_current'));
    await covers(step, ['NAV-006', 'NAV-007'], 'shows every other site, in groups', async () => {
      await shown(canvasElement, 'nav_site_group_asia');
      await shown(canvasElement, 'nav_site_group_europe');
      await shown(canvasElement, 'nav_site_group_north_america');
      await expect(canvasElement.querySelector('a[href*="//gb."]')).toBeNull();
    });
    await covers(step, ['NAV-008'], 'markets for invited sellers have a tag', async () => {
      const tags = canvasElement.querySelectorAll('li > a [data-message=nav_site_invited]');
      await expect(tags).toHaveLength(2);
    });
  },
});

export const SiteChosen = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await userEvent.click(await shown(canvasElement, 'nav_site_current'));
    await covers(step, ['NAV-010'], 'opens its register page and keeps the query', async () => {
      await userEvent.click(await found(canvasElement, 'a[href*="//my."]'));
      await leftFor(onLeave, `https://my.portico.example/account/register/${QUERY}`);
    });
  },
});

export const SitesNotLoaded = meta.story({
  render: (_, { loaded }) => (
    <Portal
      path="/account/register"
      loaded={loaded}
      loadSites={() => Promise.reject(new Error('This story has no list of sites.'))}
    />
  ),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await shown(canvasElement, 'nav_site_current'));
    const message = await shown(canvasElement, 'nav_site_failed');
    await waitFor(() => expect(message).toBeVisible()); // the panel fades in
  },
});

export const LanguageMenuOpen = meta.story({
  globals: { region: 'my' },
  play: async ({ canvasElement, userEvent, step }) => {
    await userEvent.click(await shown(canvasElement, 'nav_language_current'));
    await covers(
      step,
      ['NAV-011', 'I18N-011'],
      'shows the three languages of Malaysia',
      async () => {
        await found(canvasElement, 'li > button[lang]');
        const rows = [...canvasElement.querySelectorAll<HTMLElement>('li > button[lang]')];
        await expect(rows.map(({ lang }) => lang)).toEqual(['en-GB', 'en', 'ms-MY']);
      },
    );
  },
});

export const LanguageChosen = meta.story({
  globals: { region: 'me', language: 'ar' },
  play: async ({ canvasElement, userEvent, step }) => {
    const heading = await shown(canvasElement, 'sign_up_title');
    const before = heading.textContent;
    await covers(
      step,
      ['NAV-011'],
      'changes the language and the direction of the page',
      async () => {
        await userEvent.click(await shown(canvasElement, 'nav_language_current'));
        await userEvent.click(await found(canvasElement, 'button[lang=en]'));
        await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
        await expect(document.documentElement).toHaveAttribute('dir', 'ltr');
        await waitFor(() => expect(heading.textContent).not.toBe(before));
      },
    );
    await step('the choice is stored, and focus returns to the button', async () => {
      await expect(localStorage.getItem('language')).not.toBeNull();
      await expect(await shown(canvasElement, 'nav_language_current')).toHaveFocus();
    });
  },
});

/** If the texts of a language cannot be loaded, the page keeps its language and shows a toast. */
export const LanguageNotLoaded = meta.story({
  render: (_, { loaded }) => {
    const region = loaded['region'] as RegionConfig; // see the preview's loader
    const switchLang = { languageList: ['en-GB', 'xx'], defaultLang: 'en-GB' };
    return (
      <Portal
        path="/account/register"
        loaded={{ ...loaded, region: { ...region, navBar: { ...region.navBar, switchLang } } }}
      />
    );
  },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await shown(canvasElement, 'nav_language_current'));
    await userEvent.click(await found(canvasElement, 'button[lang=xx]'));
    await found(canvasElement, '[data-toasts] [data-message=selleronboarding_network_error_toast]');
    await expect(document.documentElement).not.toHaveAttribute('lang', 'xx');
  },
});

export const FeedbackMenuOpen = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await covers(step, ['NAV-001'], 'the feedback menu', async () => {
      await userEvent.click(await shown(canvasElement, 'nav_feedback'));
      const link = await shown(canvasElement, 'nav_feedback_send');
      await expect(link.closest('a')).toHaveAttribute('href', feedback.send);
      await shown(canvasElement, 'nav_feedback_problem');
    });
  },
});

export const StartSellingOnRegister = meta.story({
  tags: ['desktop-only'],
  parameters: { chromatic: notPictured },
  beforeEach: () => {
    document.body.style.minBlockSize = '300vh'; // however long the window is, it scrolls
    return () => document.body.style.removeProperty('min-block-size');
  },
  play: async ({ canvasElement, step }) => {
    await found(canvasElement, '[data-step=account]');
    scrollTo({ top: 200, behavior: 'instant' });
    await waitFor(() => expect(scrollY).toBe(200));
    await covers(step, ['NAV-003'], 'scrolls to the top', async () => {
      (await shown(canvasElement, 'nav_start_selling')).click(); // a focus would scroll to it
      await waitFor(() => expect(scrollY).toBe(0));
    });
  },
});

export const MenuWithoutFeedback = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: notPictured },
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} />,
  play: async ({ canvasElement, step }) => {
    (await shown(canvasElement, 'nav_menu_open')).click();
    await covers(step, ['NAV-014'], 'feedback only where there is an address', async () => {
      const menu = await found(canvasElement, 'dialog[open]');
      await shown(menu, 'nav_university');
      await expect(menu.querySelector('[data-message^=nav_feedback]')).toBeNull();
    });
  },
});

export const SlideInMenuOpen = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, step }) => {
    // In a wide window the icon is hidden, so it is clicked by script; the NavBar's story OnPhone shows it.
    (await shown(canvasElement, 'nav_menu_open')).click();
    const inMenu = (key: string) => found(canvasElement, `dialog[open] [data-message=${key}]`);
    await covers(
      step,
      ['NAV-012', 'NAV-013', 'NAV-014'],
      'has all parts that the bar leaves out',
      async () => {
        await inMenu('nav_language');
        await inMenu('nav_site');
        await inMenu('nav_university');
        await inMenu('nav_contact_us');
        await inMenu('nav_feedback_send');
        await inMenu('nav_feedback_problem');
        const [signUp, logIn] = [await inMenu('bar_sign_up'), await inMenu('bar_log_in')];
        await waitFor(() => expect(signUp.closest('button')).toBeVisible()); // the menu slides in
        await expect(logIn.closest('button')).toBeVisible();
      },
    );
  },
});

export const SiteChosenOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent, step }) => {
    (await shown(canvasElement, 'nav_menu_open')).click();
    await userEvent.click(await found(canvasElement, 'dialog[open] [data-message=nav_site]'));
    await covers(step, ['NAV-010'], 'opens its register page and keeps the query', async () => {
      await userEvent.click(await found(canvasElement, 'dialog a[href*="//us."]'));
      await waitFor(() =>
        expect(onLeave).toHaveBeenCalledWith(
          `https://us.portico.example/account/register/${QUERY}`,
        ),
      );
    });
  },
});

export const LogInFromMenu = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent }) => {
    (await shown(canvasElement, 'nav_menu_open')).click();
    await userEvent.click(await found(canvasElement, 'dialog[open] [data-message=bar_log_in]'));
    await shown(canvasElement, 'log_in_title');
    await expect(canvasElement.querySelector('dialog[open]')).toBeNull();
  },
});

export const StartSellingFromLogIn = meta.story({
  render: (_, { loaded }) => <Portal path={`/account/login${QUERY}`} loaded={loaded} />,
  play: async ({ canvasElement, userEvent }) => {
    await shown(canvasElement, 'log_in_title');
    await userEvent.click(await shown(canvasElement, 'nav_start_selling'));
    await shown(canvasElement, 'sign_up_title');
  },
});
