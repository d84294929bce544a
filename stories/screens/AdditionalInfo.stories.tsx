import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { notPictured } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { storyBackend } from '../../.storybook/storyBackend.ts';
import { covers } from '../support/covers.ts';
import {
  bindContact,
  INFO_PATH,
  infoShown,
  profile,
  sendInfoCode,
  storedKey,
  submitInfo,
  typeInfoCode,
  withProfile,
} from '../support/infoSteps.ts';
import { leftFor } from '../support/leftFor.ts';
import { Portal } from '../support/Portal.tsx';
import { ADDRESS, found, reported, requestsOf, shown } from '../support/signUpSteps.ts';

const onLeave = fn().mockName('onLeave');

const meta = preview.meta({
  title: 'Screens/AdditionalInfo',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen', scenario: withProfile },
  beforeEach: () => {
    onLeave.mockClear();
    return () => localStorage.removeItem('seller_login_state');
  },
  render: (_, { loaded }) => <Portal path={INFO_PATH} loaded={loaded} onLeave={onLeave} />,
});

export const Untouched = meta.story({
  play: async ({ canvasElement, step }) => {
    await covers(step, ['ROUTE-008', 'ADDINFO-001'], 'opens with a profile', async () => {
      await infoShown(canvasElement);
    });
    await covers(step, ['ADDINFO-003'], 'stores its key, not in the address', async () => {
      await expect(storedKey()).toBe('profile_1');
      await expect(canvasElement.innerHTML).not.toContain('profile_1');
    });
    await covers(step, ['ADDINFO-004'], 'a title, a switch, Submit', async () => {
      await expect(canvasElement.querySelector('h1')).toHaveTextContent(/./);
      await found(canvasElement, '[data-switch=phone]');
      await shown(canvasElement, 'sign_up_submit');
    });
    await covers(step, ['ADDINFO-005'], 'and Back', async () => {
      await shown(canvasElement, 'sign_up_back');
    });
  },
});

export const SubmittedEmpty = meta.story({
  play: async (context) => {
    const { canvasElement, step } = context;
    await infoShown(canvasElement);
    await submitInfo(context);
    await covers(step, ['ADDINFO-006'], 'shows every error and makes no request', async () => {
      await found(canvasElement, 'input[name=Email][aria-invalid=true]');
      await found(canvasElement, 'input[name=EmailVerificationCode][aria-invalid=true]');
      await waitFor(() => expect(canvasElement.querySelector('input[name=Email]')).toHaveFocus());
      await expect(requestsOf('email_login_with_bind')).toEqual([]);
    });
  },
});

export const ByEmail = meta.story({
  render: (_, { loaded }) => (
    <Portal path={`${INFO_PATH}&redirect_url=%2Forders`} loaded={loaded} onLeave={onLeave} />
  ),
  play: async (context) => {
    const { canvasElement, step } = context;
    await sendInfoCode(context);
    await covers(step, ['ADDINFO-007'], 'sends a code of type 1', async () => {
      await shown(canvasElement, 'selleronboarding_sign_up_new_code_toast');
      await expect(requestsOf('email.send_code')).toEqual([
        { email: ADDRESS, type: 1, email_logic_type: 3 },
      ]);
    });
    await typeInfoCode(context);
    const code = storyBackend.world.codes.sent.at(-1)?.code;
    await submitInfo(context);
    await covers(step, ['ADDINFO-009'], 'binds it and goes on', async () => {
      await leftFor(onLeave, `${location.origin}/orders`);
      await expect(requestsOf('email_login_with_bind')).toEqual([
        { email: ADDRESS, email_code: code, ...profile, email_logic_type: 3 },
      ]);
    });
    await covers(step, ['API-008'], 'has the seller created', async () => {
      await expect(requestsOf('join.register_create_seller')).toEqual([
        {
          base_region_id: expect.any(Number),
          global_seller_type: 2,
          default_lang: 'en-GB',
          snap_data: '{"agreements":{},"language":"en-GB"}',
        },
      ]);
    });
    await step('forgets the profile, and says that the account is ready', async () => {
      await expect(storedKey()).toBeNull();
      await waitFor(() => expect(canvasElement.querySelector('h1')).toHaveFocus());
      await shown(canvasElement, 'sign_up_success_title');
    });
  },
});

