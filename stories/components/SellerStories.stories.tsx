import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { SellerStories } from '../../src/components/SellerStories/SellerStories.tsx';
import { Illustration } from '../../src/components/Illustration/Illustration.tsx';
import { proofs } from '../support/bannerParts.tsx';
import { notPictured } from '../../.storybook/modes.ts';
import { rootProps } from '../support/rootProps.tsx';

const items = proofs.map(({ id, icon, title, text }) => ({
  ...{ id, title, content: text, avatar: icon },
  ...{ name: title, job: title, picture: <Illustration name="sealedParcel" /> },
  stats: ['+ 38 %', '4,9', '12 400'].map((value) => ({ value, label: title })),
}));

const meta = preview.meta({
  title: 'Components/Landing/SellerStories',
  component: SellerStories,
  parameters: {
    layout: 'padded',
    guide: {
      purpose: 'What sellers tell: their words, who they are, three figures at most.',
      keyboard: [],
      announced: [
        'A list; each story’s title as a heading of level 3, the words as a quotation, then the seller and the figures.',
      ],
      sources: ['LAND-041', 'S-125'],
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
      name: title,
      stats: [],
    })),
  },
});

const photo =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect width="900" height="700" fill="gray"/></svg>';

/** Pictures of the content service come in any size, and late: their places have one of their own. */
export const Photos = meta.story({
  parameters: { chromatic: notPictured },
  args: {
    items: items.map((item) => ({
      ...item,
      picture: <img src={photo} alt="" />,
      avatar: <img src={photo} alt="" data-avatar />,
    })),
  },
  play: async ({ canvasElement, step }) => {
    await step('the seller is small and round', async () => {
      for (const avatar of canvasElement.querySelectorAll<HTMLElement>('[data-avatar]'))
        await expect([avatar.offsetWidth, avatar.offsetHeight]).toEqual([48, 48]);
    });
  },
});

export const RootProps = meta.story(
  rootProps<HTMLUListElement>((probe) => <SellerStories {...probe} items={items} />),
);
