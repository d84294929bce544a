import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Portal } from '../support/Portal.tsx';
import { chooseProvider } from '../support/providerSteps.ts';
import { covers } from '../support/covers.ts';
import {
  ADDRESS,
  askForCode,
  dialogShown,
  enterCode,
  found,
  PASSWORD,
  reported,
  requestsOf,
  sentCode,
  shown,
  signUp,
  stepShown,
} from '../support/signUpSteps.ts';
import { storyBackend } from '../../.storybook/storyBackend.ts';

const register = 'email.register.ticket_register';

const meta = preview.meta({
  title: 'Screens/RegisterFailures',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen' },
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} onLeave={() => {}} />,
});

export const SendThrottled = meta.story({
  parameters: { scenario: '429:900@email.send_code' },
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    await step('shows when to try again, and disables Continue (E-19)', async () => {
      await found(canvasElement, '[data-toasts] [data-message=send_code_wait_minutes]');
      const button = await found(canvasElement, 'button[type=submit][aria-disabled=true]');
      await userEvent.click(button);
      await expect(requestsOf('email.send_code')).toHaveLength(1);
    });
  },
});

/** The numbers in the notice of a short pause and on the button that waits; null where there is none. */
const pauses = (canvasElement: HTMLElement) =>
  ['[data-toasts] [data-tone]', '[data-step=account] button[type=submit][aria-disabled=true]'].map(
    (selector) => /\d+/.exec(canvasElement.querySelector(selector)?.textContent ?? '')?.[0] ?? null,
  );

/** A short pause counts down in the notice and on the button alike, and ends in both. */
export const SendThrottledShortly = meta.story({
  parameters: { scenario: '429:3@email.send_code' },
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    await step('both say the same, and the notice is not read out again (E-19, E-24)', async () => {
      for (const left of ['2', '1'])
        await waitFor(() => expect(pauses(canvasElement)).toEqual([left, left]));
      await found(canvasElement, '[data-toasts] [data-tone][aria-live=off]');
    });
    await step('neither stays when the pause is over', () =>
      waitFor(() => expect(pauses(canvasElement)).toEqual([null, null]), { timeout: 3000 }),
    );
  },
});

export const RegionThrottled = meta.story({
  parameters: { scenario: '429:900@network.country.check' },
  play: async ({ canvasElement, userEvent, step }) => {
    await chooseProvider({ canvasElement, userEvent }, 'google');
    await step('the provider waits, and Continue shows for how long (S-209)', async () => {
      await found(canvasElement, '[data-toasts] [data-tone=danger]');
      const waits = '[data-sign-in-method=google][aria-disabled=true]:not([data-loading])';
      const google = await found(canvasElement, waits);
      await found(
        canvasElement,
        'button[type=submit][aria-disabled=true] [data-message=send_code_wait_minutes]',
      );
      await userEvent.click(google);
      await expect(requestsOf('network.country.check')).toHaveLength(1);
    });
  },
});

export const CheckThrottled = meta.story({
  parameters: { scenario: '429:900@email.register.code_verify' },
  play: async (context) => {
    const { canvasElement, step } = context;
    await askForCode(context);
    await enterCode(context);
    await step('shows when to try again, and disables Continue (E-19)', async () => {
      await shown(canvasElement, 'send_code_wait_minutes');
      await found(
        canvasElement,
        '[data-step=verification] button[type=submit][aria-disabled=true]',
      );
    });
  },
});

/** Editing the code aborts its check; the new code is submitted (CODE-006). */
export const CorrectedWhileChecking = meta.story({
  parameters: { scenario: 'pending@email.register.code_verify' },
  play: async (context) => {
    const { canvasElement, userEvent, step } = context;
    await askForCode(context);
    await stepShown(canvasElement, 'verification');
    const code = sentCode();
    const last = code.endsWith('1') ? '2' : '1';
    await enterCode(context, `${code.slice(0, -1)}${last}`);
    await found(canvasElement, '[data-step=verification] button[data-loading]');
    await covers(step, ['CODE-006'], 'submits a complete code during a check', async () => {
      await storyBackend.setScenario('default');
      await userEvent.paste(code);
      await stepShown(canvasElement, 'password');
    });
  },
});

export const SendRefused = meta.story({
  parameters: { scenario: 'passport.other@email.send_code' },
  play: async (context) => {
    const { canvasElement, step } = context;
    await askForCode(context);
    await covers(
      step,
      ['ERR-014', 'ERR-015'],
      'shows a toast and reports the generic event',
      async () => {
        await found(canvasElement, '[data-toasts] [data-tone=danger] [data-message]');
        await reported('sign_up.send_failed');
        await expect(canvasElement.querySelector('[data-loading]')).toBeNull();
      },
    );
  },
});

