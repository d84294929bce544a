import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Video } from '../../src/components/Video/Video.tsx';
import { useText } from '../../src/i18n/useText.ts';
import poster from '../assets/parcels.svg?no-inline';
import clip from '../assets/parcels.webm?no-inline';
import type { ComponentGuide } from '../support/ComponentGuide.ts';
import { type RootProbe, rootProps } from '../support/rootProps.tsx';

const meta = preview.meta({
  title: 'Components/Content/Video',
  component: Video,
  parameters: {
    guide: {
      purpose:
        'A silent loop of a few seconds that shows what words would take long to say. The poster alone must say enough: many see nothing else.',
      keyboard: [
        ['Tab', 'Goes to the button.'],
        ['Enter, Space', 'Stops or starts the clip.'],
      ],
      spoken: ['The label, “image”.', '“Pause: the label, button”, or “Play: …”.'],
      sources: ['LAND-009', 'LAND-025', 'E-26'],
    } satisfies ComponentGuide,
  },
});

interface ClipProps {
  readonly frame?: 'plain' | 'arch';
  readonly src?: string;
  readonly probe?: RootProbe<HTMLDivElement>;
}

function Clip({ frame = 'plain', src = clip, probe }: ClipProps) {
  return (
    <Video
      {...probe}
      label={useText()('banner_proof_support_title')}
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

/** In every story but the first the clip stands still at the end, so that its picture is always the same. */
const stop = async (canvas: HTMLElement) => {
  await waitFor(() => expect(stateOf(canvas)).toBe('running'));
  await userEvent.click(button(canvas));
  await waitFor(() => expect(videoIn(canvas)?.paused).toBe(true));
};

export const Plays = meta.story({
  render: () => <Clip />,
  play: async ({ canvas, canvasElement, step }) => {
    await step('a silent loop, behind the words of its poster', async () => {
      await waitFor(() => expect(stateOf(canvasElement)).toBe('running'));
      const video = videoIn(canvasElement);
      await expect(video?.muted).toBe(true);
      await expect(video?.loop).toBe(true);
      await expect(canvas.getByRole('img', { name: /./ })).toBeVisible();
    });
    await step('the button stops it, and starts it again', async () => {
      await stop(canvasElement);
      await expect(stateOf(canvasElement)).toBe('stopped');
      await expect(button(canvasElement)).toHaveAttribute('data-message', 'media_play');
      await userEvent.click(button(canvasElement));
      await waitFor(() => expect(videoIn(canvasElement)?.paused).toBe(false));
      await stop(canvasElement);
    });
  },
});

export const InTheArch = meta.story({
  render: () => <Clip frame="arch" />,
  play: ({ canvasElement }) => stop(canvasElement),
});

/** A device that asks for less motion sees the poster until it asks for more (E-26). */
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

/** Nothing is left to stop, so the button goes; the poster has said what there is to see. */
export const CannotBePlayed = meta.story({
  render: () => <Clip src="data:video/webm;base64,AAAA" />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(stateOf(canvasElement)).toBe('failed'));
    await expect(videoIn(canvasElement)).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('img', { name: /./ })).toBeVisible();
  },
});

/** Far below the window nothing is fetched; near it, it plays; gone by, it stops. */
export const FarBelow = meta.story({
  tags: ['!autodocs'],
  decorators: [(Story) => <div style={{ paddingBlock: '300vh' }}>{Story()}</div>],
  render: () => <Clip />,
  play: async ({ canvas, canvasElement, step }) => {
    await expect(videoIn(canvasElement)).toBeNull();
    await step('it plays when it comes near', async () => {
      canvas.getByRole('img', { name: /./ }).scrollIntoView({ behavior: 'instant' });
      await waitFor(() => expect(stateOf(canvasElement)).toBe('running'));
    });
    await step('it stops when it has gone by', async () => {
      scrollTo({ top: 0, behavior: 'instant' });
      await waitFor(() => expect(videoIn(canvasElement)?.paused).toBe(true));
    });
  },
});

export const RootProps = meta.story(
  rootProps<HTMLDivElement>((probe) => <Clip probe={probe} src="data:video/webm;base64,AAAA" />),
);
