import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { VisuallyHidden } from '../../src/components/VisuallyHidden/VisuallyHidden.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';

const meta = preview.meta({
  title: 'Components/Content/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    guide: {
      purpose:
        'Text for screen readers only: what a picture already shows, or what has just happened. A live region has to be in the page, empty, before its text is set.',
      keyboard: [],
      announced: ['Its text, in reading order.', 'Live: its text once, when it changes.'],
      sources: ['E-24'],
    } satisfies ComponentGuide,
  },
  args: { children: <Message id="loading" /> },
});

export const Text = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    const hidden = canvasElement.querySelector('[data-message=loading]')?.parentElement;
    await expect(hidden?.offsetWidth).toBe(1);
  },
});

export const Live = meta.story({
  args: { live: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/./);
  },
});

export const RootProps = meta.story(
  rootProps<HTMLSpanElement>((probe) => <VisuallyHidden {...probe} />),
);
