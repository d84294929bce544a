import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Portal } from '../support/Portal.tsx';
import { inModal, modalShown, openModal, pressInModal } from '../support/modal.ts';
import { covers } from '../support/covers.ts';
import {
  ADDRESS,
  found,
  requestsOf,
  sentCode,
  signUp,
  type Stage,
  stepShown,
} from '../support/signUpSteps.ts';

const meta = preview.meta({
  title: 'Screens/RegisterIdentity',
  tags: ['!autodocs'], // a docs page would run all flows at once
  parameters: { layout: 'fullscreen' },
  globals: { scenario: 'identity@email.register.ticket_register' },
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} />,
});

/** Registers, and waits for the identity verification and its code. */
async function reachVerification(stage: Stage): Promise<void> {
  await signUp(stage);
  await inModal('two_step_lead');
  await inModal('sign_up_resend_countdown');
}

/** Types a code into the dialog; the last digit submits it. */
async function typeCode({ userEvent }: Stage, code: string): Promise<void> {
  const first = (await modalShown()).querySelector('fieldset input');
  if (first === null) throw new Error('The dialog has no boxes.');
  await userEvent.type(first, code);
}

export const CodeRequested = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await reachVerification({ canvasElement, userEvent });
    await covers(
      step,
      ['FLOW-034'],
      'shows the censored contact, and sends a code by its ticket',
      async () => {
        await expect(await inModal('two_step_lead')).toHaveTextContent('a***@example.com');
        await expect(requestsOf('email.send_code').at(-1)).toEqual({
          email_ticket: expect.any(String),
          type: 4,
          email_logic_type: 3,
        });
      },
    );
  },
});

export const Verified = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await reachVerification({ canvasElement, userEvent });
    await covers(step, ['FLOW-034'], 'the right code repeats the request', async () => {
      await typeCode({ canvasElement, userEvent }, sentCode());
      await stepShown(canvasElement, 'success');
      const [first, again, ...more] = requestsOf('email.register.ticket_register');
      await expect(more).toEqual([]);
      await expect(again).toEqual(first);
    });
    await expect(openModal()).toBeNull();
  },
});

export const CodeWrong = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await reachVerification({ canvasElement, userEvent });
    const wrong = sentCode() === '111111' ? '222222' : '111111';
    await typeCode({ canvasElement, userEvent }, wrong);
    await step('the error is at the boxes, which are empty again', async () => {
      const boxes = [...(await modalShown()).querySelectorAll<HTMLInputElement>('fieldset input')];
      await waitFor(() => expect(boxes[0]).toHaveAttribute('aria-invalid', 'true'));
      await waitFor(() => expect(boxes.map(({ value }) => value).join('')).toBe(''));
      await expect(boxes[0]).toHaveFocus();
    });
    await expect(requestsOf('email.register.ticket_register')).toHaveLength(1);
  },
});

export const Cancelled = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await reachVerification({ canvasElement, userEvent });
    await step('does not register; the step stays and can be submitted again', async () => {
      await pressInModal('market_confirm_cancel');
      await waitFor(() => expect(openModal()).toBeNull());
      await expect(requestsOf('email.register.ticket_register')).toHaveLength(1);
      const submit = await found(canvasElement, '[data-step=password] button[type=submit]');
      await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'));
      await waitFor(() => expect(submit).toHaveFocus());
      await expect(await found(canvasElement, 'input[autocomplete=username]')).toHaveValue(ADDRESS);
    });
    await step('shows no error for the user’s own action', async () => {
      await expect(canvasElement.querySelector('[data-toasts] [data-tone=danger]')).toBeNull();
    });
  },
});
