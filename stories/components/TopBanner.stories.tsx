import { useTranslation } from 'react-i18next';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { TopBanner } from '../../src/components/TopBanner/TopBanner.tsx';
import { rootProps } from '../support/rootProps.tsx';

const meta = preview.meta({
  title: 'Components/Content/TopBanner',
  component: TopBanner,
  parameters: {
    layout: 'padded',
    guide: {
      purpose:
        'One line of news in the notice of the Banner, on a phone up to three lines. Its text is truncated to 120 characters, never inside a character. Put what every user has to know in the page itself.',
      keyboard: [['Tab', 'Moves to its link, which opens a new tab.']],
      announced: ['The text; as a link, with “opens in a new tab”.'],
      sources: ['LAND-018', 'LAND-023', 'S-118', 'S-126', 'E-11'],
    } satisfies ComponentGuide,
  },
});

interface NewsProps {
  readonly times?: number;
  readonly href?: string;
}

function News({ times = 1, href }: NewsProps) {
  const { t } = useTranslation();
  const text = Array.from({ length: times }, () => t('banner_lead')).join(' ');
  return <TopBanner text={text} href={href} />;
}

export const Text = meta.story({
  render: () => <News />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Link = meta.story({
  render: () => <News href="#news" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank');
  },
});

/** In every language longer than 120 characters. */
export const TooLong = meta.story({
  render: () => <News times={12} />,
  play: async ({ canvasElement, step }) => {
    await step('truncated to 120 characters', async () => {
      const text = canvasElement.querySelector('p')?.textContent ?? '';
      await expect([...new Intl.Segmenter().segment(text)]).toHaveLength(121);
    });
  },
});

export const RootProps = meta.story(
  rootProps<HTMLParagraphElement>((probe) => <TopBanner {...probe} text="" />),
);