export const SendRefusedWithMessage = meta.story({
  parameters: { scenario: 'passport.-1@email.send_code' },
  play: async (context) => {
    const { canvasElement, step } = context;
    await askForCode(context);
    await covers(
      step,
      ['ERR-016'],
      'shows the server’s message and reports the code -1',
      async () => {
        await found(canvasElement, '[data-toasts] [data-message=server_text]');
        const outcome = { name: 'call.outcome', call: 'email.send_code', code: -1 };
        await waitFor(() =>
          expect(storyBackend.world.events.all).toContainEqual(expect.objectContaining(outcome)),
        );
      },
    );
  },
});

export const ChangeThrottled = meta.story({
  beforeEach: async () => {
    await storyBackend.world.accounts.create({ email: ADDRESS });
  },
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    await userEvent.click(await dialogShown(canvasElement, 'exists_dialog_change'));
    const field = await found(canvasElement, 'dialog[open] input[name=contact]');
    await userEvent.clear(field);
    await storyBackend.setScenario('429:900@email.send_code');
    await userEvent.type(field, 'ben@example.com{Enter}');
    await step('shows when to try again, and disables the dialog’s button (E-19)', async () => {
      await dialogShown(canvasElement, 'send_code_wait_minutes');
      await userEvent.click(await found(canvasElement, 'dialog[open] button[aria-disabled=true]'));
      await userEvent.type(field, '{Enter}');
      await expect(requestsOf('email.send_code')).toHaveLength(2);
    });
    await step('Continue is disabled after the dialog is closed', async () => {
      await userEvent.click(await dialogShown(canvasElement, 'market_confirm_cancel'));
      await found(canvasElement, '[data-step=account] button[type=submit][aria-disabled=true]');
    });
  },
});

export const PasswordRefused = meta.story({
  parameters: { scenario: `passport.other@${register}` },
  play: async (context) => {
    const { canvasElement, step } = context;
    await signUp(context);
    await covers(
      step,
      ['FLOW-027'],
      'shows a toast, and keeps the step and its values',
      async () => {
        await found(canvasElement, '[data-toasts] [data-tone=danger] [data-message]');
        await stepShown(canvasElement, 'password');
        await expect(await found(canvasElement, 'input[name=password]')).toHaveValue(PASSWORD);
      },
    );
    await covers(step, ['ERR-009'], 'reports the code and the log id', async () => {
      const failure = {
        code: expect.any(Number) as unknown,
        log_id: expect.any(String) as unknown,
      };
      await reported('sign_up.register_failed', failure);
    });
  },
});

/** The account was created, but the response was lost. */
export const ResponseLost = meta.story({
  parameters: { scenario: `lost@${register}` },
  play: async (context) => {
    const { canvasElement, userEvent, step } = context;
    await signUp(context);
    await step('shows that the outcome is unknown (E-18)', async () => {
      await found(canvasElement, '[data-toasts] [data-message=outcome_unknown]');
    });
    await step('the next attempt sends the same ticket and finds the account', async () => {
      await storyBackend.setScenario('default');
      const button = await found(canvasElement, '[data-step=password] button[type=submit]');
      await waitFor(() => expect(button).not.toHaveAttribute('data-loading'));
      await userEvent.click(button);
      await dialogShown(canvasElement, 'account_maybe_created');
      const [first, second] = requestsOf(register);
      await expect(second).toEqual(first);
    });
  },
});

/** Back aborts the request, but the server may have handled it. */
export const BackWhileRegistering = meta.story({
  parameters: { scenario: `pending@${register}` },
  play: async (context) => {
    const { canvasElement, userEvent, step } = context;
    await signUp(context);
    await step('shows that the outcome is unknown (E-18)', async () => {
      await found(canvasElement, '[data-step=password] button[data-loading]');
      await userEvent.click(await shown(canvasElement, 'sign_up_back'));
      await stepShown(canvasElement, 'account');
      await found(canvasElement, '[data-toasts] [data-message=outcome_unknown]');
    });
    await step(
      'for the same address, the dialog mentions the user’s possible account',
      async () => {
        await storyBackend.setScenario('passport.1023@email.send_code');
        await userEvent.click(
          await found(canvasElement, '[data-step=account] button[type=submit]'),
        );
        await dialogShown(canvasElement, 'account_maybe_created');
      },
    );
  },
});

export const ExistsAtPassword = meta.story({
  parameters: { scenario: `passport.1023@${register}` },
  play: async (context) => {
    const { canvasElement, step } = context;
    await signUp(context);
    await covers(
      step,
      ['FLOW-029'],
      'an existing account at the last step is a conflict',
      async () => {
        await dialogShown(canvasElement, 'signup_email_repeat_popup_title');
      },
    );
  },
});
