import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Choice } from '../../src/components/Choice/Choice.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { rootProps } from '../support/rootProps.tsx';

const onClick = fn().mockName('onClick');

const meta = preview.meta({
  title: 'Components/Navigation/Choice',
  component: Choice,
  parameters: {
    guide: {
      purpose:
        'One row of a menu: a link with `href`, a button without. Use it in a list, in a PopupPanel or a SlideInMenu.',
      keyboard: [
        ['Enter', 'Follows the link or activates the button.'],
        ['Space', 'Activates the button.'],
      ],
      announced: [
        'Its label and its tag, then “link” or “button”.',
        'The current row: “current”.',
        'A link to a new tab: “opens in a new tab”.',
      ],
      sources: ['NAV-008', 'NAV-011', 'E-26'],
    } satisfies ComponentGuide,
  },
  decorators: [(Story) => <ul style={{ inlineSize: '13.5625rem' }}>{Story()}</ul>],
  beforeEach: () => {
    onClick.mockClear();
  },
});

export const Action = meta.story({
  render: () => (
    <Choice onClick={onClick}>
      <Message id="nav_language" />
    </Choice>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(onClick).toHaveBeenCalledOnce();
  },
});

export const Current = meta.story({
  render: () => (
    <Choice aria-current onClick={onClick}>
      <Message id="nav_language" />
    </Choice>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-current', 'true');
    await expect(button.querySelector('svg')).toBeVisible(); // a tick, not only a colour
  },
});

export const Link = meta.story({
  render: () => (
    <Choice href="https://my.portico.example">
      <Message id="nav_site" />
    </Choice>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://my.portico.example');
  },
});

export const NewTabLink = meta.story({
  render: () => (
    <Choice newTab href="https://academy.gb.portico.example">
      <Message id="nav_university" />
    </Choice>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank');
  },
});

export const WithTag = meta.story({
  render: () => (
    <Choice href="https://ie.portico.example" note={<Message id="nav_site_invited" />}>
      <Message id="nav_site" />
    </Choice>
  ),
});

export const RootProps = meta.story(
  rootProps<HTMLButtonElement>(
    (probe) => (
      <Choice {...probe}>
        <Message id="nav_language" />
      </Choice>
    ),
    { className: 'frame' },
  ),
);

export const RootPropsOfLink = meta.story(
  rootProps<HTMLAnchorElement>(
    (probe) => (
      <Choice {...probe} href="https://my.portico.example">
        <Message id="nav_site" />
      </Choice>
    ),
    { className: 'frame' },
  ),
);
