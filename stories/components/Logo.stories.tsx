import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Logo } from '../../src/components/Logo/Logo.tsx';
import type { ComponentGuide } from '../support/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/Logo',
  component: Logo,
  parameters: {
    guide: {
      purpose:
        'The arch and the word, drawn in the theme’s ink and accent. It is never mirrored. The link around it carries the name.',
      keyboard: [],
      spoken: ['Nothing: the link around it says “Portico, home”.'],
      sources: ['NAV-001', 'S-191'],
    } satisfies ComponentGuide,
  },
});

export const Drawn = meta.story({
  play: async ({ canvasElement }) => {
    const logo = canvasElement.querySelector('svg');
    await expect(logo).toBeVisible();
    await expect(logo).toHaveAttribute('aria-hidden', 'true');
  },
});

export const RootProps = meta.story(rootProps<SVGSVGElement>((probe) => <Logo {...probe} />));
