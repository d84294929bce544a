import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { CountdownButton } from '../../src/components/CountdownButton/CountdownButton.tsx';
import { shows } from '../support/shows.ts';

const noon = Date.UTC(2026, 0, 1, 12);
const atNoon = () => noon;

const meta = preview.meta({
  title: 'Components/CountdownButton',
  component: CountdownButton,
  args: { resendAt: null, now: atNoon, onResend: fn() },
});

export const Ready = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
});

export const Counting = meta.story({
  args: { resendAt: noon + 42_300 },
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button');
    await shows(step, ['CODE-008', 'CODE-011'], 'while it counts a click is ignored', async () => {
      await expect(button).toHaveTextContent('43');
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
      await expect(args.onResend).not.toHaveBeenCalled();
      await expect(button).toHaveFocus();
    });
  },
});

/** A clock that jumped back never locks the button for longer than one countdown (E-12). */
export const ClockJumped = meta.story({
  args: { resendAt: noon + 86_400_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('60');
  },
});

export const Over = meta.story({
  args: { resendAt: noon - 1 },
  play: async ({ canvas, step }) => {
    await step('the end is read out, the seconds never', async () => {
      const status = canvas.getByRole('status');
      await expect(status.querySelector('[data-message=sign_up_resend_ready]')).not.toBeNull();
    });
  },
});

export const Sending = meta.story({ args: { loading: true } });
