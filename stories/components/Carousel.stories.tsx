import { useTranslation } from 'react-i18next';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { inMotion, notPictured } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { Carousel } from '../../src/components/Carousel/Carousel.tsx';
import { Slide } from '../../src/components/Slide/Slide.tsx';
import { TextLink } from '../../src/components/TextLink/TextLink.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import parcels from '../assets/parcels.svg?no-inline';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { type RootProbe, rootProps } from '../support/rootProps.tsx';

const meta = preview.meta({
  title: 'Components/Content/Carousel',
  component: Carousel,
  parameters: {
    layout: 'padded',
    guide: {
      purpose:
        'Up to three slides in one place, for optional content. Put content that every user has to see in the page itself.',
      keyboard: [
        [
          'Tab',
          'Moves through the visible slide, the pause button and the marks. Focus inside pauses the slides.',
        ],
        ['Enter, Space', 'On the button: pauses or plays. On a mark: shows that slide and pauses.'],
      ],
      announced: [
        'The label, “region”.',
        '“Slide 1 of 3: its name, article”, then its content; hidden slides are not announced.',
        'On a mark: “Slide 2 of 3: its name, button”, and “current” for the visible slide.',
        'After the user chose a slide, once: “Slide 2 of 3: its name”. Automatic changes are not announced.',
      ],
      sources: ['LAND-015', 'LAND-016', 'LAND-017', 'LAND-020', 'S-127', 'E-24', 'E-25', 'E-26'],
    } satisfies ComponentGuide,
  },
});

interface NewsProps {
  readonly count?: number;
  readonly interval?: number;
  readonly probe?: RootProbe<HTMLElement>;
}

const topics = ['time', 'support', 'payment', 'time'] as const;

function News({ count = 3, interval, probe }: NewsProps) {
  const { t } = useTranslation();
  const titles = {
    time: t('banner_proof_time_title'),
    support: t('banner_proof_support_title'),
    payment: t('banner_proof_payment_title'),
  };
  const slides = topics.slice(0, count).map((topic, index) => ({
    id: String(index),
    name: titles[topic],
    content: (
      <Slide
        title={titles[topic]}
        description={t('banner_lead')}
        picture={<img src={parcels} alt="" width="320" height="400" />}
        action={
          <TextLink href={`#${index}`}>
            <Message id="nav_start_selling" />
          </TextLink>
        }
      />
    ),
  }));
  return (
    <Carousel
      {...probe}
      label={t('nav_start_selling')}
      slides={slides}
      {...(interval !== undefined && { interval })}
    />
  );
}

const slidesIn = (canvas: HTMLElement) => [
  ...canvas.querySelectorAll<HTMLElement>('section article'),
];
/** Index of the visible slide; the others are inert. */
const shownIn = (canvas: HTMLElement) => slidesIn(canvas).findIndex(({ inert }) => !inert);
const marksIn = (canvas: HTMLElement) => [
  ...canvas.querySelectorAll<HTMLElement>('button[data-message=carousel_slide]'),
];
const currentIn = (canvas: HTMLElement) =>
  marksIn(canvas).findIndex((mark) => mark.ariaCurrent === 'true');
const buttonIn = (canvas: HTMLElement) =>
  canvas.querySelector<HTMLElement>('button[data-message^=media_]') ?? document.body;
const movesIn = (canvas: HTMLElement) =>
  canvas.querySelector('section')?.hasAttribute('data-moving');

/** Waits for the end of the fade, because axe reports low contrast during a fade. */
const settled = (canvas: HTMLElement) =>
  waitFor(() => {
    const shown = shownIn(canvas);
    const opacities = slidesIn(canvas).map(({ style }) => style.opacity);
    return expect(opacities).toEqual(opacities.map((_, index) => (index === shown ? '1' : '0')));
  });

/** Hovers over the slides, which pauses them. */
const pauseByHover = (canvas: HTMLElement) => userEvent.hover(slidesIn(canvas)[0] ?? document.body);

/** Stops at the first slide: a picture must not depend on when the play ended. */
async function stopAtFirst(canvas: HTMLElement): Promise<void> {
  await userEvent.click(marksIn(canvas)[0] ?? document.body);
  await settled(canvas);
}

/** The calls of setTimeout. */
let times: readonly unknown[] = [];

function recordTimers() {
  const spy = spyOn(globalThis, 'setTimeout');
  times = spy.mock.calls;
  return () => spy.mockRestore();
}

const timers = () => times.map((call) => (Array.isArray(call) ? call[1] : undefined) as unknown);

export const Slides = meta.story({
  parameters: { chromatic: inMotion },
  render: () => <News count={4} />,
  beforeEach: recordTimers,
  play: async ({ canvasElement, step }) => {
    await step('shows three of four slides', async () => {
      await expect(slidesIn(canvasElement)).toHaveLength(3);
      await expect(marksIn(canvasElement)).toHaveLength(3);
    });
    await step('changes every 5000 ms, with a fade and without arrows', async () => {
      await waitFor(() => expect(timers()).toContain(5000));
      const buttons = canvasElement.querySelectorAll('section button');
      await expect([...buttons]).toEqual([buttonIn(canvasElement), ...marksIn(canvasElement)]);
    });
    await stopAtFirst(canvasElement);
  },
});

