import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Portal } from '../support/Portal.tsx';
import { shows } from '../support/shows.ts';
import {
  ADDRESS,
  askForCode,
  choosePassword,
  dialogShown,
  enterCode,
  found,
  PASSWORD,
  reachCall,
  shown,
  stepShown,
} from '../support/signUpSteps.ts';
import { storyBackend } from '../support/storyBackend.ts';

const onLeave = fn().mockName('leave for');

const meta = preview.meta({
  title: 'Screens/Register',
  tags: ['!autodocs'], // whole pages stand alone; their docs page would run every flow at once
  parameters: {
    layout: 'fullscreen',
  },
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} onLeave={onLeave} />,
});

const requestsOf = (call: string) =>
  storyBackend.world.calls.all.filter((made) => made.call === call).map(({ request }) => request);

export const Account = meta.story({
  play: async ({ canvasElement, step }) => {
    await shows(step, ['REG-005', 'REG-006'], 'a title, and the way to log-in', async () => {
      await shown(canvasElement, 'sign_up_title');
      const link = await shown(canvasElement, 'sign_up_have_account_link');
      await expect(link.closest('a')).toHaveAttribute('href', '/account/login');
    });
    await shows(step, ['REG-009'], 'starts with e-mail, as the region says', async () => {
      await expect(await found(canvasElement, 'input[name=phone_email]')).toHaveAttribute(
        'type',
        'email',
      );
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
      ['VAL-001', 'VAL-003'],
      'submitting nothing asks for an address',
      async () => {
        await userEvent.click(await found(canvasElement, 'button[type=submit]'));
        await shown(canvasElement, 'selleronboarding_todo1_mandatory_tip');
        await expect(await found(canvasElement, 'input[name=phone_email]')).toHaveFocus();
      },
    );
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

export const SendingCode = meta.story({
  parameters: { scenario: 'pending@email.send_code' },
  play: async ({ canvasElement, userEvent }) => {
    await askForCode({ canvasElement, userEvent });
    await found(canvasElement, 'button[type=submit][data-loading]');
  },
});

export const RegionMismatch = meta.story({
  parameters: { scenario: 'region.mismatch' },
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    await shows(step, ['FLOW-009', 'ERR-021'], 'asks which market is meant', async () => {
      await dialogShown(canvasElement, 'eu_register_country_confirm_popup');
    });
    await expect(requestsOf('email.send_code')).toHaveLength(0);
  },
});

export const RegionCheckFails = meta.story({
  parameters: { scenario: 'region.failed' },
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    await shows(step, ['FLOW-036'], 'blocks the sign-up and says so', async () => {
      await found(canvasElement, '[data-toasts] [data-message]');
      await expect(requestsOf('email.send_code')).toHaveLength(0);
    });
  },
});

export const Verification = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    await stepShown(canvasElement, 'verification');
    await shows(step, ['FLOW-013', 'CODE-015'], 'says that a code is on its way', async () => {
      await shown(canvasElement, 'selleronboarding_sign_up_new_code_toast');
    });
    await shows(step, ['CODE-008', 'CODE-009'], 'counts down to the next code', async () => {
      const countdown = await shown(canvasElement, 'sign_up_resend_countdown');
      await expect(countdown.closest('button')).toHaveAttribute('aria-disabled', 'true');
    });
    await waitFor(() => expect(canvasElement.querySelector('fieldset input')).toHaveFocus());
  },
});

export const VerificationOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent }) => {
    await askForCode({ canvasElement, userEvent });
    await stepShown(canvasElement, 'verification');
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

export const Password = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await reachCall({ canvasElement, userEvent }, 'email.register.code_verify');
    await stepShown(canvasElement, 'password');
    await shows(step, ['VAL-023', 'VAL-025'], 'shows both tips', async () => {
      await shown(canvasElement, 'seller_login_password_verify_tip1');
      await shown(canvasElement, 'seller_login_password_verify_tip2');
    });
    await shows(step, ['REG-011', 'REG-012'], 'asks for both agreements', async () => {
      await shown(canvasElement, 'agreement_terms');
      await shown(canvasElement, 'agreement_stripe');
    });
    await waitFor(() => expect(canvasElement.querySelector('input[name=password]')).toHaveFocus());
  },
});

