import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { TextLink } from '../../src/components/TextLink/TextLink.tsx';
import { TopBar } from '../../src/components/TopBar/TopBar.tsx';
import { useScrolled } from '../../src/components/TopBar/useScrolled.ts';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { HarshPicture } from '../support/HarshPicture.tsx';
import { rootProps } from '../support/rootProps.tsx';
import { found } from '../support/signUpSteps.ts';

const meta = preview.meta({
  title: 'Components/Navigation/TopBar',
  component: TopBar,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose:
        'A bar of 64 px: the home link at the start, the page’s content at the end. It stays at the top and never covers the focused element. Over a picture it is transparent, and half-transparent when scrolled.',
      keyboard: [['Tab', 'Moves to the home link, then to the rest in reading order.']],
      announced: [
        '“Banner”, then “Portico, home, link”.',
        'The name of the deployment, if it has one.',
      ],
      sources: ['NAV-001', 'NAV-005', 'E-26', 'S-032', 'S-130'],
    } satisfies ComponentGuide,
  },
  args: {
    homeHref: '/account/register',
    children: (
      <TextLink href="/account/login">
        <Message id="bar_log_in" />
      </TextLink>
    ),
  },
});

export const Solid = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvasElement.querySelector('[data-message=brand_home]')).toHaveAttribute(
      'href',
      '/account/register',
    );
  },
});

export const TestDeployment = meta.story({
  args: { envTag: 'Staging' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Staging')).toBeVisible();
  },
});

export const Transparent = meta.story({
  args: { surface: 'transparent', envTag: 'Staging' },
  render: (args) => (
    <>
      <TopBar {...args} />
      <HarshPicture />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('banner').getBoundingClientRect();
    const picture = (await found(canvasElement, '[data-picture]')).getBoundingClientRect();
    await expect(picture.top).toBe(bar.top); // the picture starts behind the bar
  },
});

export const HalfTransparent = meta.story({
  ...Transparent.input,
  args: { surface: 'half-transparent', envTag: 'Staging' },
});

export const ByScroll = meta.story({
  render: function Scrolled(args) {
    return (
      <>
        <TopBar {...args} surface={useScrolled() ? 'half-transparent' : 'transparent'} />
        <HarshPicture />
      </>
    );
  },
});

export const RootProps = meta.story(
  rootProps<HTMLElement>((probe) => <TopBar {...probe} homeHref="/account/register" />),
);
