import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ErrorPage } from '../../src/components/ErrorPage/ErrorPage.tsx';
import type { ComponentGuide } from '../support/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';
import { shows } from '../support/shows.ts';

const meta = preview.meta({
  title: 'Components/Feedback/ErrorPage',
  component: ErrorPage,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose:
        'What is left when a page cannot be shown. It needs nothing that could fail with the page: its picture is drawn in place.',
      keyboard: [['Tab', 'Goes to its one button.']],
      spoken: ['“Oops, heading, level 1”, the text, the button.'],
      sources: ['LAYOUT-006', 'LAYOUT-007', 'E-21'],
    } satisfies ComponentGuide,
  },
  args: { onReload: fn() },
});

export const Oops = meta.story({
  play: async ({ args, canvas, canvasElement, step }) => {
    await shows(step, ['LAYOUT-006', 'LAYOUT-007'], 'says Oops and offers to reload', async () => {
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
