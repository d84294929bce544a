import { expect, fn, waitFor } from 'storybook/test';
import { notPictured } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { storyBackend } from '../../.storybook/storyBackend.ts';
import { modalBox } from '../support/modal.ts';
import { Portal } from '../support/Portal.tsx';
import { covers } from '../support/covers.ts';
import {
  ADDRESS,
  askForCode,
  choosePassword,
  dialogShown,
  enterCode,
  found,
  openRegisterModal,
  shown,
  stepShown,
  type Stage,
} from '../support/signUpSteps.ts';

const onLeave = fn().mockName('onLeave');

const meta = preview.meta({
  title: 'Screens/RegisterModal',
  tags: ['!autodocs'], // a docs page would run all flows at once
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => void onLeave.mockClear(),
  render: (_, { loaded }) => <Portal path="/account/login" loaded={loaded} onLeave={onLeave} />,
});

/** The page with a form of its own. */
const overRegister = {
  render: (_: unknown, { loaded }: { readonly loaded: Readonly<Record<string, unknown>> }) => (
    <Portal path="/account/register" loaded={loaded} onLeave={onLeave} />
  ),
};

export const InModal = meta.story({
  play: async ({ canvasElement, step }) => {
    (await shown(canvasElement, 'nav_menu_open')).click();
    await covers(step, ['REG-030'], 'Sign up in the menu opens the form', async () => {
      (await dialogShown(canvasElement, 'bar_sign_up')).click();
      await found(canvasElement, 'dialog[open][data-size=register] input[name=phone_email]');
    });
  },
});

/** Opens the register modal from the menu. */
const inRegisterModal = async ({ canvasElement, userEvent }: Stage): Promise<Stage> => ({
  canvasElement: await openRegisterModal(canvasElement),
  userEvent,
});

/** Opens the register modal from the menu and registers in it. */
const registerInModal = async (canvasElement: HTMLElement, userEvent: Stage['userEvent']) => {
  const stage = await inRegisterModal({ canvasElement, userEvent });
  const modal = stage.canvasElement;
  await askForCode(stage);
  await enterCode(stage);
  await stepShown(modal, 'password');
  await expect((await modalBox()).width).toBe(innerWidth);
  await choosePassword(stage);
  await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
};

/** The page’s form and the modal share one history entry and do not disturb each other. */
export const RegisteredInModalOverRegister = meta.story({
  ...overRegister,
  play: ({ canvasElement, userEvent, step }) =>
    covers(step, ['REG-030'], 'the form in the modal completes the sign-up', () =>
      registerInModal(canvasElement, userEvent),
    ),
});

export const RegisteredInModalOverLogin = meta.story({
  play: ({ canvasElement, userEvent, step }) =>
    covers(step, ['REG-030'], 'the form in the modal completes the sign-up', () =>
      registerInModal(canvasElement, userEvent),
    ),
});

/** The log-in that stands behind the modal begins anew with the account. */
export const LogInFromModalOverLogin = meta.story({
  parameters: { chromatic: notPictured },
  beforeEach: async () => {
    await storyBackend.world.accounts.create({ email: ADDRESS });
  },
  play: async ({ canvasElement, userEvent, step }) => {
    const account = () => found(canvasElement, '[data-log-in] input[name=account]');
    await userEvent.type(await account(), 'someone');
    await askForCode(await inRegisterModal({ canvasElement, userEvent }));
    await userEvent.click(await dialogShown(canvasElement, 'exists_dialog_log_in'));
    await covers(step, ['FLOW-031', 'LOGIN-017'], 'the log-in has the address', async () => {
      await waitFor(async () => expect(await account()).toHaveValue(ADDRESS));
      await expect(canvasElement.querySelector('dialog[open]')).toBeNull();
    });
  },
});

export const SendFailedInModal = meta.story({
  parameters: { scenario: 'lost@email.send_code' },
  play: async ({ canvasElement, userEvent, step }) => {
    const stage = await inRegisterModal({ canvasElement, userEvent });
    await askForCode(stage);
    await step('shows the notice in the card, because the page behind is inert', async () => {
      await found(stage.canvasElement, '[data-step=account] [data-toasts] [data-tone=danger]');
    });
  },
});

