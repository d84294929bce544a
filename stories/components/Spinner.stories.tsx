import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Spinner } from '../../src/components/Spinner/Spinner.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  parameters: {
    guide: {
      purpose:
        'A loading indicator for a whole area, when the duration is unknown: a light that moves around an arch. Button and OtpField have their own loading texts, with a small Ring.',
      keyboard: [],
      announced: ['“Loading…” in reading order. To announce it, render it in a live region.'],
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
