import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { GrowthJourney } from '../../src/components/GrowthJourney/GrowthJourney.tsx';
import { proofs } from '../support/bannerParts.tsx';
import { rootProps } from '../support/rootProps.tsx';

const steps = proofs.map(({ id, title, text }) => ({ id, title, text, timer: title }));

const meta = preview.meta({
  title: 'Components/Landing/GrowthJourney',
  component: GrowthJourney,
  parameters: {
    layout: 'padded',
    guide: {
      purpose:
        'Steps in time along a line, each with its number in an arch. For points without an order use Benefits.',
      keyboard: [],
      announced: ['An ordered list; when the step comes, then its title as a heading of level 3.'],
      sources: ['LAND-043', 'S-125'],
    } satisfies ComponentGuide,
  },
  args: { steps },
});

export const Full = meta.story({
  play: async ({ canvas, step }) => {
    await step('one item each, with its heading', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
      await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    });
  },
});

/** Managed content may lack all but the texts. */
export const TextsAlone = meta.story({
  args: { steps: proofs.map(({ id, title, text }) => ({ id, title, text })) },
});

export const RootProps = meta.story(
  rootProps<HTMLOListElement>((probe) => <GrowthJourney {...probe} steps={steps} />),
);
