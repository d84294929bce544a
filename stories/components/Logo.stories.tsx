import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Logo } from '../../src/components/Logo/Logo.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/Logo',
  component: Logo,
  parameters: {
    guide: {
      purpose:
        'The arch and the name, in the theme’s ink and accent. It is never mirrored. The link around it has the accessible name.',
      keyboard: [],
      announced: ['Nothing: the link around it is “Portico, home”.'],
      sources: ['NAV-001', 'S-191'],
    } satisfies ComponentGuide,
  },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const logo = canvasElement.querySelector('svg');
    await expect(logo).toBeVisible();
    await expect(logo).toHaveAttribute('aria-hidden', 'true');
  },
});

export const RootProps = meta.story(rootProps<SVGSVGElement>((probe) => <Logo {...probe} />));
