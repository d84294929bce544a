import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { storyCode } from '../../mocks/provider/storyProviders.ts';
import {
  askForBindCode,
  at,
  back,
  finishBinding,
  onLeave,
  REGISTERED,
  startAtGoogle,
} from '../support/callbackSteps.tsx';
import { covers } from '../support/covers.ts';
import { inModal } from '../support/modal.ts';
import { ADDRESS, found, requestsOf, sentCode, shown, stepShown } from '../support/signUpSteps.ts';

const meta = preview.meta({
  title: 'Screens/OAuthCallback',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen' },
  beforeEach: startAtGoogle,
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

export const Cancelled = meta.story({
  ...at({ error: 'access_denied' }, 'login'),
  play: async ({ canvasElement, step }) => {
    await step('says it, back at the log-in where it began (S-009, E-28)', async () => {
      await found(canvasElement, '[data-toasts] [data-message=oauth_cancelled]');
      await found(canvasElement, 'a[href="/account/register?channel=spring"]');
      await shown(canvasElement, 'log_in_title');
      await expect(requestsOf('oauth.callback')).toEqual([]);
    });
  },
});

export const ProviderFailed = meta.story({
  ...at({ error: 'server_error' }),
  play: async ({ canvasElement }) => {
    await found(canvasElement, '[data-toasts] [data-message=oauth_provider_failed]');
    await stepShown(canvasElement, 'account');
    await found(canvasElement, 'a[href="/account/login?channel=spring"]');
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
  play: async ({ step }) => {
    await covers(step, ['OAUTH-008'], 'asks whether to log in', async () => {
      await inModal('oauth_linked_title');
      await inModal('bar_log_in');
    });
  },
});

export const SecondStep = meta.story({
  ...back,
  parameters: { scenario: 'identity@oauth.callback' },
  play: async ({ step }) => {
    await covers(step, ['OAUTH-009'], 'asks for the code of a known contact', async () => {
      await inModal('two_step_lead');
      await inModal('sign_up_resend_countdown');
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
const conflict = at({ code: storyCode('rosa') });

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
      for (const box of canvasElement.querySelectorAll('[data-step=bind-code] fieldset input'))
        await expect(box).toHaveValue('');
      await expect(onLeave).not.toHaveBeenCalled();
    });
  },
});
