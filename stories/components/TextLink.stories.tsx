import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { TextLink } from '../../src/components/TextLink/TextLink.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';

const meta = preview.meta({
  title: 'Components/Actions/TextLink',
  component: TextLink,
  parameters: {
    guide: {
      purpose:
        'A link, in running text or alone. Use a new tab only where leaving the page would lose what was typed. For an action, use a Button.',
      keyboard: [['Enter', 'Follows the link.']],
      announced: ['Its text, “link”.', 'A new tab: its text, “opens in a new tab, link”.'],
      sources: ['S-026', 'E-26'],
    } satisfies ComponentGuide,
  },
  args: { href: '/account/login', children: <Message id="bar_log_in" /> },
});

export const SameTab = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('target');
  },
});

export const NewTab = meta.story({
  args: { newTab: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvasElement.querySelector('[data-message=opens_in_new_tab]')).not.toBeNull();
  },
});

export const InRunningText = meta.story({
  render: (args) => (
    <p style={{ maxInlineSize: '24rem' }}>
      <Message id="banner_lead" /> <TextLink {...args} newTab /> <Message id="sign_up_lead" />
    </p>
  ),
});

export const RootProps = meta.story(
  rootProps<HTMLAnchorElement>((probe) => (
    <TextLink {...probe} href="/">
      <Message id="bar_log_in" />
    </TextLink>
  )),
);
