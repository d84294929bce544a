import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Portal } from '../support/Portal.tsx';
import { inModal, modalShown, openModal, pressInModal } from '../support/modal.ts';
import { shows } from '../support/shows.ts';
import {
  ADDRESS,
  askForCode,
  choosePassword,
  enterCode,
  found,
  requestsOf,
  sentCode,
  stepShown,
  type Stage,
} from '../support/signUpSteps.ts';

const meta = preview.meta({
  title: 'Screens/RegisterIdentity',
  tags: ['!autodocs'], // whole pages stand alone; their docs page would run every flow at once
  parameters: { layout: 'fullscreen' },
  globals: { scenario: 'identity@email.register.ticket_register' },
  render: (_, { loaded }) => <Portal path="/account/register" loaded={loaded} />,
});

/** Registers, and waits until the server asks who is there and its code is on the way. */
async function beAsked(stage: Stage): Promise<void> {
  await askForCode(stage);
  await enterCode(stage);
  await choosePassword(stage);
  await inModal('two_step_lead');
  await inModal('sign_up_resend_countdown');
}

/** Types a code into the dialog's boxes; the last digit hands it in. */
async function typeCode({ userEvent }: Stage, code: string): Promise<void> {
  const first = (await modalShown()).querySelector('fieldset input');
  if (first === null) throw new Error('The dialog has no boxes.');
  await userEvent.type(first, code);
}

export const Asked = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await beAsked({ canvasElement, userEvent });
    await shows(
      step,
      ['FLOW-034'],
      'the contact is censored; a code went to it by its ticket',
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

export const Proven = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await beAsked({ canvasElement, userEvent });
    await shows(step, ['FLOW-034'], 'the code lets the request through', async () => {
      await typeCode({ canvasElement, userEvent }, sentCode());
      await stepShown(canvasElement, 'success');
      const [first, again, ...more] = requestsOf('email.register.ticket_register');
      await expect(more).toEqual([]);
      await expect(again).toEqual(first);
    });
    await expect(openModal()).toBeNull();
  },
});

export const WrongCode = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await beAsked({ canvasElement, userEvent });
    const wrong = sentCode() === '111111' ? '222222' : '111111';
    await typeCode({ canvasElement, userEvent }, wrong);
    await step('is said at the boxes, which are empty again', async () => {
      const boxes = [...(await modalShown()).querySelectorAll<HTMLInputElement>('fieldset input')];
      await waitFor(() => expect(boxes[0]).toHaveAttribute('aria-invalid', 'true'));
      await waitFor(() => expect(boxes.map(({ value }) => value).join('')).toBe(''));
      await expect(boxes[0]).toHaveFocus();
    });
    await expect(requestsOf('email.register.ticket_register')).toHaveLength(1);
  },
});

export const Left = meta.story({
  play: async ({ canvasElement, userEvent, step }) => {
    await beAsked({ canvasElement, userEvent });
    await step('nothing is registered, the step stays, and may be handed in again', async () => {
      await pressInModal('market_confirm_cancel');
      await waitFor(() => expect(openModal()).toBeNull());
      await expect(requestsOf('email.register.ticket_register')).toHaveLength(1);
      const submit = await found(canvasElement, '[data-step=password] button[type=submit]');
      await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'));
      await waitFor(() => expect(submit).toHaveFocus());
      await expect(await found(canvasElement, 'input[autocomplete=username]')).toHaveValue(ADDRESS);
    });
    await step('nobody is told what they did themselves', async () => {
      await expect(canvasElement.querySelector('[data-toasts] [data-tone=danger]')).toBeNull();
    });
  },
});
