import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { LegalLinks } from '../../src/components/LegalLinks/LegalLinks.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';

const addresses = { terms: '/terms', privacy: '/privacy', help: '/help' };

const meta = preview.meta({
  title: 'Components/Layout/LegalLinks',
  component: LegalLinks,
  parameters: {
    layout: 'padded',
    guide: {
      purpose:
        'The links in a page’s footer: terms of service, privacy policy, help. In running text use TextLink.',
      keyboard: [['Tab, then Enter', 'Goes to the next link; Enter opens it in a new tab.']],
      announced: ['A list of three links, each with “opens in a new tab”.'],
      sources: ['S-026', 'S-032'],
    } satisfies ComponentGuide,
  },
  args: addresses,
});

export const Plain = meta.story({
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(Object.values(addresses));
    for (const link of links) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  },
});

export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RootProps = meta.story(
  rootProps<HTMLUListElement>((probe) => <LegalLinks {...addresses} {...probe} />),
);