export const SendingInModal = meta.story({
  globals: { region: 'de', language: 'en-GB' },
  parameters: { scenario: 'pending@email.send_code' },
  play: async ({ canvasElement, userEvent, step }) => {
    const stage = await inRegisterModal({ canvasElement, userEvent });
    const close = await shown(stage.canvasElement, 'dialog_close');
    await expect(close).not.toHaveAttribute('aria-disabled');
    await askForCode(stage);
    await step('it cannot be closed while a request runs (E-30)', async () => {
      await waitFor(() => expect(close).toHaveAttribute('aria-disabled', 'true'));
      await userEvent.click(close);
      await userEvent.keyboard('{Escape}');
      await expect(stage.canvasElement).toHaveAttribute('open');
    });
  },
});

export const BackInModal = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    const stage = await inRegisterModal({ canvasElement, userEvent });
    /** The event that a phone's Back sends to a modal. */
    const back = () => stage.canvasElement.dispatchEvent(new Event('cancel', { cancelable: true }));
    await askForCode(stage);
    await stepShown(stage.canvasElement, 'verification');
    await step('a phone’s Back returns to the account step (E-14)', async () => {
      back();
      await stepShown(stage.canvasElement, 'account');
      await expect(stage.canvasElement).toHaveAttribute('open');
    });
    await step('at the account step it closes the modal', async () => {
      back();
      await waitFor(() => expect(stage.canvasElement).not.toHaveAttribute('open'));
    });
  },
});

/** A browser may close a modal even if its `cancel` event is prevented. */
export const ForcedBackInModal = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    const stage = await inRegisterModal({ canvasElement, userEvent });
    const modal = stage.canvasElement as HTMLDialogElement; // by its selector
    await askForCode(stage);
    await stepShown(modal, 'verification');
    await step('returns to the account step too, and the modal stays open', async () => {
      modal.dispatchEvent(new Event('cancel'));
      modal.close();
      await stepShown(modal, 'account');
      await waitFor(() => expect(modal.matches(':modal')).toBe(true));
    });
  },
});

export const StepChangesBehindMenu = meta.story({
  ...overRegister,
  parameters: { scenario: 'latency:1500@email.send_code' },
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    (await shown(canvasElement, 'nav_menu_open')).click();
    await dialogShown(canvasElement, 'bar_sign_up');
    await stepShown(canvasElement, 'verification');
    await step('the menu closes with its button, and focus moves to the step', async () => {
      await waitFor(() => expect(canvasElement.querySelector('dialog[open]')).toBeNull());
      const box = await found(canvasElement, '[data-step=verification] fieldset input');
      await waitFor(() => expect(box).toHaveFocus());
    });
  },
});

export const StepChangesBehindModal = meta.story({
  ...overRegister,
  parameters: { scenario: 'latency:1500@email.send_code' },
  play: async ({ canvasElement, userEvent, step }) => {
    await askForCode({ canvasElement, userEvent });
    const { canvasElement: modal } = await inRegisterModal({ canvasElement, userEvent });
    await stepShown(canvasElement, 'verification');
    await step('after the modal is closed, focus moves to the step', async () => {
      await expect(modal.checkVisibility()).toBe(true);
      await userEvent.click(await shown(modal, 'dialog_close'));
      await waitFor(() => expect(modal).not.toHaveAttribute('open'));
      const box = await found(canvasElement, '[data-step=verification] fieldset input');
      await waitFor(() => expect(box).toHaveFocus());
    });
  },
});

export const LogInFromModal = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    const { canvasElement: modal } = await inRegisterModal({ canvasElement, userEvent });
    await step('its log-in link leads to the page behind it', async () => {
      await userEvent.click(await shown(modal, 'sign_up_have_account_link'));
      await waitFor(() => expect(modal).not.toHaveAttribute('open'));
    });
  },
});

/** The modal over the log-in page registers too, so it checks as well (S-203). */
export const BannedInModal = meta.story({
  globals: { region: 'us' },
  parameters: { scenario: 'us.banned' },
  play: async ({ canvasElement, userEvent, step }) => {
    const { canvasElement: modal } = await inRegisterModal({ canvasElement, userEvent });
    await covers(step, ['REG-023'], 'shows a spinner, then opens the page for banned', async () => {
      await waitFor(() =>
        expect(onLeave).toHaveBeenCalledWith(`${location.origin}/settings/unavailable`),
      );
      await expect(modal.querySelector('form')).toBeNull();
      await expect(await shown(modal, 'loading')).toBeInTheDocument();
    });
  },
});
