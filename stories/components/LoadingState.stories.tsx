import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { LoadingState } from '../../src/components/LoadingState/LoadingState.tsx';
import type { ComponentGuide } from '../support/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';
import { shows } from '../support/shows.ts';

const meta = preview.meta({
  title: 'Components/Feedback/LoadingState',
  component: LoadingState,
  parameters: {
    layout: 'padded',
    guide: {
      purpose:
        'Holds the place of the registration form while it loads, in the outline of its card, so that nothing jumps. For a whole page of unknown shape take Spinner; a Button has its own.',
      keyboard: [],
      spoken: ['“Loading…”'],
      sources: ['UI-010', 'S-144'],
    } satisfies ComponentGuide,
  },
});

const heightOf = (canvas: HTMLElement) =>
  canvas.querySelector<HTMLElement>('[aria-busy] > div')?.offsetHeight;

export const FormUnknown = meta.story({
  play: async ({ canvasElement, step }) => {
    await shows(step, ['UI-010'], 'it holds 535 px', async () => {
      await expect(heightOf(canvasElement)).toBe(535);
    });
    await step('and says so to readers', async () => {
      await expect(canvasElement.querySelector('[data-message=loading]')).toBeInTheDocument();
    });
  },
});

export const FormSeenBefore = meta.story({
  args: { lastHeight: 420 },
  play: async ({ canvasElement }) => {
    await expect(heightOf(canvasElement)).toBe(420);
  },
});

export const RootProps = meta.story(
  rootProps<HTMLDivElement>((probe) => <LoadingState {...probe} />),
);
