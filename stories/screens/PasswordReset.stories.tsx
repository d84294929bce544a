import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { storyBackend } from '../../.storybook/storyBackend.ts';
import { covers } from '../support/covers.ts';
import {
  askForResetCode,
  chooseNewPassword,
  enterResetCode,
  formShown,
  openReset,
  SELLER,
} from '../support/loginSteps.ts';
import { Portal } from '../support/Portal.tsx';
import { found, requestsOf, shown, type Stage } from '../support/signUpSteps.ts';

const meta = preview.meta({
  title: 'Screens/PasswordReset',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen', scenario: 'session.known' },
  render: (_, { loaded }) => <Portal path="/account/login" loaded={loaded} />,
});

/** Walks to the step of the new password. */
async function toPassword(stage: Stage): Promise<void> {
  await askForResetCode(stage);
  await enterResetCode(stage);
  await formShown(stage.canvasElement, 'reset-password');
}

export const Account = meta.story({
  play: async (context) => {
    await openReset(context);
    await waitFor(() => expect(context.canvasElement.querySelector('h1')).toHaveFocus());
  },
});

export const Code = meta.story({
  play: async (context) => {
    const { canvasElement, step } = context;
    await askForResetCode(context);
    await formShown(canvasElement, 'reset-code');
    await covers(step, ['LOGIN-018'], 'sends a code of type 4', async () => {
      await expect(requestsOf('email.send_code')).toEqual([
        { email: SELLER, type: 4, email_logic_type: 3 },
      ]);
    });
    await shown(canvasElement, 'selleronboarding_sign_up_new_code_toast');
    await shown(canvasElement, 'sign_up_resend_countdown');
  },
});

export const CodeFullScreenOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await askForResetCode(context);
    const card = await found(context.canvasElement, '[data-step=reset-code]');
    await waitFor(() => expect(card.offsetWidth).toBe(document.documentElement.clientWidth));
  },
});

export const CodeWrong = meta.story({
  play: async (context) => {
    const { canvasElement, userEvent, step } = context;
    await askForResetCode(context);
    await formShown(canvasElement, 'reset-code');
    await covers(step, ['VAL-001', 'VAL-020'], 'says that none was typed', async () => {
      await waitFor(() => expect(canvasElement.querySelector('fieldset input')).toHaveFocus());
      await userEvent.tab();
      await found(canvasElement, 'fieldset [data-message=selleronboarding_todo1_mandatory_tip]');
    });
    await enterResetCode(context, '000000');
    await found(canvasElement, 'fieldset[data-state=error]');
    await shown(canvasElement, 'selleronboard_CB_signup_verification_code_error_toast');
    await waitFor(() => expect(canvasElement.querySelector('fieldset input')).toHaveValue(''));
  },
});

export const NewPassword = meta.story({
  play: async (context) => {
    await toPassword(context);
    const password = await found(context.canvasElement, 'input[name=password]');
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
  },
});

export const Saved = meta.story({
  play: async (context) => {
    const { canvasElement, step } = context;
    await toPassword(context);
    await covers(step, ['LOGIN-018'], 'saves it with the ticket of the code', async () => {
      await chooseNewPassword(context, 'Market-9');
      await formShown(canvasElement, 'log-in');
      await expect(requestsOf('password.reset_by_email_ticket')).toEqual([
        { password: 'Market-9', ticket: expect.any(String) },
      ]);
      await expect(storyBackend.world.accounts.find(SELLER)?.password).toBe('Market-9');
    });
    await step('returns to the log-in, with the account and a notice', async () => {
      await shown(canvasElement, 'reset_done');
      await expect(await found(canvasElement, 'input[name=account]')).toHaveValue(SELLER);
      const password = await found(canvasElement, 'input[name=password]');
      await expect(password).toHaveValue('');
      await waitFor(() => expect(password).toHaveFocus());
    });
  },
});

export const ByPhone = meta.story({
  play: async (context) => {
    const { canvasElement, step } = context;
    await askForResetCode(context, '07911 123456');
    await enterResetCode(context);
    await covers(step, ['LOGIN-018'], 'has the calls of a phone', async () => {
      await chooseNewPassword(context, 'Market-9');
      await formShown(canvasElement, 'log-in');
      const mobile = '+447911123456';
      await expect(requestsOf('mobile.send_code')).toEqual([{ mobile, type: 4 }]);
      await expect(requestsOf('mobile.check_code')).toEqual([
        { mobile, type: 4, code: expect.any(String) },
      ]);
      await expect(requestsOf('password.reset_by_ticket')).toHaveLength(1);
    });
  },
});

export const AccountUnknown = meta.story({
  play: async (context) => {
    const { canvasElement } = context;
    await askForResetCode(context, 'nobody@example.com');
    await shown(canvasElement, 'log_in_account_unknown');
    await found(canvasElement, '[data-register-offer]');
    await waitFor(() => expect(canvasElement.querySelector('input[name=account]')).toHaveFocus());
  },
});

/** The ticket of the code has expired before the password was saved. */
export const Expired = meta.story({
  parameters: { scenario: 'session.known+passport.other@password.reset_by_email_ticket' },
  play: async (context) => {
    const { canvasElement } = context;
    await toPassword(context);
    await chooseNewPassword(context);
    await formShown(canvasElement, 'reset-account');
    await found(canvasElement, '[data-toasts] [data-tone=danger]');
    await expect(await found(canvasElement, 'input[name=account]')).toHaveValue(SELLER);
  },
});

export const Unconfirmed = meta.story({
  parameters: { scenario: 'session.known+lost@password.reset_by_email_ticket' },
  play: async (context) => {
    const { canvasElement } = context;
    await toPassword(context);
    await chooseNewPassword(context);
    await found(canvasElement, '[data-toasts] [data-message=reset_unconfirmed]');
    await formShown(canvasElement, 'reset-password');
  },
});

export const BackToLogIn = meta.story({
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await askForResetCode(context);
    await formShown(canvasElement, 'reset-code');
    await userEvent.click(await shown(canvasElement, 'sign_up_back'));
    await formShown(canvasElement, 'reset-account');
    await userEvent.click(await shown(canvasElement, 'sign_up_back'));
    await formShown(canvasElement, 'log-in');
    await expect(await found(canvasElement, 'input[name=account]')).toHaveValue(SELLER);
    await waitFor(() => expect(canvasElement.querySelector('[data-forgotten]')).toHaveFocus());
  },
});