/** The address of the answer comes before that of the page. */
export const AnsweredWithAddress = ByEmail.extend({
  parameters: { chromatic: notPictured },
  beforeEach: ({ msw }) => {
    const data = { redirect_url: `${location.origin}/products`, user_id: '7' };
    const answer = () => HttpResponse.json({ message: 'success', data });
    msw.use(http.post('*/email_login_with_bind/', answer));
  },
  play: async (context) => {
    await bindContact(context);
    await covers(context.step, ['ADDINFO-010'], 'goes where the answer leads', async () => {
      await leftFor(onLeave, `${location.origin}/products`);
    });
  },
});

export const Submitting = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { scenario: `${withProfile}+pending@sms_login_with_bind` },
  play: async (context) => {
    const { canvasElement, userEvent, step } = context;
    await bindContact(context, 'phone');
    const button = await found(canvasElement, 'button[type=submit][data-loading]');
    await step('sends it once (E-07)', async () => {
      await waitFor(() => expect(requestsOf('sms_login_with_bind')).toHaveLength(1));
      await userEvent.click(button);
      await expect(requestsOf('sms_login_with_bind')).toHaveLength(1);
    });
    await step('fills the screen of a phone', async () => {
      const card = await found(canvasElement, '[data-step=additional-info]');
      await waitFor(() => expect(card.offsetWidth).toBe(document.documentElement.clientWidth));
    });
  },
});

export const CodeTypedBeforeItsAnswer = meta.story({
  parameters: {
    scenario: `${withProfile}+latency:1500@email.send_code`,
    chromatic: notPictured,
  },
  play: async (context) => {
    const { canvasElement, userEvent, step } = context;
    await sendInfoCode(context);
    const code = await found(canvasElement, 'input[name=EmailVerificationCode]');
    await userEvent.type(code, '123456');
    await step('a code that came faster than the answer stays (E-08)', async () => {
      await expect(
        canvasElement.querySelector('[data-message=sign_up_resend_countdown]'),
      ).toBeNull();
      await shown(canvasElement, 'sign_up_resend_countdown');
      await expect(code).toHaveValue('123456');
    });
  },
});

export const CodeWrong = meta.story({
  play: async (context) => {
    const { canvasElement, step } = context;
    await sendInfoCode(context);
    await typeInfoCode(context, 'email', '000000');
    await submitInfo(context);
    await covers(step, ['ADDINFO-011'], 'shows it at its field and reports it', async () => {
      await shown(canvasElement, 'selleronboard_CB_signup_verification_code_error_toast');
      await waitFor(() =>
        expect(canvasElement.querySelector('input[name=EmailVerificationCode]')).toHaveFocus(),
      );
      await reported('sign_up.register_failed', { code: 1704 });
      await reported('call.outcome', {
        ...{ url: '/passport/web/email_login_with_bind/', code: 1704 },
      });
    });
  },
});

export const Throttled = meta.story({
  parameters: { scenario: `${withProfile}+429:900@email_login_with_bind` },
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await bindContact(context);
    await found(canvasElement, '[data-toasts] [data-message=send_code_wait_minutes]');
    await userEvent.click(await found(canvasElement, 'button[type=submit][aria-disabled=true]'));
    await expect(requestsOf('email_login_with_bind')).toHaveLength(1);
  },
});

export const Unconfirmed = meta.story({
  parameters: { scenario: `${withProfile}+lost@email_login_with_bind` },
  play: async (context) => {
    const { canvasElement, step } = context;
    await bindContact(context);
    await found(canvasElement, '[data-toasts] [data-message=outcome_unknown]');
    await step('the next attempt sends the same (E-18)', async () => {
      await submitInfo(context);
      await waitFor(() => expect(requestsOf('email_login_with_bind')).toHaveLength(2));
      const [first, second] = requestsOf('email_login_with_bind');
      await expect(second).toEqual(first);
    });
  },
});

export const Offline = meta.story({
  play: async (context) => {
    const { canvasElement, step } = context;
    await sendInfoCode(context);
    await typeInfoCode(context);
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    try {
      await submitInfo(context);
      await step('says it, sends nothing and keeps what was typed (E-17)', async () => {
        await found(canvasElement, '[data-toasts] [data-message=offline]');
        await expect(requestsOf('email_login_with_bind')).toEqual([]);
        await expect(await found(canvasElement, 'input[name=Email]')).toHaveValue(ADDRESS);
      });
    } finally {
      Reflect.deleteProperty(navigator, 'onLine');
    }
  },
});
