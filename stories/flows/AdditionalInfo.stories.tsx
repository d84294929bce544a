import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { storyBackend } from '../../.storybook/storyBackend.ts';
import { covers } from '../support/covers.ts';
import {
  bindContact,
  INFO_PATH,
  profile,
  sendInfoCode,
  storedKey,
  withProfile,
} from '../support/infoSteps.ts';
import { leftFor } from '../support/leftFor.ts';
import { formShown } from '../support/loginSteps.ts';
import { pressInModal } from '../support/modal.ts';
import { Portal } from '../support/Portal.tsx';
import { ADDRESS, found, requestsOf, shown, stepShown } from '../support/signUpSteps.ts';

const onLeave = fn().mockName('onLeave');

/** How the page for additional information is left. */
const meta = preview.meta({
  title: 'Flows/AdditionalInfo',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen', scenario: withProfile },
  beforeEach: () => {
    onLeave.mockClear();
    return () => localStorage.removeItem('seller_login_state');
  },
  render: (_, { loaded }) => <Portal path={INFO_PATH} loaded={loaded} onLeave={onLeave} />,
});

const registerShown = (canvasElement: HTMLElement) => stepShown(canvasElement, 'account');
/** The query of the page, as its links keep it. */
const keptQuery = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLAnchorElement>('a[href^="/account/login"]')?.search;

export const ByPhone = meta.story({
  play: async (context) => {
    const { step } = context;
    await bindContact(context, 'phone');
    await covers(step, ['ADDINFO-007', 'ADDINFO-008'], 'has the calls of a phone', async () => {
      await leftFor(onLeave, `${location.origin}/settle/verification`);
      const mobile = '+447911123456';
      const code = storyBackend.world.codes.sent.at(-1)?.code;
      await expect(requestsOf('mobile.send_code')).toEqual([{ mobile, type: 1 }]);
      await expect(requestsOf('sms_login_with_bind')).toEqual([
        { mobile, code, ...profile, code_type: 1 },
      ]);
    });
  },
});

export const WithoutProfile = meta.story({
  render: (_, { loaded }) => (
    <Portal
      path="/account/tt-register-additional?channel=spring&profileKey="
      loaded={loaded}
      onLeave={onLeave}
    />
  ),
  play: async ({ canvasElement, step }) => {
    await covers(step, ['ADDINFO-002'], 'shows the register page with the query', async () => {
      await registerShown(canvasElement);
      await waitFor(() => expect(keptQuery(canvasElement)).toBe('?channel=spring'));
    });
  },
});

export const Back = meta.story({
  play: async (context) => {
    const { canvasElement, userEvent, step } = context;
    await sendInfoCode(context);
    await shown(canvasElement, 'sign_up_resend_countdown');
    await userEvent.click(await shown(canvasElement, 'sign_up_back'));
    await covers(step, ['ADDINFO-005'], 'shows the register page with the query', async () => {
      await registerShown(canvasElement);
      await waitFor(() => expect(keptQuery(canvasElement)).toBe('?channel=spring'));
    });
    await step('forgets the profile (S-086) and keeps the account (E-14)', async () => {
      await expect(storedKey()).toBeNull();
      await expect(await found(canvasElement, 'input[name=phone_email]')).toHaveValue(ADDRESS);
    });
  },
});

export const AccountExists = meta.story({
  parameters: { scenario: `${withProfile}+passport.1023@email.send_code` },
  play: async (context) => {
    const { canvasElement } = context;
    await sendInfoCode(context);
    await pressInModal('exists_dialog_log_in');
    await formShown(canvasElement, 'log-in');
    await expect(await found(canvasElement, 'input[name=account]')).toHaveValue(ADDRESS);
  },
});

/** The server does not know the profile any more. */
export const ProfileLost = meta.story({
  parameters: { scenario: 'default' },
  play: async (context) => {
    const { canvasElement } = context;
    await bindContact(context);
    await registerShown(canvasElement);
    await found(canvasElement, '[data-toasts] [data-tone=danger]');
    await expect(storedKey()).toBeNull();
  },
});

/** Every way that can register waits for the check for a ban (S-203). */
export const Banned = meta.story({
  globals: { region: 'us', language: 'en' },
  parameters: { scenario: 'us.banned' },
  play: async ({ canvasElement, step }) => {
    await covers(step, ['REG-023'], 'opens the page for banned regions', async () => {
      await leftFor(onLeave, `${location.origin}/settings/unavailable`);
      await expect(canvasElement.querySelector('form')).toBeNull();
    });
  },
});
