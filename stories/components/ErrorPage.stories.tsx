import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ErrorPage } from '../../src/components/ErrorPage/ErrorPage.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/ErrorPage',
  component: ErrorPage,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose:
        'Replaces a page that cannot be shown. It loads nothing that could fail too: its picture is inline.',
      keyboard: [['Tab', 'Moves to its button.']],
      announced: ['“Oops, heading, level 1”, the text, the button.'],
      sources: ['LAYOUT-006', 'LAYOUT-007', 'E-21'],
    } satisfies ComponentGuide,
  },
  args: { onReload: fn() },
});

export const Oops = meta.story({
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('shows its title, its text and a reload button', async () => {
      const text = (key: string) =>
        canvasElement.querySelector<HTMLElement>(`[data-message="${key}"]`);
      await expect(canvas.getByRole('heading', { level: 1 })).toContainElement(
        text('error_page_title'),
      );
      await expect(text('error_page_text')).toBeVisible();
      await userEvent.click(canvas.getByRole('button'));
      await expect(args.onReload).toHaveBeenCalledOnce();
    });
  },
});

export const RootProps = meta.story(
  rootProps<HTMLElement>((probe) => <ErrorPage {...probe} onReload={() => undefined} />),
);
