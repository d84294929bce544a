import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { covers } from '../support/covers.ts';
import { fillLogIn, logIn, submitStep } from '../support/loginSteps.ts';
import { inModal, openModal, pressInModal } from '../support/modal.ts';
import { Portal } from '../support/Portal.tsx';
import { found, requestsOf, shown } from '../support/signUpSteps.ts';

const QUERY = '?channel=spring';

const meta = preview.meta({
  title: 'Screens/LoginFailures',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen', scenario: 'session.known' },
  render: (_, { loaded }) => <Portal path={`/account/login${QUERY}`} loaded={loaded} />,
});

export const PasswordWrong = meta.story({
  play: async (context) => {
    const { canvasElement, step } = context;
    await logIn(context, undefined, 'Market-8');
    const password = await found(canvasElement, 'input[name=password][aria-invalid=true]');
    await covers(step, ['ERR-001'], 'shows it at the password, which has the focus', async () => {
      await expect(await shown(canvasElement, 'log_in_password_wrong')).toBeVisible();
      await waitFor(() => expect(password).toHaveFocus());
    });
  },
});

export const PasswordRetyped = meta.story({
  play: async (context) => {
    const { canvasElement, userEvent, step } = context;
    await logIn(context, undefined, 'Market-8');
    const password = await found(canvasElement, 'input[name=password][aria-invalid=true]');
    await step('an edit ends the error', async () => {
      await userEvent.type(password, '9');
      await waitFor(() => expect(password).not.toHaveAttribute('aria-invalid'));
    });
  },
});

export const AccountUnknown = meta.story({
  play: async (context) => {
    const { canvasElement, step } = context;
    await logIn(context, 'nobody@example.com');
    const account = await found(canvasElement, 'input[name=account][aria-invalid=true]');
    await covers(step, ['ERR-001'], 'shows it at the account, which has the focus', async () => {
      await expect(await shown(canvasElement, 'log_in_account_unknown')).toBeVisible();
      await waitFor(() => expect(account).toHaveFocus());
    });
    await step('leads to the registration with the query', async () => {
      const link = await found(canvasElement, '[data-register-offer]');
      await expect(link).toHaveAttribute('href', `/account/register${QUERY}`);
    });
  },
});

export const AccountUnknownRegisters = meta.story({
  play: async (context) => {
    const { canvasElement, userEvent, step } = context;
    await logIn(context, 'nobody@example.com');
    await userEvent.click(await found(canvasElement, '[data-register-offer]'));
    await step('the registration begins with the account', async () => {
      await expect(await found(canvasElement, 'input[name=phone_email]')).toHaveValue(
        'nobody@example.com',
      );
    });
  },
});

/** The conflict of a two-step verification. */
export const Refused = meta.story({
  parameters: { scenario: 'passport.2097@account.login' },
  play: async (context) => {
    await logIn(context);
    await context.step('a dialog says it', async () => {
      await inModal('log_in_refused_title');
      await inModal('server_text');
    });
  },
});

export const RefusedConfirmed = meta.story({
  parameters: { scenario: 'passport.2097@account.login' },
  play: async (context) => {
    const { canvasElement, step } = context;
    await logIn(context);
    await inModal('log_in_refused_title');
    await step('OK returns to the form', async () => {
      await pressInModal('confirm_dialog_ok');
      await waitFor(() => expect(openModal()).toBeNull());
      await waitFor(() => expect(canvasElement.querySelector('input[name=account]')).toHaveFocus());
    });
  },
});

export const Throttled = meta.story({
  parameters: { scenario: '429:900@account.login' },
  play: async (context) => {
    const { canvasElement, step } = context;
    await logIn(context);
    await step('says when to try again, and the button waits (E-19)', async () => {
      await found(canvasElement, '[data-toasts] [data-message=send_code_wait_minutes]');
      await found(canvasElement, '[data-step=log-in] button[type=submit][aria-disabled=true]');
      await submitStep(context, 'log-in');
      await expect(requestsOf('account.login')).toHaveLength(1);
    });
  },
});

/** The answer was lost: nothing is repeated by itself. */
export const Unconfirmed = meta.story({
  parameters: { scenario: 'session.known+lost@account.login' },
  play: async (context) => {
    const { canvasElement, step } = context;
    await logIn(context);
    await step('says it and keeps what was typed', async () => {
      await found(canvasElement, '[data-toasts] [data-message=log_in_unconfirmed]');
      await expect(await found(canvasElement, 'input[name=password]')).toHaveValue('Market-7');
      await expect(requestsOf('account.login')).toHaveLength(1);
    });
  },
});

export const Offline = meta.story({
  play: async (context) => {
    const { canvasElement, step } = context;
    await fillLogIn(context);
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    try {
      await submitStep(context, 'log-in');
      await step('says it and sends nothing (E-17)', async () => {
        await found(canvasElement, '[data-toasts] [data-message=offline]');
        await expect(requestsOf('account.login')).toEqual([]);
      });
    } finally {
      Reflect.deleteProperty(navigator, 'onLine');
    }
  },
});