export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: inMotion },
  render: () => <News interval={3000} />,
  beforeEach: recordTimers,
  play: async ({ canvasElement, step }) => {
    await step('changes every 3000 ms, with a mark for each slide', async () => {
      await waitFor(() => expect(timers()).toContain(3000));
      await expect(marksIn(canvasElement)).toHaveLength(3);
    });
    await stopAtFirst(canvasElement);
  },
});

/** With a very short interval, to check a whole round. */
export const WholeRound = meta.story({
  tags: ['!autodocs'],
  parameters: { chromatic: notPictured },
  render: () => <News interval={700} />,
  play: async ({ canvasElement, step }) => {
    const seen = new Set<number>();
    await step('shows every slide once, without an announcement', async () => {
      await waitFor(
        () => {
          seen.add(shownIn(canvasElement));
          return expect(seen.size).toBe(3);
        },
        { interval: 10 },
      );
      await expect(canvasElement.querySelector('output')).toBeEmptyDOMElement();
    });
    await step('the button pauses it', async () => {
      await userEvent.click(buttonIn(canvasElement));
      await expect(buttonIn(canvasElement)).toHaveAttribute('data-message', 'media_play');
      await expect(movesIn(canvasElement)).toBe(false);
    });
    await step('and plays it again, even under the pointer', async () => {
      await userEvent.click(buttonIn(canvasElement));
      await expect(movesIn(canvasElement)).toBe(true);
      const before = shownIn(canvasElement);
      await waitFor(() => expect(shownIn(canvasElement)).not.toBe(before));
      await userEvent.click(buttonIn(canvasElement));
      await settled(canvasElement);
    });
  },
});

export const ChosenByMark = meta.story({
  render: () => <News />,
  play: async ({ canvasElement, step }) => {
    await step('shows its slide; the others are inert', async () => {
      await userEvent.click(marksIn(canvasElement)[2] ?? document.body);
      await waitFor(() => expect(shownIn(canvasElement)).toBe(2));
      await expect(currentIn(canvasElement)).toBe(2);
      await expect(marksIn(canvasElement)[2]).toHaveFocus();
    });
    await step('announces the slide once, and pauses (E-24)', async () => {
      const name = slidesIn(canvasElement)[2]?.ariaLabel ?? '';
      await expect(canvasElement.querySelector('output')).toHaveTextContent(name);
      await expect(movesIn(canvasElement)).toBe(false);
      await expect(buttonIn(canvasElement)).toHaveAttribute('data-message', 'media_play');
      await settled(canvasElement);
    });
  },
});

export const PausedByFocusOrPointer = meta.story({
  parameters: { chromatic: notPictured },
  render: () => <News />,
  play: async ({ canvasElement, step }) => {
    await waitFor(() => expect(movesIn(canvasElement)).toBe(true));
    await step('focus inside pauses it', async () => {
      buttonIn(canvasElement).focus();
      await waitFor(() => expect(movesIn(canvasElement)).toBe(false));
      buttonIn(canvasElement).blur();
      await waitFor(() => expect(movesIn(canvasElement)).toBe(true));
    });
    await step('a pointer over it pauses it', async () => {
      await pauseByHover(canvasElement);
      await waitFor(() => expect(movesIn(canvasElement)).toBe(false));
      await userEvent.unhover(slidesIn(canvasElement)[0] ?? document.body);
      await waitFor(() => expect(movesIn(canvasElement)).toBe(true));
      await pauseByHover(canvasElement);
    });
  },
});

/** With reduced motion it starts only by its button (E-26). */
export const ReducedMotion = meta.story({
  tags: ['!autodocs'],
  render: () => <News interval={700} />,
  beforeEach: () => {
    const real = matchMedia;
    const spy = spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
      real(query.includes('prefers-reduced-motion') ? 'all' : query),
    );
    return () => spy.mockRestore();
  },
  play: async ({ canvasElement }) => {
    await expect(buttonIn(canvasElement)).toHaveAttribute('data-message', 'media_play');
    await expect(movesIn(canvasElement)).toBe(false);
    await userEvent.click(buttonIn(canvasElement));
    await waitFor(() => expect(shownIn(canvasElement)).not.toBe(0));
    await userEvent.click(buttonIn(canvasElement));
    await settled(canvasElement);
  },
});

export const OneSlide = meta.story({
  render: () => <News count={1} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(shownIn(canvasElement)).toBe(0);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  render: () => <News />,
  play: async ({ canvasElement }) => {
    await userEvent.click(marksIn(canvasElement)[1] ?? document.body);
    await waitFor(() => expect(shownIn(canvasElement)).toBe(1));
    const box = (element: Element | undefined) => element?.getBoundingClientRect().left;
    const frame = canvasElement.querySelector('section');
    await waitFor(() =>
      expect(box(slidesIn(canvasElement)[1])).toBeCloseTo(box(frame ?? undefined) ?? 0, 0),
    );
    await settled(canvasElement);
  },
});

// One slide, so that nothing fades during the check.
export const RootProps = meta.story(
  rootProps<HTMLElement>((probe) => <News count={1} probe={probe} />),
);
