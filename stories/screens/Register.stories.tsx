import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { notPictured } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { Portal } from '../support/Portal.tsx';
import { showAgain } from '../support/showAgain.ts';
import { covers } from '../support/covers.ts';
import { reachCall } from '../support/reachCall.ts';
import {
  ADDRESS,
  askForCode,
  enterCode,
  found,
  PASSWORD,
  reported,
  requested,
  requestsOf,
  shown,
  signUp,
  stepShown,
} from '../support/signUpSteps.ts';
import { storyBackend } from '../../.storybook/storyBackend.ts';

const onLeave = fn().mockName('onLeave');

const meta = preview.meta({
  title: 'Screens/Register',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onLeave.mockClear();
  },
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} onLeave={onLeave} />,
});

export const Account = meta.story({
  play: async ({ canvasElement, step }) => {
    await covers(step, ['REG-006'], 'a title, and a link to the log-in', async () => {
      await shown(canvasElement, 'sign_up_title');
      const link = await shown(canvasElement, 'sign_up_have_account_link');
      await expect(link.closest('a')).toHaveAttribute('href', '/account/login');
    });
    await covers(step, ['REG-009'], 'starts with e-mail, as the region configures', async () => {
      const field = await found(canvasElement, 'input[name=phone_email]');
      await expect(field).toHaveAttribute('type', 'email');
    });
    await covers(step, ['FLOW-005'], 'shows nothing of the later steps', async () => {
      await expect(canvasElement.querySelectorAll('[data-step]')).toHaveLength(1);
      await expect(canvasElement.querySelector('input[type=password], fieldset')).toBeNull();
    });
  },
});

export const AccountOnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Embedded = meta.story({
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} embedded />,
  play: async ({ canvasElement, userEvent, step }) => {
    await covers(step, ['LAYOUT-002'], 'an embedded page has no bar', async () => {
      await shown(canvasElement, 'sign_up_title');
      await expect(canvasElement.querySelector('[data-message=brand_home]')).toBeNull();
    });
    await covers(step, ['REG-019'], 'in the simple card, with its title', async () => {
      await expect(await found(canvasElement, '[data-simple-register] h1')).toBeVisible();
      await found(canvasElement, '[data-simple-register] [data-step=account]');
    });
    await covers(step, ['API-027'], 'its product calls use the widget’s addresses', async () => {
      await askForCode({ canvasElement, userEvent });
      await stepShown(canvasElement, 'verification');
      const paths = storyBackend.world.calls.all.map(({ path }) => path);
      await expect(paths).toContain('/widget/api/v1/seller/network/country/check');
    });
  },
});

export const AccountEmpty = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await covers(
      step,
      ['VAL-001', 'VAL-003', 'FLOW-006'],
      'Continue with an empty field is an error',
      async () => {
        await userEvent.click(await found(canvasElement, 'button[type=submit]'));
        await shown(canvasElement, 'selleronboarding_todo1_mandatory_tip');
        await expect(await found(canvasElement, 'input[name=phone_email]')).toHaveFocus();
      },
    );
    await covers(step, ['VAL-002'], 'the failed field is reported', async () => {
      const failed = ['phone_email'];
      await reported('validation.result', { form: 'sign_up', failed });
    });
  },
});

export const AccountNotAnAddress = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await covers(step, ['VAL-001', 'VAL-004'], 'leaving the field validates it', async () => {
      await userEvent.type(await found(canvasElement, 'input[name=phone_email]'), 'ana@');
      await userEvent.tab();
      await shown(canvasElement, 'selleronboard_CB_signup_email_format_error_toast');
    });
    await covers(step, ['VAL-002'], 'and reports what failed', async () => {
      await reported('validation.result', {
        ...{ form: 'sign_up', failed: ['phone_email'] },
      });
    });
    await expect(requestsOf('email.send_code')).toHaveLength(0);
  },
});

export const EnterKeyInAccount = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await covers(step, ['VAL-010'], 'does not submit; Continue does', async () => {
      const field = await found(canvasElement, 'input[name=phone_email]');
      await userEvent.type(field, `${ADDRESS}{Enter}`);
      await expect(canvasElement.querySelector('[data-loading]')).toBeNull();
      await userEvent.click(await found(canvasElement, 'button[type=submit]'));
      await stepShown(canvasElement, 'verification');
      await expect(requestsOf('email.send_code')).toHaveLength(1);
    });
    await covers(step, ['VAL-002'], 'a validation without a failure is reported too', async () => {
      await reported('validation.result', {
        ...{ form: 'sign_up', failed: [] },
      });
    });
  },
});

