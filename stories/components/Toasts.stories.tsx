import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Toasts } from '../../src/components/Toasts/Toasts.tsx';

const meta = preview.meta({
  title: 'Components/Toasts',
  parameters: { docs: { story: { inline: false, iframeHeight: '220px' } } },
  component: Toasts,
  args: { toasts: [], onDismiss: fn() },
});

const sent = {
  id: 'sent',
  tone: 'positive',
  content: { id: 'selleronboarding_sign_up_new_code_toast' },
} as const;
const failed = {
  id: 'failed',
  tone: 'danger',
  content: { id: 'selleronboarding_network_error_toast' },
} as const;
const told = {
  id: 'told',
  tone: 'info',
  content: { serverText: 'We are working on the site tonight from 2 to 3.' },
} as const;

export const None = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const CodeSent = meta.story({ args: { toasts: [sent] } });

export const Failed = meta.story({
  args: { toasts: [failed] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledWith({ id: 'failed' });
  },
});

export const ServerText = meta.story({ args: { toasts: [told] } });

export const Several = meta.story({ args: { toasts: [sent, failed, told] } });

/** Good news leaves by itself, an error waits to be dismissed. */
export const GoodNewsLeaves = meta.story({
  args: { toasts: [failed, sent], stay: 20 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalled());
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledWith({ id: 'sent' });
  },
});

/** What is pointed at or holds the focus waits, so that nobody has to hurry. */
export const HeldByFocus = meta.story({
  args: { toasts: [sent, told], stay: 100 },
  play: async ({ args, canvas, step }) => {
    const [dismissSent] = canvas.getAllByRole('button');
    await step('the focused one stays while the other leaves', async () => {
      dismissSent?.focus();
      await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith({ id: 'told' }));
      await expect(args.onDismiss).not.toHaveBeenCalledWith({ id: 'sent' });
    });
    await step('and leaves when the focus has gone', async () => {
      dismissSent?.blur();
      await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith({ id: 'sent' }));
    });
  },
});
