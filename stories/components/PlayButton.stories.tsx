import { useTranslation } from 'react-i18next';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { PlayButton } from '../../src/components/PlayButton/PlayButton.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { type RootProbe, rootProps } from '../support/rootProps.tsx';

const onClick = fn().mockName('onClick');

const meta = preview.meta({
  title: 'Components/Actions/PlayButton',
  component: PlayButton,
  parameters: {
    guide: {
      purpose:
        'Pauses and plays moving content. Carousel and Video have their own; any other content that moves for more than five seconds needs one.',
      keyboard: [['Enter, Space', 'Pauses or plays.']],
      announced: ['“Pause: the name of the content, button”, or “Play: …”.'],
      sources: ['E-26'],
    } satisfies ComponentGuide,
  },
});

function Named({
  playing,
  probe,
}: {
  readonly playing: boolean;
  readonly probe?: RootProbe<HTMLButtonElement>;
}) {
  const name = useTranslation().t('banner_proof_time_title');
  return <PlayButton {...probe} name={name} playing={playing} onClick={onClick} />;
}

export const Playing = meta.story({
  render: () => <Named playing />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('data-message', 'media_pause');
    await userEvent.click(canvas.getByRole('button'));
    await expect(onClick).toHaveBeenCalled();
  },
});

export const Stopped = meta.story({
  render: () => <Named playing={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('data-message', 'media_play');
  },
});

export const RootProps = meta.story(
  rootProps<HTMLButtonElement>((probe) => <Named playing probe={probe} />),
);
