import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/Button/Button.tsx';
import type { ToastItem } from '../../src/components/Toasts/ToastItem.ts';
import { Toasts } from '../../src/components/Toasts/Toasts.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/Toasts',
  parameters: {
    docs: { story: { inline: false, iframeHeight: '220px' } },
    guide: {
      purpose:
        'Notices of what happens in the background, at the bottom of the window: a market has changed, the list of countries did not load. Success messages disappear by themselves; errors and warnings stay until they are dismissed. The notices of a form stand in its card (NoticeLine), the errors of a field at the field.',
      keyboard: [
        ['Tab', 'Moves to the dismiss button; a notice with the focus does not disappear.'],
        ['Enter, Space', 'Dismisses it.'],
      ],
      announced: [
        'A new notice, once, without the earlier ones.',
        'On the button: “Dismiss, button”.',
      ],
      sources: ['FLOW-013', 'FLOW-027', 'ERR-007', 'ERR-014', 'E-11', 'E-24'],
    } satisfies ComponentGuide,
  },
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
const information = {
  id: 'information',
  tone: 'info',
  content: { serverText: 'We are working on the site tonight from 2 to 3.' },
} as const;

const warned = {
  id: 'warned',
  tone: 'warning',
  content: { id: 'offline' },
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
    const button = canvas.getByRole('button');
    const region = canvas.getByRole('status');
    await expect(region).not.toContainElement(button); // it is not read out with the message (E-24)
    await expect(region).toHaveTextContent(/\S/);
    const [message] = region.children;
    const [frame, own] = [message, button].map((one) => one?.getBoundingClientRect());
    await expect(own?.right).toBeLessThan(frame?.right ?? 0);
    await expect(own?.top).toBeGreaterThan(frame?.top ?? Number.NaN);
    await expect(own?.bottom).toBeLessThan(frame?.bottom ?? 0);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledWith({ id: 'failed' });
  },
});

export const ServerText = meta.story({ args: { toasts: [information] } });

export const Warned = meta.story({ args: { toasts: [warned] } });

/** One of each tone; each has its own icon in addition to its colour. */
export const EveryTone = meta.story({
  args: { toasts: [sent, information, warned, failed], stay: 1e6 },
});

const many = Array.from({ length: 12 }, (_, index): ToastItem => ({ ...failed, id: `${index}` }));

/** Many toasts scroll inside the window. */
export const Many = meta.story({
  args: { toasts: many },
  play: async ({ canvas }) => {
    const last = canvas.getAllByRole('button').at(-1);
    last?.focus();
    const { bottom } = last?.getBoundingClientRect() ?? { bottom: Number.NaN };
    await expect(bottom).toBeLessThanOrEqual(document.documentElement.clientHeight);
  },
});

/** Long texts of the server, without spaces or right to left, wrap in their frame (E-11). */
export const LongText = meta.story({
  args: {
    toasts: [
      'a'.repeat(400),
      'กำ'.repeat(200),
      'خطأ في الخادم '.repeat(30),
      'word '.repeat(2000),
    ].map((serverText, index): ToastItem => ({
      id: `${index}`,
      tone: 'danger',
      content: { serverText },
    })),
  },
  play: async ({ canvas }) => {
    const { clientWidth, scrollWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(clientWidth);
  },
});

function OneMore() {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([failed]);
  return (
    <>
      <Button onClick={() => setToasts([failed, information])}>
        <Message id="sign_up_continue" />
      </Button>
      <Toasts
        toasts={toasts}
        onDismiss={({ id }) => setToasts((all) => all.filter((toast) => toast.id !== id))}
      />
    </>
  );
}

/** A second notice does not announce the first one again (E-24). */
export const AnnouncedOnce = meta.story({
  tags: ['!autodocs'],
  render: () => <OneMore />,
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole('status');
    await expect(region).toHaveAttribute('aria-atomic', 'false');
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(region, { childList: true, subtree: true, characterData: true });
    await userEvent.click(canvas.getAllByRole('button')[0] ?? document.body);
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-tone]')).toHaveLength(2));
    observer.disconnect();
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    await expect(added).toEqual([canvasElement.querySelector('[data-tone=info]')]);
  },
});

/** A success message disappears by itself; an error stays until it is dismissed. */
export const SuccessDisappears = meta.story({
  args: { toasts: [failed, sent], stay: 20 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalled());
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledWith({ id: 'sent' });
  },
});

/** A toast under the pointer or with the focus does not disappear. */
export const KeptByFocus = meta.story({
  args: { toasts: [sent, information], stay: 100 },
  play: async ({ args, canvas, step }) => {
    const [dismissSent] = canvas.getAllByRole('button');
    await step('the focused one stays while the other disappears', async () => {
      dismissSent?.focus();
      await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith({ id: 'information' }));
      await expect(args.onDismiss).not.toHaveBeenCalledWith({ id: 'sent' });
    });
    await step('and disappears after the focus has left', async () => {
      dismissSent?.blur();
      await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith({ id: 'sent' }));
    });
  },
});

export const RootProps = meta.story(
  rootProps<HTMLElement>((probe) => <Toasts {...probe} toasts={[]} onDismiss={() => undefined} />),
);