export const PasswordOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent }) => {
    await reachCall({ canvasElement, userEvent }, 'email.register.code_verify');
    await stepShown(canvasElement, 'password');
  },
});

export const PasswordNothingFilled = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await reachCall({ canvasElement, userEvent }, 'email.register.code_verify');
    await stepShown(canvasElement, 'password');
    await userEvent.click(await found(canvasElement, 'button[type=submit]'));
    await shows(step, ['VAL-026', 'VAL-028', 'VAL-030'], 'each missing part says so', async () => {
      await shown(canvasElement, 'selleronboard_CB_signup_confirm_password_empty_toast');
      const ticks = canvasElement.querySelectorAll(
        '[data-message=seller_signup_terms_checktips_us]',
      );
      await expect(ticks).toHaveLength(2);
    });
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
    onLeave.mockClear();
    await askForCode(context);
    await enterCode(context);
    await choosePassword(context);
    await shows(step, ['FLOW-002', 'ROUTE-020'], 'hands over to settle/verification', async () => {
      await stepShown(canvasElement, 'success');
      await waitFor(() =>
        expect(onLeave).toHaveBeenCalledWith(
          expect.stringMatching(/\/settle\/(verification|signup-success)$/),
        ),
      );
    });
    await shows(
      step,
      ['API-016', 'API-019', 'API-013'],
      'the payloads are the specified',
      async () => {
        await expect(requestsOf('email.send_code')).toEqual([
          {
            email: ADDRESS,
            type: 1,
            email_logic_type: 3,
            scene: 'register_normal',
            change: false,
          },
        ]);
        await expect(requestsOf('email.register.ticket_register')).toEqual([
          expect.objectContaining({ type: 1, password: PASSWORD, email_logic_type: 3 }),
        ]);
      },
    );
  },
});

export const AccountExists = meta.story({
  parameters: { scenario: 'passport.1023@email.send_code' },
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    await shows(step, ['FLOW-029', 'DLG-001', 'DLG-002'], 'offers three ways on', async () => {
      await dialogShown(canvasElement, 'signup_email_repeat_popup_title');
      await dialogShown(canvasElement, 'signup_email_repeat_popup_content');
      await dialogShown(canvasElement, 'exists_dialog_log_in');
      await dialogShown(canvasElement, 'exists_dialog_change');
      await dialogShown(canvasElement, 'exists_dialog_cancel');
    });
  },
});

export const ChangingContact = meta.story({
  parameters: { scenario: 'passport.1023@email.send_code' },
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    await userEvent.click(await dialogShown(canvasElement, 'exists_dialog_change'));
    await shows(step, ['FLOW-032', 'DLG-010'], 'starts from the current address', async () => {
      await dialogShown(canvasElement, 'change_email_title');
      await expect(await found(canvasElement, 'input[name=contact]')).toHaveValue(ADDRESS);
    });
  },
});

export const ContactChanged = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await storyBackend.world.accounts.create({ email: ADDRESS });
    await askForCode({ canvasElement, userEvent });
    await userEvent.click(await dialogShown(canvasElement, 'exists_dialog_change'));
    const field = await found(canvasElement, 'dialog[open] input[name=contact]');
    await userEvent.clear(field);
    await userEvent.type(field, 'ben@example.com');
    await userEvent.click(await dialogShown(canvasElement, 'market_confirm_confirm'));
    await shows(step, ['FLOW-033', 'CODE-017'], 'sends a code to the new address', async () => {
      await stepShown(canvasElement, 'verification');
      await shown(canvasElement, 'selleronboarding_sign_up_email_change_new_code_toast');
      await expect(requestsOf('email.send_code').at(-1)).toMatchObject({
        email: 'ben@example.com',
        change: true,
      });
    });
  },
});
