import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Stat } from '../../src/components/Stat/Stat.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { proofs } from '../support/bannerParts.tsx';
import { rootProps } from '../support/rootProps.tsx';

const [time] = proofs;

const meta = preview.meta({
  title: 'Components/Content/Stat',
  component: Stat,
  parameters: {
    guide: {
      purpose: 'One figure and its label. Use three below a seller’s story; for more, use a table.',
      keyboard: [],
      announced: ['The figure, then its label, as one sentence.'],
      sources: ['LAND-041'],
    } satisfies ComponentGuide,
  },
  args: { value: '12 400', label: time.title },
});

export const Figure = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(/^12 400 \S/);
  },
});

export const WithIcon = meta.story({ args: { icon: time.icon } });

export const ThreeOfAStory = meta.story({
  parameters: { layout: 'padded' },
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
        gap: '1.5rem',
      }}
    >
      {proofs.map(({ id, icon, title }, index) => (
        <Stat key={id} value={['+ 38 %', '4,9', '12 400'][index]} label={title} icon={icon} />
      ))}
    </div>
  ),
});

export const RootProps = meta.story(
  rootProps<HTMLParagraphElement>((probe) => <Stat {...probe} value="1" label="" />),
);
