import { useTranslation } from 'react-i18next';
import type { ComponentProps } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inMotion } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { Banner } from '../../src/components/Banner/Banner.tsx';
import { Button } from '../../src/components/Button/Button.tsx';
import { Card } from '../../src/components/Card/Card.tsx';
import { Carousel } from '../../src/components/Carousel/Carousel.tsx';
import { Slide } from '../../src/components/Slide/Slide.tsx';
import { StepMarks } from '../../src/components/StepMarks/StepMarks.tsx';
import { TextField } from '../../src/components/TextField/TextField.tsx';
import { TopBanner } from '../../src/components/TopBanner/TopBanner.tsx';
import { Video } from '../../src/components/Video/Video.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import poster from '../assets/parcels.svg?no-inline';
import clip from '../assets/parcels.webm?no-inline';
import { proofs } from '../support/bannerParts.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Banner',
  component: Banner,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose:
        'The top of the register page: the headline, selling points, and the card of the form. One per page; it has the h1.',
      keyboard: [
        [
          'Tab',
          'Moves through the notice and the card, then to the button of the carousel or video.',
        ],
      ],
      announced: [
        'The notice, if there is one.',
        'The headline, “heading, level 1”.',
        'The card, then the lead and the selling points.',
      ],
      sources: ['LAND-006', 'LAND-018', 'LAND-023', 'S-118', 'E-11', 'E-26'],
    } satisfies ComponentGuide,
  },
  args: {
    headline: <Message id="banner_headline" />,
    lead: <Message id="banner_lead" />,
    proofs,
    children: (
      <Card
        marks={<StepMarks current={1} />}
        title={<Message id="sign_up_title" />}
        lead={<Message id="sign_up_lead" />}
      >
        <TextField label={<Message id="sign_up_email_label" />} type="email" />
        <Button wide>
          <Message id="sign_up_continue" />
        </Button>
      </Card>
    ),
  },
});

export const WithPicture = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('region')).toBeVisible();
    await step('two columns need 1280 px (S-207)', async () => {
      const banner = canvasElement.querySelector('section:has(> h1)');
      if (banner === null) throw new Error('The banner has no heading of its own.');
      const columns = getComputedStyle(banner).gridTemplateColumns.split(' ');
      await expect(columns).toHaveLength(innerWidth < 1280 ? 1 : 2);
    });
  },
});

/** The notice is as long as it may be, in every language. */
function Noticed(props: Omit<ComponentProps<typeof Banner>, 'notice'>) {
  const { t } = useTranslation();
  const long = Array.from({ length: 12 }, () => t('banner_lead')).join(' ');
  return <Banner {...props} notice={<TopBanner text={long} href="#news" />} />;
}

export const WithNotice = meta.story({
  render: (args) => <Noticed {...args} />,
  play: async ({ canvas, step }) => {
    await step('at the top', async () => {
      const notice = canvas.getByRole('link');
      const headline = canvas.getByRole('heading', { level: 1 });
      await expect(notice.compareDocumentPosition(headline)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });
  },
});

function News() {
  const { t } = useTranslation();
  const slides = (['time', 'support', 'payment'] as const).map((id) => {
    const title = {
      time: t('banner_proof_time_title'),
      support: t('banner_proof_support_title'),
      payment: t('banner_proof_payment_title'),
    }[id];
    const picture = <img src={poster} alt="" width="320" height="400" />;
    return { id, name: title, content: <Slide title={title} picture={picture} /> };
  });
  return <Carousel label={t('nav_start_selling')} slides={slides} />;
}

export const WithCarousel = meta.story({
  args: { proofs: [], media: <News /> },
  play: async ({ canvas }) => {
    const slide = canvas.getByRole('article');
    await expect(slide).toBeVisible();
    await userEvent.hover(slide); // pauses it, so that its screenshot is always the same
  },
});

/** On a phone another carousel takes its place. */
export const WithPhoneMedia = meta.story({
  args: { proofs: [], media: <News />, phoneMedia: <News /> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const slide = canvas.getByRole('article'); // the slides of the other one do not show
    await expect(slide).toBeVisible();
    await userEvent.hover(slide);
  },
});

/** Words that come late: over the picture where it is below the text, in the free room beside it. */
export const WithWords = meta.story({
  args: {
    words: (
      <p>
        <Message id="banner_proof_support_text" />
      </p>
    ),
  },
  play: async ({ canvasElement, step }) => {
    await step('the picture ends where the banner ends', async () => {
      const banner = canvasElement.querySelector('section:has(> h1)');
      const bottom = (element: Element | null | undefined) =>
        Math.round(element?.getBoundingClientRect().bottom ?? 0);
      await expect(bottom(banner?.querySelector(':scope > img'))).toBe(bottom(banner));
    });
  },
});

function Clip() {
  return (
    <Video
      label={useTranslation().t('banner_proof_support_title')}
      poster={poster}
      sources={[{ src: clip, type: 'video/webm' }]}
      width={320}
      height={400}
      frame="arch"
    />
  );
}

export const WithVideo = meta.story({
  args: { proofs: [], media: <Clip /> },
  parameters: { chromatic: inMotion },
  play: async ({ canvasElement }) => {
    const state = (name: string) => canvasElement.querySelector(`[data-state=${name}]`);
    await waitFor(() => expect(state('running')).not.toBeNull());
    const stop = canvasElement.querySelector('button[data-message=media_pause]');
    await userEvent.click(stop ?? document.body);
    await waitFor(() => expect(state('stopped')).not.toBeNull());
  },
});

export const RootProps = meta.story(
  rootProps<HTMLElement>((probe) => (
    <Banner {...probe} headline={<Message id="banner_headline" />}>
      <span />
    </Banner>
  )),
);
