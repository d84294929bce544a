import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { WaysToSell } from '../../src/components/WaysToSell/WaysToSell.tsx';
import { proofs } from '../support/bannerParts.tsx';
import { rootProps } from '../support/rootProps.tsx';

const items = proofs.map(({ id, title, text }) => ({ id, title, text }));

const meta = preview.meta({
  title: 'Components/Landing/WaysToSell',
  component: WaysToSell,
  parameters: {
    layout: 'padded',
    guide: {
      purpose:
        'A short list of titles with a sentence each, beside the one picture or video of its section.',
      keyboard: [],
      announced: ['A list; each title as a heading of level 3.'],
      sources: ['LAND-025', 'S-125'],
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

export const RootProps = meta.story(
  rootProps<HTMLUListElement>((probe) => <WaysToSell {...probe} items={items} />),
);
