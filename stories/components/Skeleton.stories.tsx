import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Skeleton } from '../../src/components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../src/components/VisuallyHidden/VisuallyHidden.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';

const shapes = ['line', 'title', 'control', 'arch', 'mark'] as const;

const meta = preview.meta({
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  parameters: {
    layout: 'padded',
    guide: {
      purpose:
        'The placeholder of one part that is loading; several form an outline. The element around them has the loading text, once.',
      keyboard: [],
      announced: ['Nothing.'],
      sources: ['S-144', 'E-26'],
    } satisfies ComponentGuide,
  },
});

export const Line = meta.story();
export const Title = meta.story({ args: { shape: 'title' } });
export const Control = meta.story({ args: { shape: 'control' } });
export const Mark = meta.story({ args: { shape: 'mark' } });

export const Arch = meta.story({
  decorators: [(Story) => <div style={{ maxInlineSize: '15rem' }}>{Story()}</div>],
  args: { shape: 'arch' },
});

/** A card with a picture. */
export const Card = meta.story({
  render: () => (
    <div aria-busy="true" style={{ display: 'grid', gap: '1rem', maxInlineSize: '20rem' }}>
      <VisuallyHidden>
        <Message id="loading" />
      </VisuallyHidden>
      {(['arch', 'title', 'line', 'line'] as const).map((shape, index) => (
        <Skeleton key={index} shape={shape} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const part of canvasElement.querySelectorAll('[data-shape]')) {
      await expect(shapes).toContain(part.getAttribute('data-shape'));
      await expect(part).toHaveAttribute('aria-hidden', 'true');
    }
  },
});

export const RootProps = meta.story(rootProps<HTMLSpanElement>((probe) => <Skeleton {...probe} />));
