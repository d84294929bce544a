import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Portal } from '../support/Portal.tsx';
import { showAgain } from '../support/showAgain.ts';
import { shows } from '../support/shows.ts';
import {
  ADDRESS,
  askForCode,
  choosePassword,
  enterCode,
  found,
  PASSWORD,
  reachCall,
  reported,
  requested,
  requestsOf,
  shown,
  stepShown,
} from '../support/signUpSteps.ts';
import { storyBackend } from '../support/storyBackend.ts';

const onLeave = fn().mockName('leave for');

const meta = preview.meta({
  title: 'Screens/Register',
  tags: ['!autodocs'], // whole pages stand alone; their docs page would run every flow at once
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onLeave.mockClear();
  },
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} onLeave={onLeave} />,
});

export const Account = meta.story({
  play: async ({ canvasElement, step }) => {
    await shows(step, ['REG-006'], 'a title, and the way to log-in', async () => {
      await shown(canvasElement, 'sign_up_title');
      const link = await shown(canvasElement, 'sign_up_have_account_link');
      await expect(link.closest('a')).toHaveAttribute('href', '/account/login');
    });
    await shows(step, ['REG-009'], 'starts with e-mail, as the region says', async () => {
      const field = await found(canvasElement, 'input[name=phone_email]');
      await expect(field).toHaveAttribute('type', 'email');
    });
    await shows(step, ['FLOW-005'], 'nothing of the later steps shows', async () => {
      await expect(canvasElement.querySelectorAll('[data-step]')).toHaveLength(1);
      await expect(canvasElement.querySelector('input[type=password], fieldset')).toBeNull();
    });
  },
});

export const AccountOnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Embedded = meta.story({
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} embedded />,
  play: async ({ canvasElement, userEvent, step }) => {
    await shows(step, ['LAYOUT-002'], 'a page inside another one has no bar', async () => {
      await shown(canvasElement, 'sign_up_title');
      await expect(canvasElement.querySelector('[data-message=brand_home]')).toBeNull();
    });
    await shows(step, ['API-027'], 'its product calls go to the widget’s twins', async () => {
      await askForCode({ canvasElement, userEvent });
      await stepShown(canvasElement, 'verification');
      const paths = storyBackend.world.calls.all.map(({ path }) => path);
      await expect(paths).toContain('/widget/api/v1/seller/network/country/check');
    });
  },
});

export const AccountEmpty = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await shows(
      step,
      ['VAL-001', 'VAL-003', 'FLOW-006'],
      'Continue with nothing asks for an address',
      async () => {
        await userEvent.click(await found(canvasElement, 'button[type=submit]'));
        await shown(canvasElement, 'selleronboarding_todo1_mandatory_tip');
        await expect(await found(canvasElement, 'input[name=phone_email]')).toHaveFocus();
      },
    );
    await shows(step, ['VAL-002'], 'the failed field is reported', async () => {
      const failed = ['phone_email'];
      await expect(await reported('validation.result')).toMatchObject({ form: 'sign_up', failed });
    });
  },
});

export const AccountNotAnAddress = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await shows(
      step,
      ['VAL-001', 'VAL-004'],
      'leaving the field judges what is there',
      async () => {
        await userEvent.type(await found(canvasElement, 'input[name=phone_email]'), 'ana@');
        await userEvent.tab();
        await shown(canvasElement, 'selleronboard_CB_signup_email_format_error_toast');
      },
    );
    await expect(requestsOf('email.send_code')).toHaveLength(0);
  },
});

export const EnterInAccount = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await shows(step, ['VAL-010'], 'sends nothing; Continue does', async () => {
      const field = await found(canvasElement, 'input[name=phone_email]');
      await userEvent.type(field, `${ADDRESS}{Enter}`);
      await expect(canvasElement.querySelector('[data-loading]')).toBeNull();
      await userEvent.click(await found(canvasElement, 'button[type=submit]'));
      await stepShown(canvasElement, 'verification');
      await expect(requestsOf('email.send_code')).toHaveLength(1);
    });
  },
});

