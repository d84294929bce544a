import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, fireEvent, spyOn, userEvent, waitFor } from 'storybook/test';
import { inMotion, notPictured } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { VideosInTurn } from '../../src/components/Video/VideosInTurn.tsx';
import { Video } from '../../src/components/Video/Video.tsx';
import poster from '../assets/parcels.svg?no-inline';
import clip from '../assets/parcels.webm?no-inline';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { type RootProbe, rootProps } from '../support/rootProps.tsx';

const meta = preview.meta({
  title: 'Components/Content/Video',
  component: Video,
  parameters: {
    chromatic: inMotion,
    guide: {
      purpose:
        'A silent loop of a few seconds. The poster has to be enough on its own, because many users see nothing else.',
      keyboard: [
        ['Tab', 'Moves to the button.'],
        ['Enter, Space', 'Pauses or plays the clip.'],
      ],
      announced: ['The label, “image”.', '“Pause: the label, button”, or “Play: …”.'],
      sources: ['LAND-009', 'LAND-025', 'E-26'],
    } satisfies ComponentGuide,
  },
});

interface ClipProps {
  readonly frame?: 'plain' | 'arch' | 'cover';
  readonly src?: string;
  readonly probe?: RootProbe<HTMLDivElement>;
}

function Clip({ frame = 'plain', src = clip, probe }: ClipProps) {
  return (
    <Video
      {...probe}
      label={useTranslation().t('banner_proof_support_title')}
      poster={poster}
      sources={[{ src, type: 'video/webm' }]}
      width={320}
      height={400}
      frame={frame}
    />
  );
}

const videoIn = (canvas: HTMLElement) => canvas.querySelector('video');
const stateOf = (canvas: HTMLElement) =>
  canvas.querySelector<HTMLElement>('[data-state]')?.dataset['state'];
const button = (canvas: HTMLElement) => canvas.querySelector('button') ?? document.body;

/** Stops the clip, so that the screenshot of a story is always the same. */
const stop = async (canvas: HTMLElement) => {
  await waitFor(() => expect(stateOf(canvas)).toBe('running'));
  await userEvent.click(button(canvas));
  await waitFor(() => expect(videoIn(canvas)?.paused).toBe(true));
};

export const Plays = meta.story({
  render: () => <Clip />,
  play: async ({ canvas, canvasElement, step }) => {
    await step('plays a silent loop with the label of its poster', async () => {
      await waitFor(() => expect(stateOf(canvasElement)).toBe('running'));
      const video = videoIn(canvasElement);
      await expect(video?.muted).toBe(true);
      await expect(video?.loop).toBe(true);
      await expect(canvas.getByRole('img', { name: /./ })).toBeVisible();
    });
    await step('the button pauses it and plays it again', async () => {
      await stop(canvasElement);
      await expect(stateOf(canvasElement)).toBe('stopped');
      await expect(button(canvasElement)).toHaveAttribute('data-message', 'media_play');
      await userEvent.click(button(canvasElement));
      await waitFor(() => expect(videoIn(canvasElement)?.paused).toBe(false));
      await stop(canvasElement);
    });
  },
});

export const InArch = meta.story({
  render: () => <Clip frame="arch" />,
  play: ({ canvasElement }) => stop(canvasElement),
});

/** It fills a place that has a size of its own. */
export const CoversPlace = meta.story({
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gridTemplate: 'minmax(0, 10rem) / minmax(0, 20rem)' }}>
        {Story()}
      </div>
    ),
  ],
  render: () => <Clip frame="cover" />,
  play: async ({ canvas, canvasElement }) => {
    const { width, height } = canvas.getByRole('img', { name: /./ }).getBoundingClientRect();
    await expect([width, height]).toEqual([320, 160]);
    await stop(canvasElement);
  },
});

const turns: ComponentProps<typeof VideosInTurn>['clips'] = [
  { poster, src: clip },
  { poster, src: `${clip}#second` },
];

function Turns() {
  const label = useTranslation().t('banner_proof_support_title');
  return <VideosInTurn label={label} clips={turns} width={320} height={400} />;
}

/** Several clips take turns in one place (LAND-025). */
export const InTurn = meta.story({
  parameters: { chromatic: notPictured },
  render: () => <Turns />,
  play: async ({ canvasElement }) => {
    const isShown = (src: string) =>
      waitFor(async () => {
        const video = videoIn(canvasElement);
        await expect(video?.currentSrc).toBe(new URL(src, location.href).href);
        await expect(stateOf(canvasElement)).toBe('running');
        return video as HTMLVideoElement; // there, with its source
      });
    for (const src of [clip, `${clip}#second`]) {
      const video = await isShown(src);
      await expect(video.loop).toBe(false);
      await fireEvent.ended(video);
    }
    await isShown(clip);
    await stop(canvasElement);
  },
});

/** With reduced motion it shows the poster until the user plays it (E-26). */
export const ReducedMotion = meta.story({
  render: () => <Clip frame="arch" />,
  beforeEach: () => {
    const real = matchMedia;
    const spy = spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
      real(query.includes('prefers-reduced-motion') ? 'all' : query),
    );
    return () => spy.mockRestore();
  },
  play: async ({ canvasElement }) => {
    await expect(button(canvasElement)).toHaveAttribute('data-message', 'media_play');
    await expect(videoIn(canvasElement)).toBeNull();
    await expect(stateOf(canvasElement)).toBe('poster');
  },
});

/** If the clip cannot be loaded, it shows the poster without a button. */
export const CannotBePlayed = meta.story({
  render: () => <Clip src="data:video/webm;base64,AAAA" />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(stateOf(canvasElement)).toBe('failed'));
    await expect(videoIn(canvasElement)).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('img', { name: /./ })).toBeVisible();
  },
});

/** Far below the window it loads nothing; near it, it plays; above it, it stops. */
export const FarBelow = meta.story({
  tags: ['!autodocs'],
  decorators: [(Story) => <div style={{ paddingBlock: '300vh' }}>{Story()}</div>],
  render: () => <Clip />,
  play: async ({ canvas, canvasElement, step }) => {
    await expect(videoIn(canvasElement)).toBeNull();
    await step('plays when it is near the window', async () => {
      canvas.getByRole('img', { name: /./ }).scrollIntoView({ behavior: 'instant' });
      await waitFor(() => expect(stateOf(canvasElement)).toBe('running'));
    });
    await step('stops when it has left the window', async () => {
      scrollTo({ top: 0, behavior: 'instant' });
      await waitFor(() => expect(videoIn(canvasElement)?.paused).toBe(true));
    });
  },
});

export const RootProps = meta.story(
  rootProps<HTMLDivElement>((probe) => <Clip probe={probe} src="data:video/webm;base64,AAAA" />),
);
