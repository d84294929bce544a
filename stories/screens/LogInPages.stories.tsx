import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { RegionConfig } from '../../src/domain/region/RegionConfig.ts';
import { covers } from '../support/covers.ts';
import { leftFor } from '../support/leftFor.ts';
import { oidcPath, startAtOpenId, startWithoutToken } from '../support/oidcSteps.ts';
import { Portal } from '../support/Portal.tsx';
import { showAgain } from '../support/showAgain.ts';
import { found, requested, requestsOf, shown } from '../support/signUpSteps.ts';

const onLeave = fn().mockName('onLeave');
const HOMEPAGE = `${location.origin}/homepage`;
const CONFLICT = 'login_failed_title_TT4B_conflict_remind';

const meta = preview.meta({
  title: 'Screens/LogInPages',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onLeave.mockClear();
    const { title } = document;
    return () => {
      document.title = title;
      localStorage.removeItem('seller_login_state');
    };
  },
});

const waiting = async (canvasElement: HTMLElement) =>
  expect(await found(canvasElement, 'main [data-waiting] svg')).toBeVisible();
const synchronised = (region: RegionConfig): RegionConfig => ({
  ...region,
  needsSynchronisedLogin: true,
});

/** Source: S-007. */
const waitingPage = {
  render: (_: unknown, { loaded }: { loaded: Readonly<Record<string, unknown>> }) => (
    <Portal
      path="/account/waiting/?redirect_url=%2Fsettle"
      loaded={loaded}
      onLeave={onLeave}
      change={synchronised}
    />
  ),
};

export const Waiting = meta.story({
  ...waitingPage,
  parameters: { scenario: 'pending@account.get' },
  play: async ({ canvasElement, step }) => {
    await covers(step, ['ROUTE-006', 'ROUTE-015'], 'shows a spinner', () => waiting(canvasElement));
    await covers(step, ['LAYOUT-011'], 'has the default title', async () => {
      await expect(document.title).toBe('Portico for sellers');
    });
  },
});

export const WaitedForSession = meta.story({
  ...waitingPage,
  parameters: { scenario: 'session.none' },
  play: () => leftFor(onLeave, `${location.origin}/settle`),
});

export const WaitedInVain = meta.story({
  ...waitingPage,
  play: async ({ canvasElement }) => {
    await shown(canvasElement, 'log_in_title');
    await expect(onLeave).not.toHaveBeenCalled();
  },
});

export const NothingToWaitFor = meta.story({
  render: (_, { loaded }) => <Portal path="/account/waiting" loaded={loaded} onLeave={onLeave} />,
  play: async ({ canvasElement, step }) => {
    await covers(step, ['ROUTE-015'], 'leads to the log-in', async () => {
      await shown(canvasElement, 'log_in_title');
    });
  },
});

/** Source: S-008, S-110. */
const ticketLogin = {
  render: (_: unknown, { loaded }: { loaded: Readonly<Record<string, unknown>> }) => (
    <Portal
      path="/account/ticket-login/?ticket=ticket_login&redirect_url=%2Fsettle"
      loaded={loaded}
      onLeave={onLeave}
    />
  ),
};

export const TicketPending = meta.story({
  ...ticketLogin,
  parameters: { scenario: 'session.ticket+pending@account.get' },
  play: async ({ canvasElement, step }) => {
    await covers(step, ['LOGIN-020', 'ROUTE-007'], 'shows a spinner', () => waiting(canvasElement));
  },
});

export const AgentTicketPending = meta.story({
  parameters: { scenario: 'session.ticket+pending@account.get' },
  render: (_, { loaded }) => (
    <Portal path="/account/login?ticket=ticket_login" loaded={loaded} onLeave={onLeave} />
  ),
  play: async ({ canvasElement, step }) => {
    await covers(
      step,
      ['LOGIN-020', 'ROLE-003'],
      'shows a spinner in place of the form',
      async () => {
        await waiting(canvasElement);
        await expect(canvasElement.querySelector('[data-message=log_in_title]')).toBeNull();
      },
    );
  },
});

export const TicketAccepted = meta.story({
  ...ticketLogin,
  parameters: { scenario: 'session.ticket' },
  play: async ({ step }) => {
    await covers(step, ['ROUTE-007'], 'logs in and follows redirect_url', async () => {
      await leftFor(onLeave, `${location.origin}/settle`);
      await requested('account.get', [{ ticket: 'ticket_login' }]);
      await expect(localStorage.getItem('seller_login_state')).not.toBeNull();
    });
  },
});

export const TicketRefused = meta.story({
  ...ticketLogin,
  play: async ({ canvasElement, step }) => {
    await covers(step, ['LOGIN-014'], 'shows the conflict at the log-in', async () => {
      await shown(canvasElement, 'log_in_title');
      await found(canvasElement, `[data-tone=danger] [data-message=${CONFLICT}]`);
      await expect(canvasElement.querySelector('a[href*=ticket]')).toBeNull();
      await expect(onLeave).not.toHaveBeenCalled();
    });
  },
});

/** What an OpenID provider returns, for the next story. */
const oidcCallback = {
  render: (_: unknown, { loaded }: { loaded: Readonly<Record<string, unknown>> }) => (
    <Portal path={oidcPath()} loaded={loaded} onLeave={onLeave} />
  ),
};

const failed = async (canvasElement: HTMLElement) => {
  const title = await found(canvasElement, `h1 [data-message=${CONFLICT}]`);
  await waitFor(() => expect(title.closest('h1')).toHaveFocus());
  await found(canvasElement, 'main a[href="/account/login?channel=spring"]');
  await expect(onLeave).not.toHaveBeenCalled();
};

export const OidcPending = meta.story({
  ...oidcCallback,
  parameters: { scenario: 'pending@oidc.callback' },
  beforeEach: startAtOpenId,
  play: async ({ canvasElement, step }) => {
    await covers(step, ['OIDC-003', 'ROUTE-011'], 'shows a spinner', () => waiting(canvasElement));
  },
});

export const OidcFinished = meta.story({
  ...oidcCallback,
  beforeEach: startAtOpenId,
  play: async ({ canvasElement, step }) => {
    await covers(step, ['OIDC-005'], 'leaves for the next address', async () => {
      await leftFor(onLeave, HOMEPAGE);
      await expect(requestsOf('oidc.callback')).toHaveLength(1);
    });
    await step('a page that was left and restored replays nothing', async () => {
      showAgain();
      await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(2));
      await expect(requestsOf('oidc.callback')).toHaveLength(1);
      await expect(canvasElement.querySelector(`[data-message=${CONFLICT}]`)).toBeNull();
    });
  },
});

export const OidcRefused = meta.story({
  ...oidcCallback,
  parameters: { scenario: 'status:500@oidc.callback' },
  beforeEach: startAtOpenId,
  play: ({ canvasElement, step }) =>
    covers(step, ['OIDC-006'], 'shows the conflict and a way to the log-in', () =>
      failed(canvasElement),
    ),
});

export const OidcPartMissing = meta.story({
  ...oidcCallback,
  beforeEach: startWithoutToken,
  play: async ({ canvasElement, step }) => {
    await covers(step, ['OIDC-002', 'OIDC-006'], 'fails without a request', async () => {
      await failed(canvasElement);
      await expect(requestsOf('oidc.callback')).toEqual([]);
    });
  },
});
