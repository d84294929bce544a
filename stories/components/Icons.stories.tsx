import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Icon } from '../../src/components/icons/Icon.tsx';
import { IconSheet } from '../docs/look/IconSheet.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';

const meta = preview.meta({
  title: 'Components/Content/Icons',
  component: Icon,
  tags: ['own-words'],
  parameters: {
    guide: {
      purpose:
        'Icons for use beside text, in one style: a grid of 24, a line of 1.75 with round ends, arches for roofs. They take the colour of their text.',
      keyboard: [],
      announced: ['Nothing: the text beside it, or the name of its button, has the meaning.'],
      sources: ['S-191'],
    } satisfies ComponentGuide,
  },
});

export const All = meta.story({
  parameters: { layout: 'padded' },
  render: () => <IconSheet />,
  async play({ canvasElement }) {
    const icons = [...canvasElement.querySelectorAll('svg')];
    await expect(icons.length).toBeGreaterThan(30);
    for (const icon of icons) {
      await expect(icon).toHaveAttribute('aria-hidden', 'true');
      await expect(icon).toHaveAttribute('viewBox', '0 0 24 24');
      const { x, y, width, height } = icon.getBBox();
      await expect(Math.min(x, y), 'it stays inside its grid').toBeGreaterThanOrEqual(0);
      await expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(24);
    }
  },
});
