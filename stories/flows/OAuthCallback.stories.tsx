import { expect, waitFor } from 'storybook/test';
import { notPictured } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { storyCode } from '../../mocks/provider/storyProviders.ts';
import {
  askForBindCode,
  at,
  back,
  finishBinding,
  onLeave,
  REGISTERED,
  returned,
  returnPath,
  startAtGoogle,
  storeStart,
  withGoogle,
} from '../support/callbackSteps.tsx';
import { closeRegistration } from '../support/closeRegistration.ts';
import { covers } from '../support/covers.ts';
import { infoShown, storedKey } from '../support/infoSteps.ts';
import { leftFor } from '../support/leftFor.ts';
import { inModal, modalShown, pressInModal } from '../support/modal.ts';
import { Portal } from '../support/Portal.tsx';
import { showAgain } from '../support/showAgain.ts';
import { found, requestsOf, sentCode, shown } from '../support/signUpSteps.ts';

const HOMEPAGE = `${location.origin}/homepage`;

const meta = preview.meta({
  title: 'Flows/OAuthCallback',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen' },
  beforeEach: startAtGoogle,
});

export const Finished = meta.story({
  ...back,
  play: async ({ step }) => {
    await covers(step, ['ROUTE-014'], 'logs in as a log-in does', async () => {
      await leftFor(onLeave, HOMEPAGE);
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
      path={`/account/oauth/tt/callback/${returned('shortVideo', { code: storyCode('ana') })}`}
      loaded={loaded}
      onLeave={onLeave}
    />
  ),
  play: async ({ step }) => {
    await covers(step, ['ROUTE-012'], 'follows the redirect of the start', async () => {
      await leftFor(onLeave, `${location.origin}/settle`);
      await expect(requestsOf('oauth.callback')).toMatchObject([{ provider: 'short_video' }]);
    });
  },
});

export const ProfileWithoutContact = meta.story({
  ...at({ code: storyCode('noor') }),
  play: async ({ canvasElement, step }) => {
    await covers(step, ['ADDINFO-001'], 'goes on at the additional-info page', async () => {
      await infoShown(canvasElement);
      await expect(storedKey()).toBe('profile_1');
      await expect(onLeave).not.toHaveBeenCalled();
    });
  },
});

export const SwitchedOff = meta.story({
  render: (_, { loaded }) => (
    <Portal
      path={returnPath({ code: storyCode('ana') })}
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

/** Registration is closed: who has no account gets none. Source: S-205. */
export const RegistrationClosed = meta.story({
  parameters: { scenario: 'oauth.contact_missing', chromatic: notPictured },
  render: (_, { loaded }) => (
    <Portal
      path={returnPath({ code: storyCode('noor') })}
      loaded={loaded}
      change={(region) => closeRegistration(withGoogle(region))}
      onLeave={onLeave}
    />
  ),
  play: async ({ canvasElement, step }) => {
    await step('no contact is asked for; the log-in has tips', async () => {
      await shown(canvasElement, 'log_in_title');
      await found(canvasElement, '[role=note]');
      await expect(requestsOf('oauth.callback')).toHaveLength(1);
    });
  },
});

export const LinkedAlready = meta.story({
  ...back,
  parameters: { scenario: 'passport.1007@oauth.callback' },
  play: async ({ canvasElement, step }) => {
    await covers(step, ['OAUTH-008'], 'leads to the log-in with tips', async () => {
      await pressInModal('bar_log_in');
      await shown(canvasElement, 'log_in_tips');
    });
  },
});

export const ProfileGone = meta.story({
  ...at({ code: 'code_of_nobody' }),
  play: async ({ canvasElement }) => {
    await found(canvasElement, '[data-toasts] [data-tone=danger]');
    await found(canvasElement, 'input[name=phone_email]');
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
        await leftFor(onLeave, HOMEPAGE);
        await expect(requestsOf('oauth.callback')).toHaveLength(2);
      },
    );
  },
});

export const AddressBound = meta.story({
  ...at({ code: storyCode('rosa') }),
  play: async ({ canvasElement, userEvent, step }) => {
    const stage = { canvasElement, userEvent };
    await askForBindCode(stage, REGISTERED);
    await covers(step, ['OAUTH-018'], 'binds it with the password of the account', async () => {
      await finishBinding(stage);
      await leftFor(onLeave, HOMEPAGE);
      await expect(requestsOf('oauth_login_with_email_bind')).toEqual([
        { email: REGISTERED, code: sentCode(), password: 'Market-7' },
      ]);
    });
  },
});

/** A contact that is bound here registers (S-203). */
export const Banned = meta.story({
  ...back,
  globals: { region: 'us' },
  parameters: { scenario: 'us.banned+passport.4026@oauth.callback', chromatic: notPictured },
  play: async ({ canvasElement, step }) => {
    await covers(step, ['REG-023'], 'a bind waits for the check for a ban', async () => {
      await leftFor(onLeave, `${location.origin}/settings/unavailable`);
      await expect(requestsOf('oauth.callback')).toHaveLength(1);
      await expect(canvasElement.querySelector('form')).toBeNull();
    });
  },
});