export const EditedInTheMiddle = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await step('the caret stays at the typed text', async () => {
      const field = await found(canvasElement, 'input[name=phone_email]');
      await userEvent.type(field, 'ana@example.com{Home}{ArrowRight>3/}bel');
      await expect(field).toHaveValue('anabel@example.com');
    });
  },
});

export const SendingCode = meta.story({
  parameters: { scenario: 'pending@email.send_code' },
  play: async ({ canvasElement, userEvent }) => {
    await askForCode({ canvasElement, userEvent });
    await found(canvasElement, 'button[type=submit][data-loading]');
  },
});

export const Verification = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    await covers(
      step,
      ['FLOW-007', 'FLOW-008', 'FLOW-013', 'CODE-015'],
      'checks the network first, then sends the code',
      async () => {
        await shown(canvasElement, 'selleronboarding_sign_up_new_code_toast');
        const steps = ['network.country.check', 'email.send_code'];
        const made = storyBackend.world.calls.all.map(({ call }) => call);
        await expect(made.filter((call) => call !== null && steps.includes(call))).toEqual(steps);
      },
    );
    const form = await stepShown(canvasElement, 'verification');
    await covers(step, ['CODE-008', 'CODE-009'], 'counts down to the next code', async () => {
      const countdown = await shown(canvasElement, 'sign_up_resend_countdown');
      await expect(countdown.closest('button')).toHaveAttribute('aria-disabled', 'true');
    });
    await covers(step, ['REG-004'], 'Back is below the step', async () => {
      const back = await shown(canvasElement, 'sign_up_back');
      await expect(back).toBeVisible();
      const { bottom } = form.getBoundingClientRect();
      await expect(back.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    });
    await waitFor(() => expect(canvasElement.querySelector('fieldset input')).toHaveFocus());
  },
});

const checkFullScreen = async (canvasElement: HTMLElement, name: string) => {
  // The arrow comes with the code of the step, which takes the place of an empty card.
  const back = (await shown(canvasElement, 'sign_up_back')).closest('button');
  if (back === null) throw new Error('The arrow back is not a button.');
  const form = await stepShown(canvasElement, name);
  const card = await found(canvasElement, `[data-step=${name}]`);
  await expect(card.offsetWidth).toBe(document.documentElement.clientWidth);
  await expect(card.offsetHeight).toBeGreaterThanOrEqual(innerHeight);
  const { top } = form.getBoundingClientRect();
  await expect(back.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
};

/** The way back to the address, and what the group of boxes is described by. */
export const ChangeAddress = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    await stepShown(canvasElement, 'verification');
    await step('the group of boxes is described by the address', async () => {
      const group = await found(canvasElement, '[data-step=verification] fieldset');
      const lead = canvasElement.ownerDocument.getElementById(
        group.getAttribute('aria-describedby') ?? '',
      );
      await expect(lead).toHaveTextContent(ADDRESS);
    });
    await step('the address can be changed', async () => {
      await userEvent.click(await found(canvasElement, '[data-change-contact]'));
      await stepShown(canvasElement, 'account');
      await expect(await found(canvasElement, 'input[name=phone_email]')).toHaveValue(ADDRESS);
    });
  },
});

export const VerificationOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    await covers(step, ['REG-003'], 'fills the screen, with an arrow back', () =>
      checkFullScreen(canvasElement, 'verification'),
    );
  },
});

export const CodeMissing = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    await stepShown(canvasElement, 'verification');
    await covers(step, ['VAL-020', 'FLOW-014'], 'Continue without a code is an error', async () => {
      await userEvent.click(await found(canvasElement, 'button[type=submit]'));
      await shown(canvasElement, 'selleronboarding_todo1_mandatory_tip');
      await expect(requestsOf('email.register.code_verify')).toHaveLength(0);
    });
  },
});

export const CodeWrong = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    await stepShown(canvasElement, 'verification');
    await covers(step, ['FLOW-014', 'FLOW-016'], 'the error is at the code field', async () => {
      await enterCode({ canvasElement, userEvent }, '000000');
      await found(
        canvasElement,
        'fieldset[data-state=error] [data-message=selleronboard_CB_signup_verification_code_error_toast]',
      );
      await expect(requestsOf('email.register.code_verify')).toHaveLength(1);
      await stepShown(canvasElement, 'verification');
    });
  },
});

