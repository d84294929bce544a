import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { storyBackend } from '../../.storybook/storyBackend.ts';
import { covers } from '../support/covers.ts';
import { Portal } from '../support/Portal.tsx';
import {
  found,
  reported,
  requested,
  requestsOf,
  shown,
  stepShown,
} from '../support/signUpSteps.ts';

const onLeave = fn().mockName('onLeave');
const noFlag = (canvasElement: HTMLElement) =>
  expect(canvasElement.querySelector('a[href*=needLogin], a[href*=ttp_session_expire]')).toBeNull();

const meta = preview.meta({
  title: 'Flows/LogOut',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen', scenario: 'session.none' },
  beforeEach: () => {
    onLeave.mockClear();
    localStorage.setItem('seller_login_state', '1');
    return () => localStorage.removeItem('seller_login_state');
  },
  render: (_, { loaded }) => (
    <Portal path="/account/login?needLogin=1&channel=spring" loaded={loaded} onLeave={onLeave} />
  ),
});

export const NeedLogin = meta.story({
  play: async ({ canvasElement, step }) => {
    await covers(step, ['LOGIN-011'], 'logs out and shows the log-in', async () => {
      await shown(canvasElement, 'log_in_title');
      await waitFor(() => expect(storyBackend.world.session).toBeNull());
      await expect(requestsOf('account.get')).toEqual([]);
      await expect(localStorage.getItem('seller_login_state')).toBeNull();
      await found(canvasElement, 'a[href="/account/register?channel=spring"]');
      await noFlag(canvasElement);
      await expect(onLeave).not.toHaveBeenCalled();
    });
  },
});

export const NeedLoginOnRegister = meta.story({
  render: (_, { loaded }) => (
    <Portal path="/account/register/?needLogin=1" loaded={loaded} onLeave={onLeave} />
  ),
  play: async ({ canvasElement, step }) => {
    await covers(step, ['LOGIN-011'], 'logs out and shows the register page', async () => {
      await stepShown(canvasElement, 'account');
      await requested('logout', [{}]);
      await noFlag(canvasElement);
    });
  },
});

export const LoggingOut = meta.story({
  parameters: { scenario: 'session.none+pending@logout' },
  play: async ({ canvasElement }) => {
    await expect(await found(canvasElement, 'main [data-waiting] svg')).toBeVisible();
    await requested('logout', [{}]);
    await expect(canvasElement.querySelector('[data-message=log_in_title]')).toBeNull();
  },
});

/** A log-out that fails goes to the log-in all the same (S-103), and follows no session that is left. */
export const LogOutFailed = meta.story({
  parameters: { scenario: 'session.none+status:500@logout' },
  play: async ({ canvasElement, step }) => {
    await covers(step, ['LOGIN-011'], 'shows the log-in', async () => {
      await shown(canvasElement, 'log_in_title');
      await requested('logout', [{}]);
    });
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(onLeave).not.toHaveBeenCalled();
    await expect(requestsOf('account.get')).toEqual([]);
  },
});

export const SessionExpired = meta.story({
  render: (_, { loaded }) => (
    <Portal path="/account/register?ttp_session_expire=1" loaded={loaded} onLeave={onLeave} />
  ),
  play: async ({ canvasElement, step }) => {
    await covers(step, ['LOGIN-012'], 'reports it and logs out to the log-in', async () => {
      await shown(canvasElement, 'log_in_title');
      await reported('ttp_session_inconsistent');
      await requested('logout', [{}]);
      await noFlag(canvasElement);
    });
  },
});

export const SessionExpiredAnonymous = meta.story({
  parameters: { scenario: 'default' },
  render: (_, { loaded }) => (
    <Portal
      path="/account/register?ttp_session_expire=1&channel=spring"
      loaded={loaded}
      onLeave={onLeave}
    />
  ),
  play: async ({ canvasElement, step }) => {
    await covers(step, ['LOGIN-013'], 'shows the page, without the flag', async () => {
      await stepShown(canvasElement, 'account');
      await found(canvasElement, 'a[href="/account/login?channel=spring"]');
      await noFlag(canvasElement);
      await expect(requestsOf('logout')).toEqual([]);
    });
  },
});
