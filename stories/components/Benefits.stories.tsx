import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { Benefits } from '../../src/components/Benefits/Benefits.tsx';
import { proofs } from '../support/bannerParts.tsx';
import { rootProps } from '../support/rootProps.tsx';

const items = proofs.map(({ icon, ...proof }) => ({
  ...proof,
  picture: icon,
  highlight: proof.title,
}));

const meta = preview.meta({
  title: 'Components/Landing/Benefits',
  component: Benefits,
  parameters: {
    layout: 'padded',
    guide: {
      purpose:
        'What a seller gains, point by point: an icon, a title, a few words that stand out, one sentence. For steps in time use GrowthJourney.',
      keyboard: [],
      announced: ['A list; each title as a heading of level 3.'],
      sources: ['LAND-042', 'S-125'],
    } satisfies ComponentGuide,
  },
  args: { items },
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
  args: { items: proofs.map(({ id, title, text }) => ({ id, title, text })) },
});

export const RootProps = meta.story(
  rootProps<HTMLUListElement>((probe) => <Benefits {...probe} items={items} />),
);