export const CheckingCode = meta.story({
  parameters: { scenario: 'pending@email.register.code_verify' },
  play: async ({ canvasElement, userEvent }) => {
    await askForCode({ canvasElement, userEvent });
    await enterCode({ canvasElement, userEvent });
    await found(canvasElement, 'fieldset[data-state=checking]');
  },
});

export const CreatingAccount = meta.story({
  parameters: { scenario: 'pending@email.register.ticket_register' },
  play: async (context) => {
    await reachCall(context, 'email.register.ticket_register');
    await found(context.canvasElement, 'button[type=submit][data-loading]');
  },
});

export const Success = meta.story({
  play: async (context) => {
    const { canvasElement, step } = context;
    await covers(
      step,
      ['REG-001', 'REG-002', 'FLOW-002', 'FLOW-015'],
      'account, code, password, success',
      async () => {
        await signUp(context);
        await stepShown(canvasElement, 'success');
      },
    );
    await covers(step, ['ROUTE-020', 'FLOW-026'], 'redirects to settle/verification', async () => {
      const target = expect.stringMatching(/\/settle\/verification$/);
      await waitFor(() => expect(onLeave).toHaveBeenCalledWith(target));
    });
    await step('after going back from there the page starts again (E-14)', async () => {
      showAgain();
      await expect(onLeave).toHaveBeenLastCalledWith(null);
    });
    await covers(
      step,
      ['API-016', 'API-019', 'API-013'],
      'sends the specified payloads',
      async () => {
        const send = { email: ADDRESS, type: 1, email_logic_type: 3, scene: 'register_normal' };
        await expect(requestsOf('email.send_code')).toEqual([{ ...send, change: false }]);
        await expect(requestsOf('email.register.ticket_register')).toEqual([
          expect.objectContaining({ type: 1, password: PASSWORD, email_logic_type: 3 }),
        ]);
      },
    );
    await covers(step, ['FLOW-023', 'API-032', 'API-033'], 'reports the completion', async () => {
      await requested('source.report', [
        {
          ...{ page_region: 'GB', local_id: 'GB', ua: navigator.userAgent, referer_to: '' },
          ...{ source_channel_chain: '', libra: '', general_track_info: '' },
        },
      ]);
      await reported('sign_up.completed', { method: 2 });
    });
    await covers(step, ['API-040'], 'prefetches nothing, as the region has it', async () => {
      await expect(requestsOf('onboard.v2.fe_pre_load_config.get')).toHaveLength(0);
    });
  },
});

/** The answer names no address, nor does the page's. */
export const SuccessWithoutAddress = meta.story({
  parameters: { chromatic: notPictured },
  beforeEach: ({ msw }) => {
    const answer = () => HttpResponse.json({ message: 'success', data: { user_id: '7' } });
    msw.use(http.post('*/email/register/ticket_register/', answer));
  },
  play: async (context) => {
    await signUp(context);
    await covers(context.step, ['FLOW-026'], 'reloads the page', async () => {
      await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
      await expect(onLeave).toHaveBeenCalledWith(null);
    });
  },
});

/** The answer says no more than that it registered. */
export const SuccessWithoutData = SuccessWithoutAddress.extend({
  beforeEach: ({ msw }) => {
    const answer = () => HttpResponse.json({ message: 'success' });
    msw.use(http.post('*/email/register/ticket_register/', answer));
  },
});

const fromChannel = (channel: string) =>
  requested('source.report', [expect.objectContaining({ source_channel_chain: channel })]);

/** This browser came by a channel before, within its time. */
export const OnAcceleratedDomain = meta.story({
  parameters: { chromatic: notPictured },
  beforeEach: () => {
    const stored = { value: 'winter', timeout: Date.now() + 60_000 };
    localStorage.setItem('register_channel_timed', JSON.stringify(stored));
    return () => localStorage.removeItem('register_channel_timed');
  },
  render: (_, { loaded }) => (
    <Portal
      path="/account/register"
      loaded={loaded}
      environment={{ acceleratedHosts: [location.host] }}
      onLeave={onLeave}
    />
  ),
  play: async (context) => {
    await signUp(context);
    await covers(context.step, ['TRACK-003'], 'reports the stored channel', () =>
      fromChannel('winter'),
    );
  },
});

export const OnOtherDomain = OnAcceleratedDomain.extend({
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} onLeave={onLeave} />,
  play: async (context) => {
    await signUp(context);
    await covers(context.step, ['TRACK-003'], 'does not use the stored channel', () =>
      fromChannel(''),
    );
  },
});
