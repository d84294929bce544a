import { useTranslation } from 'react-i18next';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Slide } from '../../src/components/Slide/Slide.tsx';
import { TextLink } from '../../src/components/TextLink/TextLink.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import parcels from '../assets/parcels.svg?no-inline';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';

const meta = preview.meta({
  title: 'Components/Content/Slide',
  component: Slide,
  parameters: {
    layout: 'padded',
    guide: {
      purpose:
        'The content of a Carousel slide: a short text, one link, and a picture in an arch. Managed texts are truncated to their limits, never inside a character.',
      keyboard: [['Tab', 'Moves to its link.']],
      announced: ['Title and highlight as one sentence, the description, the link.'],
      sources: ['LAND-024', 'LAND-038', 'S-126', 'E-11'],
    } satisfies ComponentGuide,
  },
});

const picture = <img src={parcels} alt="" width="320" height="400" />;

interface FullSlideProps {
  readonly times?: number;
  readonly long?: boolean;
}

function FullSlide({ times = 1, long = false }: FullSlideProps) {
  const { t } = useTranslation();
  const repeated = (id: 'banner_headline' | 'banner_lead' | 'banner_proof_time_title') =>
    Array.from({ length: times }, () => t(id)).join(' ');
  return (
    <Slide
      title={repeated('banner_headline')}
      highlight={repeated('banner_proof_time_title')}
      description={repeated('banner_lead')}
      picture={picture}
      long={long}
      action={
        <TextLink href="/account/register">
          <Message id="nav_start_selling" />
        </TextLink>
      }
    />
  );
}

export const Full = meta.story({ render: () => <FullSlide /> });

export const TooLong = meta.story({
  render: () => <FullSlide times={9} />,
  play: async ({ canvasElement, step }) => {
    await step('title 50, highlight 30, description 140', async () => {
      const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
      const parts = [...canvasElement.querySelectorAll('p, em')].map(
        ({ textContent }) => textContent,
      );
      const lengths = parts.map((text) => [...segmenter.segment(text)].length);
      // Each with an ellipsis; the first includes the highlight, after a space.
      await expect(lengths).toEqual([51 + 1 + 31, 31, 141]);
    });
  },
});

/** The longest texts, set smaller, so that the slides beside it stay as they are. */
export const Long = meta.story({ render: () => <FullSlide times={9} long /> });

function TitleOnly() {
  return <Slide title={useTranslation().t('banner_headline')} />;
}

export const WithoutPicture = meta.story({ render: () => <TitleOnly /> });

export const RootProps = meta.story(
  rootProps<HTMLDivElement>((probe) => <Slide {...probe} title="" />),
);
