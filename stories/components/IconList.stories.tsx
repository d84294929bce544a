import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { IconList } from '../../src/components/IconList/IconList.tsx';
import { proofs } from '../support/bannerParts.tsx';
import { rootProps } from '../support/rootProps.tsx';

const items = proofs.map(({ id, icon, title }) => ({ id, icon, title }));

const meta = preview.meta({
  title: 'Components/Landing/IconList',
  component: IconList,
  parameters: {
    layout: 'padded',
    guide: {
      purpose:
        'Icons with their names: service providers, partners, apps. Where each has a sentence of its own use Benefits.',
      keyboard: [],
      announced: ['A list of names.'],
      sources: ['LAND-040', 'S-120'],
    } satisfies ComponentGuide,
  },
  args: { items },
});

export const Icons = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RootProps = meta.story(
  rootProps<HTMLUListElement>((probe) => <IconList {...probe} items={items} />),
);
