import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { storyCode } from '../../mocks/provider/storyProviders.ts';
import {
  askForBindCode,
  finishBinding,
  REGISTERED,
  returned,
  storeStart,
} from '../support/callbackSteps.ts';
import { covers } from '../support/covers.ts';
import { inModal, modalShown, pressInModal } from '../support/modal.ts';
import { Portal } from '../support/Portal.tsx';
import { showAgain } from '../support/showAgain.ts';
import { ADDRESS, found, requestsOf, sentCode, shown } from '../support/signUpSteps.ts';

const onLeave = fn().mockName('onLeave');
const HOMEPAGE = `${location.origin}/homepage`;
const code = { code: storyCode('ana') };

const meta = preview.meta({
  title: 'Screens/OAuthCallback',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onLeave.mockClear();
    storeStart('google', '?channel=spring');
    return () => {
      sessionStorage.removeItem('oauth_nonce');
      sessionStorage.removeItem('profileKey');
      localStorage.removeItem('seller_login_state');
    };
  },
});

type Rendered = { readonly loaded: Readonly<Record<string, unknown>> };

/** The callback of Google, with what the provider returns. */
const at = (query: string) => ({
  render: (_: unknown, { loaded }: Rendered) => (
    <Portal path={`/account/oauth/google${query}`} loaded={loaded} onLeave={onLeave} />
  ),
});
const back = at(returned('google', code));

const left = (address: string) =>
  waitFor(async () => {
    await expect(onLeave).toHaveBeenCalledOnce();
    await expect(onLeave).toHaveBeenCalledWith(address);
  });

/** The screen of a failure, whose way back keeps the query of the start. */
const failed = async (canvasElement: HTMLElement, title: string, way: string) => {
  const heading = await found(canvasElement, `[data-callback-failure=${title}] h1`);
  await waitFor(() => expect(heading).toHaveFocus());
  await found(canvasElement, `main a[href="${way}"]`);
  await expect(onLeave).not.toHaveBeenCalled();
};

export const Pending = meta.story({
  ...back,
  parameters: { scenario: 'pending@oauth.callback' },
  play: async ({ canvasElement, step }) => {
    await covers(step, ['ROUTE-014'], 'shows a spinner', async () => {
      await expect(await found(canvasElement, 'main [data-waiting] svg')).toBeVisible();
    });
  },
});

export const Finished = meta.story({
  ...back,
  play: async ({ step }) => {
    await covers(step, ['ROUTE-014'], 'logs in as a log-in does', async () => {
      await left(HOMEPAGE);
      await expect(localStorage.getItem('seller_login_state')).not.toBeNull();
      await expect(requestsOf('oauth.callback')).toMatchObject([{ provider: 'social' }]);
    });
    await step('a page that was left and restored sends nothing again (E-28)', async () => {
      showAgain();
      await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(2)); // the log-in finds the session
      await expect(requestsOf('oauth.callback')).toHaveLength(1);
    });
  },
});

export const FinishedElsewhere = meta.story({
  globals: { region: 'us' },
  beforeEach: () => storeStart('shortVideo', '?redirect_url=%2Fsettle'),
  render: (_, { loaded }) => (
    <Portal
      path={`/account/oauth/tt/callback/${returned('shortVideo', code)}`}
      loaded={loaded}
      onLeave={onLeave}
    />
  ),
  play: async ({ step }) => {
    await covers(step, ['ROUTE-012'], 'follows the redirect of the start', async () => {
      await left(`${location.origin}/settle`);
      await expect(requestsOf('oauth.callback')).toMatchObject([{ provider: 'short_video' }]);
    });
  },
});

export const ProfileWithoutContact = meta.story({
  ...at(returned('google', { code: storyCode('noor') })),
  play: async () => {
    await waitFor(() => expect(sessionStorage.getItem('profileKey')).toBe('profile_1'));
    await expect(onLeave).not.toHaveBeenCalled();
  },
});

export const Cancelled = meta.story({
  ...at(returned('google', { error: 'access_denied' }, 'login')),
  play: async ({ canvasElement, step }) => {
    await step('says it, with the way back to the log-in (E-28)', async () => {
      await failed(canvasElement, 'oauth_cancelled_title', '/account/login?channel=spring');
      await expect(requestsOf('oauth.callback')).toEqual([]);
    });
  },
});

export const ProviderFailed = meta.story({
  ...at(returned('google', { error: 'server_error' })),
  play: async ({ canvasElement }) => {
    const way = '/account/register?channel=spring';
    await failed(canvasElement, 'oauth_provider_failed_title', way);
    await expect(requestsOf('oauth.callback')).toEqual([]);
  },
});

export const UsedAgain = meta.story({
  ...back,
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => sessionStorage.removeItem('oauth_nonce'),
  play: async ({ canvasElement, step }) => {
    await step('sends nothing, and has a way back (E-22, E-28)', async () => {
      await failed(canvasElement, 'oauth_unverified_title', '/account/register');
      await expect(requestsOf('oauth.callback')).toEqual([]);
    });
  },
});

export const SwitchedOff = meta.story({
  render: (_, { loaded }) => (
    <Portal
      path={`/account/oauth/google${returned('google', code)}`}
      loaded={loaded}
      environment={{ signInMethods: [] }}
      onLeave={onLeave}
    />
  ),
  play: async ({ canvasElement, step }) => {
    await covers(step, ['ROLE-006'], 'is off by its address, too (E-29)', async () => {
      await found(canvasElement, '[data-callback-failure=oauth_unverified_title]');
      await expect(requestsOf('oauth.callback')).toEqual([]);
    });
  },
});

