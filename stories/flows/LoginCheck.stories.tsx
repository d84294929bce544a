import { expect, fn, waitFor } from 'storybook/test';
import { notPictured } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { storyBackend } from '../../.storybook/storyBackend.ts';
import { covers } from '../support/covers.ts';
import { leftFor } from '../support/leftFor.ts';
import { Portal } from '../support/Portal.tsx';
import { showAgain } from '../support/showAgain.ts';
import { ADDRESS, found, requested, requestsOf, shown, stepShown } from '../support/signUpSteps.ts';

const onLeave = fn().mockName('onLeave');
const HOMEPAGE = `${location.origin}/homepage`;

const meta = preview.meta({
  title: 'Flows/LoginCheck',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onLeave.mockClear();
    return () => localStorage.removeItem('seller_login_state');
  },
  render: (_, { loaded }) => (
    <Portal path="/account/register?channel=spring" loaded={loaded} onLeave={onLeave} />
  ),
});

const idle = (canvasElement: HTMLElement) => found(canvasElement, '[data-login-check=idle]');

/** Logs the known seller in, as another tab does. */
async function logInElsewhere(): Promise<void> {
  const { userId } = await storyBackend.world.accounts.create({ email: 'seller@example.com' });
  storyBackend.world.session = userId;
}

const changeElsewhere = () =>
  void window.dispatchEvent(new StorageEvent('storage', { key: 'seller_login_state' }));

export const Checking = meta.story({
  parameters: { scenario: 'pending@account.get' },
  play: async ({ canvasElement, userEvent, step }) => {
    const field = await found(canvasElement, 'input[name=phone_email]');
    const before = field.getBoundingClientRect().top;
    await covers(step, ['LAYOUT-005'], 'shows a spinner while the check runs', async () => {
      const spinner = await found(canvasElement, '[data-login-check=checking] svg');
      await expect(spinner).toBeVisible();
      await expect(field.getBoundingClientRect().top).toBe(before);
    });
    await step('the page can be used meanwhile (E-13)', async () => {
      await userEvent.type(field, ADDRESS);
      await expect(field).toHaveValue(ADDRESS);
      await expect(field).toHaveFocus();
    });
  },
});

export const Anonymous = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    const field = await found(canvasElement, 'input[name=phone_email]');
    await userEvent.type(field, ADDRESS);
    await covers(step, ['LOGIN-003', 'ROLE-001'], 'checks once, and keeps the page', async () => {
      await idle(canvasElement);
      await requested('account.get', [{}]);
      await expect(field).toHaveValue(ADDRESS);
      await expect(field).toHaveFocus();
      await expect(canvasElement.querySelector('[data-login-check] svg')).toBeNull();
      await expect(onLeave).not.toHaveBeenCalled();
    });
  },
});

/** A failed check is retried once and counts as logged out (S-102). */
export const CheckFailed = meta.story({
  parameters: { scenario: 'session.failed' },
  play: async ({ canvasElement }) => {
    await idle(canvasElement);
    await stepShown(canvasElement, 'account');
    await expect(canvasElement.querySelector('[data-toasts] [data-tone]')).toBeNull();
    await expect(onLeave).not.toHaveBeenCalled();
  },
});

export const LoggedIn = meta.story({
  parameters: { scenario: 'session.none' },
  play: async ({ canvasElement, step }) => {
    await covers(step, ['LOGIN-007'], 'leaves for the homepage', () => leftFor(onLeave, HOMEPAGE));
    await step('a spinner takes the place of the form', async () => {
      await expect(await found(canvasElement, 'main [data-waiting] svg')).toBeVisible();
      await expect(canvasElement.querySelector('form')).toBeNull();
    });
  },
});

export const LoggedInWithRedirect = meta.story({
  parameters: { scenario: 'session.none' },
  render: (_, { loaded }) => (
    <Portal path="/account/login/?redirect_url=%2Fsettle" loaded={loaded} onLeave={onLeave} />
  ),
  play: ({ step }) =>
    covers(step, ['LOGIN-007'], 'leaves for redirect_url', () =>
      leftFor(onLeave, `${location.origin}/settle`),
    ),
});

export const LoggedInWithForeignRedirect = meta.story({
  parameters: { scenario: 'session.none' },
  render: (_, { loaded }) => (
    <Portal
      path="/account/login?redirect_url=https%3A%2F%2Fevil.example%2F"
      loaded={loaded}
      onLeave={onLeave}
    />
  ),
  play: ({ step }) =>
    covers(step, ['SEC-002'], 'leaves for the homepage', () => leftFor(onLeave, HOMEPAGE)),
});

export const LoggedInOnAcceleratedDomain = meta.story({
  parameters: { scenario: 'session.none' },
  render: (_, { loaded }) => (
    <Portal
      path="/account/login"
      loaded={loaded}
      onLeave={onLeave}
      environment={{ acceleratedHosts: [location.host] }}
    />
  ),
  play: ({ step }) =>
    covers(step, ['LOGIN-008'], 'leaves for the settle page', () =>
      leftFor(onLeave, `${location.origin}/settle`),
    ),
});

