import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { LoadingState } from '../../src/components/LoadingState/LoadingState.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';
import { covers } from '../support/covers.ts';

const meta = preview.meta({
  title: 'Components/Feedback/LoadingState',
  component: LoadingState,
  parameters: {
    layout: 'padded',
    guide: {
      purpose:
        'Reserves the space of the registration form while it loads, with the outline of its card, so that the layout does not shift. For a whole page of unknown shape, use Spinner; a Button has its own.',
      keyboard: [],
      announced: ['“Loading…”'],
      sources: ['UI-010', 'S-144'],
    } satisfies ComponentGuide,
  },
});

const heightOf = (canvas: HTMLElement) =>
  canvas.querySelector<HTMLElement>('[aria-busy] > div')?.offsetHeight;

export const FirstLoad = meta.story({
  play: async ({ canvasElement, step }) => {
    await covers(step, ['UI-010'], 'it reserves 535 px', async () => {
      await expect(heightOf(canvasElement)).toBe(535);
    });
    await step('it has a text for screen readers', async () => {
      await expect(canvasElement.querySelector('[data-message=loading]')).toBeInTheDocument();
    });
  },
});

export const LaterLoad = meta.story({
  args: { lastHeight: 420 },
  play: async ({ canvasElement }) => {
    await expect(heightOf(canvasElement)).toBe(420);
  },
});

export const RootProps = meta.story(
  rootProps<HTMLDivElement>((probe) => <LoadingState {...probe} />),
);