export const ServiceFailed = meta.story({
  ...back,
  parameters: { scenario: 'status:500@oauth.callback' },
  play: async ({ canvasElement }) => {
    const title = 'login_failed_title_TT4B_conflict_remind';
    await failed(canvasElement, title, '/account/login?channel=spring');
    await expect(requestsOf('oauth.callback')).toHaveLength(1);
  },
});

export const LinkedAlready = meta.story({
  ...back,
  parameters: { scenario: 'passport.1007@oauth.callback' },
  play: async ({ canvasElement, step }) => {
    await covers(step, ['OAUTH-008'], 'asks, and leads to the log-in with tips', async () => {
      await inModal('oauth_linked_title');
      await pressInModal('bar_log_in');
      await shown(canvasElement, 'log_in_tips');
    });
  },
});

export const ProfileGone = meta.story({
  ...at(returned('google', { code: 'code_of_nobody' })),
  play: async ({ canvasElement }) => {
    await found(canvasElement, '[data-toasts] [data-tone=danger]');
    await found(canvasElement, 'input[name=phone_email]');
  },
});

export const SecondStep = meta.story({
  ...back,
  parameters: { scenario: 'identity@oauth.callback' },
  play: async ({ step, userEvent }) => {
    await covers(
      step,
      ['OAUTH-009'],
      'asks for a code, and repeats the exchange once',
      async () => {
        await inModal('sign_up_resend_countdown');
        const first = (await modalShown()).querySelector('fieldset input');
        if (first === null) throw new Error('The dialog has no boxes.');
        await userEvent.type(first, sentCode());
        await left(HOMEPAGE);
        await expect(requestsOf('oauth.callback')).toHaveLength(2);
      },
    );
  },
});

export const SecondStepLeft = meta.story({
  ...back,
  parameters: { scenario: 'identity@oauth.callback' },
  play: async ({ canvasElement, step }) => {
    await covers(step, ['OAUTH-009'], 'Cancel leads to the log-in with tips', async () => {
      await pressInModal('market_confirm_cancel');
      await shown(canvasElement, 'log_in_tips');
    });
  },
});

export const ContactMissing = meta.story({
  ...back,
  globals: { region: 'us' },
  parameters: { scenario: 'passport.4026@oauth.callback' },
  play: async ({ canvasElement, userEvent, step }) => {
    const stage = { canvasElement, userEvent };
    await covers(step, ['OAUTH-011'], 'asks for a contact', async () => {
      await shown(canvasElement, 'bind_contact_lead');
      await askForBindCode(stage, ADDRESS);
      await found(canvasElement, '[data-step=bind-code] form');
    });
    await covers(step, ['OAUTH-012'], 'which can be changed for a phone', async () => {
      await userEvent.click(
        await found(canvasElement, '[data-step=bind-code] button:has([data-message=sign_up_back])'),
      );
      await userEvent.click(await found(canvasElement, '[data-switch=phone]'));
      await found(canvasElement, '[data-step=bind-contact] input[type=tel]');
    });
  },
});

export const ContactMissingOnPhone = meta.story({
  ...back,
  globals: { viewport: { value: 'phone' } },
  parameters: { scenario: 'passport.4026@oauth.callback' },
  play: async ({ canvasElement }) => {
    await shown(canvasElement, 'oauth_bind_title');
  },
});

/** The address of this user has an account. */
const conflict = at(returned('google', { code: storyCode('rosa') }));

export const AddressHasAccount = meta.story({
  ...conflict,
  play: async ({ canvasElement, userEvent, step }) => {
    const stage = { canvasElement, userEvent };
    await shown(canvasElement, 'oauth_bind_conflict_lead');
    await covers(step, ['OAUTH-017'], 'sends a code of type 16', async () => {
      await askForBindCode(stage, REGISTERED);
      await found(canvasElement, '[data-step=bind-code] form');
      await expect(requestsOf('email.send_code')).toEqual([
        { email: REGISTERED, type: 16, email_logic_type: 3 },
      ]);
    });
    await covers(step, ['OAUTH-018'], 'binds it with the password of the account', async () => {
      await finishBinding(stage);
      await left(HOMEPAGE);
      await expect(requestsOf('oauth_login_with_email_bind')).toEqual([
        { email: REGISTERED, code: sentCode(), password: 'Market-7' },
      ]);
    });
  },
});

export const WrongCode = meta.story({
  ...conflict,
  play: async ({ canvasElement, userEvent, step }) => {
    const stage = { canvasElement, userEvent };
    await askForBindCode(stage, REGISTERED);
    await covers(step, ['OAUTH-010'], 'is said at the code, which is cleared', async () => {
      await found(canvasElement, '[data-step=bind-code] form');
      await finishBinding(stage, { code: sentCode() === '111111' ? '222222' : '111111' });
      await found(canvasElement, '[data-step=bind-code] fieldset[data-state=error] [data-message]');
      await waitFor(() =>
        expect(canvasElement.querySelector('[data-step=bind-code] fieldset input')).toHaveFocus(),
      );
      await expect(onLeave).not.toHaveBeenCalled();
    });
  },
});