export const JoinedSeller = meta.story({
  parameters: { scenario: 'session.joined' },
  play: async ({ canvasElement, step }) => {
    await leftFor(onLeave, HOMEPAGE);
    await covers(step, ['NAV-004', 'ROLE-002'], 'the bar has no contact link', async () => {
      await shown(canvasElement, 'nav_start_selling');
      await expect(canvasElement.querySelector('[data-message=nav_contact_us]')).toBeNull();
    });
  },
});

export const JoinedSellerOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { scenario: 'session.joined', chromatic: notPictured },
  play: async ({ canvasElement, step }) => {
    await leftFor(onLeave, HOMEPAGE);
    (await shown(canvasElement, 'nav_menu_open')).click();
    await covers(step, ['NAV-004'], 'the menu has no contact link', async () => {
      const menu = await found(canvasElement, 'dialog[open]');
      await shown(menu, 'nav_university');
      await expect(menu.querySelector('[data-message=nav_contact_us]')).toBeNull();
    });
  },
});

export const PendingSeller = meta.story({
  parameters: { scenario: 'session.pending' },
  play: async ({ canvasElement, step }) => {
    await leftFor(onLeave, HOMEPAGE);
    await covers(step, ['NAV-004', 'ROLE-002'], 'the bar has the contact link', async () => {
      await shown(canvasElement, 'nav_contact_us');
    });
  },
});

export const LanguageOfAccount = meta.story({
  globals: { region: 'me', language: 'en' },
  parameters: { scenario: 'session.arabic' },
  beforeEach: () => {
    const { lang, dir } = document.documentElement;
    return () => Object.assign(document.documentElement, { lang, dir });
  },
  play: async ({ step }) => {
    await covers(step, ['I18N-002'], 'the page has the locale of the account', async () => {
      await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'ar'));
      await expect(localStorage.getItem('language')).toBeNull();
    });
  },
});

export const LoggedInElsewhere = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    const field = await found(canvasElement, 'input[name=phone_email]');
    await userEvent.type(field, ADDRESS);
    await idle(canvasElement);
    await covers(step, ['LOGIN-009'], 'without a session nothing is lost (S-104)', async () => {
      changeElsewhere();
      await requested('account.get', [{}, {}]);
      await idle(canvasElement);
      await expect(field).toHaveValue(ADDRESS);
      await expect(onLeave).not.toHaveBeenCalled();
    });
    await covers(step, ['LOGIN-009'], 'a log-in in another tab is followed', async () => {
      await logInElsewhere();
      changeElsewhere();
      await leftFor(onLeave, HOMEPAGE);
    });
  },
});

export const TabShownAgain = meta.story({
  play: async ({ canvasElement, step }) => {
    await idle(canvasElement);
    await covers(step, ['LOGIN-010'], 'checks again when the tab is shown', async () => {
      document.dispatchEvent(new Event('visibilitychange'));
      await requested('account.get', [{}, {}]);
      await idle(canvasElement);
      await logInElsewhere();
      document.dispatchEvent(new Event('visibilitychange'));
      await leftFor(onLeave, HOMEPAGE);
    });
  },
});

/** The browser restores a page from which a logged-in seller was sent on. */
export const RestoredAfterLeaving = meta.story({
  parameters: { scenario: 'session.none' },
  play: async ({ canvasElement }) => {
    await leftFor(onLeave, HOMEPAGE);
    storyBackend.world.session = null;
    showAgain();
    await stepShown(canvasElement, 'account');
    await expect(onLeave).toHaveBeenCalledOnce();
  },
});

export const RedirectHack = meta.story({
  render: (_, { loaded }) => (
    <Portal
      path="/account/login?channel=a&chain=c&redirect_hack=https%3A%2F%2Fshop.example%2Fa"
      loaded={loaded}
      onLeave={onLeave}
      environment={{ redirectHosts: ['shop.example'] }}
    />
  ),
  play: async ({ step }) => {
    await covers(step, ['LOGIN-004', 'LOGIN-005'], 'leaves at once', async () => {
      await leftFor(onLeave, 'https://shop.example/a?channel=a');
      await expect(requestsOf('account.get')).toEqual([]);
    });
  },
});

export const RedirectHackRefused = meta.story({
  render: (_, { loaded }) => (
    <Portal
      path="/account/login?channel=a&redirect_hack=https%3A%2F%2Fevil.example%2F"
      loaded={loaded}
      onLeave={onLeave}
      environment={{ ttpDomain: 'https://main.example' }}
    />
  ),
  play: ({ step }) =>
    covers(step, ['LOGIN-006', 'ROUTE-019'], 'leaves for the main domain’s homepage', () =>
      leftFor(onLeave, 'https://main.example/homepage'),
    ),
});
