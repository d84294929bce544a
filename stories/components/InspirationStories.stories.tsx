import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { InspirationStories } from '../../src/components/InspirationStories/InspirationStories.tsx';
import { Illustration } from '../../src/components/Illustration/Illustration.tsx';
import { proofs } from '../support/bannerParts.tsx';
import { rootProps } from '../support/rootProps.tsx';

const items = proofs.map(({ id, title, text }) => ({
  ...{ id, title, content: text, picture: <Illustration name="scales" /> },
  tips: proofs.map((tip) => ({ title: tip.title, text: tip.text })),
}));

const meta = preview.meta({
  title: 'Components/Landing/InspirationStories',
  component: InspirationStories,
  parameters: {
    layout: 'padded',
    guide: {
      purpose: 'Ideas for a shop, each with a picture and three tips.',
      keyboard: [],
      announced: [
        'A list; each title as a heading of level 3, then the tips as terms with their descriptions.',
      ],
      sources: ['LAND-046', 'S-125'],
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
  args: {
    items: proofs.map(({ id, title, text }) => ({
      id,
      title,
      content: text,
      tips: [{ title, text }],
    })),
  },
});

export const RootProps = meta.story(
  rootProps<HTMLUListElement>((probe) => <InspirationStories {...probe} items={items} />),
);
