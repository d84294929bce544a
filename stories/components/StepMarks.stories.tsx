import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { StepMarks } from '../../src/components/StepMarks/StepMarks.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/StepMarks',
  component: StepMarks,
  parameters: {
    guide: {
      purpose:
        'The progress through a few steps, one arch per step: done with a tick, the current one filled, the next ones empty.',
      keyboard: [],
      announced: ['“Step 2 of 3”.'],
      sources: ['E-24', 'E-26'],
    } satisfies ComponentGuide,
  },
  args: { current: 1 },
});

const states = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('svg')].map((mark) => mark.dataset['state']);

export const First = meta.story({
  play: async ({ canvasElement }) => {
    await expect(states(canvasElement)).toEqual(['current', 'next', 'next']);
  },
});

export const Second = meta.story({
  args: { current: 2 },
  play: async ({ canvasElement }) => {
    await expect(states(canvasElement)).toEqual(['done', 'current', 'next']);
    await expect(canvasElement.querySelector('[data-message=step_progress]')).toHaveTextContent(
      /2.*3|3.*2/,
    );
  },
});

export const AllDone = meta.story({
  args: { current: 4 },
  play: async ({ canvasElement }) => {
    await expect(states(canvasElement)).toEqual(['done', 'done', 'done']);
  },
});

export const FiveSteps = meta.story({ args: { current: 3, total: 5 } });

export const RootProps = meta.story(
  rootProps<HTMLParagraphElement>((probe) => <StepMarks {...probe} current={1} />),
);