export const EditedInside = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await step('the caret stays where somebody types', async () => {
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
    await shows(
      step,
      ['FLOW-007', 'FLOW-008', 'FLOW-013', 'CODE-015'],
      'the network is asked first, then the code is on its way',
      async () => {
        await shown(canvasElement, 'selleronboarding_sign_up_new_code_toast');
        const asked = storyBackend.world.calls.all.map(({ call }) => call);
        const sent = asked.indexOf('email.send_code');
        await expect(asked.indexOf('network.country.check')).toBeLessThan(sent);
      },
    );
    const form = await stepShown(canvasElement, 'verification');
    await shows(step, ['CODE-008', 'CODE-009'], 'counts down to the next code', async () => {
      const countdown = await shown(canvasElement, 'sign_up_resend_countdown');
      await expect(countdown.closest('button')).toHaveAttribute('aria-disabled', 'true');
    });
    await shows(step, ['REG-004'], 'Back stands under the step', async () => {
      const back = await shown(canvasElement, 'sign_up_back');
      await expect(back).toBeVisible();
      const { bottom } = form.getBoundingClientRect();
      await expect(back.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    });
    await waitFor(() => expect(canvasElement.querySelector('fieldset input')).toHaveFocus());
  },
});

const overlay = async (canvasElement: HTMLElement, name: string) => {
  const form = await stepShown(canvasElement, name);
  const card = await found(canvasElement, `[data-step=${name}]`);
  await expect(card.offsetWidth).toBe(document.documentElement.clientWidth);
  await expect(card.offsetHeight).toBeGreaterThanOrEqual(innerHeight);
  const back = (await shown(canvasElement, 'sign_up_back')).closest('button');
  if (back === null) throw new Error('The arrow back is not a button.');
  const { top } = form.getBoundingClientRect();
  await expect(back.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
};

export const VerificationOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    await shows(step, ['REG-003'], 'the whole screen, with an arrow back', () =>
      overlay(canvasElement, 'verification'),
    );
  },
});

export const CodeMissing = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    await stepShown(canvasElement, 'verification');
    await shows(step, ['VAL-020'], 'Continue without a code asks for one', async () => {
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
    await shows(step, ['FLOW-014', 'FLOW-016'], 'the code’s field says so', async () => {
      await enterCode({ canvasElement, userEvent }, '000000');
      await found(canvasElement, 'fieldset[data-state=error] [data-message=server_text]');
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
    await shows(
      step,
      ['REG-001', 'REG-002', 'FLOW-002', 'FLOW-015'],
      'account, code, password, success',
      async () => {
        await askForCode(context);
        await enterCode(context);
        await choosePassword(context);
        await stepShown(canvasElement, 'success');
      },
    );
    await shows(step, ['ROUTE-020', 'FLOW-026'], 'hands over to settle/verification', async () => {
      const target = expect.stringMatching(/\/settle\/verification$/);
      await waitFor(() => expect(onLeave).toHaveBeenCalledWith(target));
    });
    await step('who comes back from there begins anew (E-14)', async () => {
      showAgain();
      await expect(onLeave).toHaveBeenLastCalledWith(null);
    });
    await shows(
      step,
      ['API-016', 'API-019', 'API-013'],
      'with the specified payloads',
      async () => {
        const send = { email: ADDRESS, type: 1, email_logic_type: 3, scene: 'register_normal' };
        await expect(requestsOf('email.send_code')).toEqual([{ ...send, change: false }]);
        await expect(requestsOf('email.register.ticket_register')).toEqual([
          expect.objectContaining({ type: 1, password: PASSWORD, email_logic_type: 3 }),
        ]);
      },
    );
    await shows(
      step,
      ['FLOW-023', 'API-032', 'API-033'],
      'the completion is recorded',
      async () => {
        await requested('source.report', [
          expect.objectContaining({ page_region: 'GB', local_id: 'gb', ua: navigator.userAgent }),
        ]);
        await expect(await reported('sign_up.completed')).toMatchObject({ way: 2 });
      },
    );
  },
});
