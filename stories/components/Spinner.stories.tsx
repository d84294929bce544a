import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Spinner } from '../../src/components/Spinner/Spinner.tsx';
import type { ComponentGuide } from '../support/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  parameters: {
    guide: {
      purpose:
        'Waiting of unknown length, for a whole place: light that goes round an arch. A Button and an OtpField say themselves what they wait for, with a small Ring beside their words.',
      keyboard: [],
      spoken: [
        '“Loading…”, where reading comes by. To have it read out, render it into a live region.',
      ],
      sources: ['E-13', 'E-26', 'REG-023'],
    } satisfies ComponentGuide,
  },
});

export const Large = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-message=loading]')).not.toBeNull();
  },
});

export const Small = meta.story({ args: { size: 'small' } });

export const RootProps = meta.story(rootProps<HTMLSpanElement>((probe) => <Spinner {...probe} />));
