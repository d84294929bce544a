import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/Button/Button.tsx';
import { LanguageMenu } from '../../src/components/LanguageMenu/LanguageMenu.tsx';
import { NavBar } from '../../src/components/NavBar/NavBar.tsx';
import type { NavMenu } from '../../src/components/NavBar/NavMenu.ts';
import { PopupPanel } from '../../src/components/Popup/PopupPanel.tsx';
import { TextLink } from '../../src/components/TextLink/TextLink.tsx';
import { useScrolled } from '../../src/components/TopBar/useScrolled.ts';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { HarshPicture } from '../support/HarshPicture.tsx';
import { languages } from '../support/navigationParts.tsx';
import { rootProps } from '../support/rootProps.tsx';
import { covers } from '../support/covers.ts';
import { found, shown } from '../support/signUpSteps.ts';

const onToggle = fn().mockName('onToggle');
const onStartSelling = fn().mockName('onStartSelling');

const args = {
  homeHref: '/account/register',
  universityHref: 'https://academy.gb.portico.example',
  contactHref: 'https://contact.gb.portico.example',
  feedback: true,
  area: 'United Kingdom',
  language: 'English',
  logIn: (
    <TextLink href="/account/login">
      <Message id="bar_log_in" />
    </TextLink>
  ),
  opened: null,
  panel: null,
  onToggle,
  onStartSelling,
} satisfies ComponentProps<typeof NavBar>;

const meta = preview.meta({
  title: 'Components/Navigation/NavBar',
  component: NavBar,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose:
        'The top navigation bar. Its own width decides what it shows: parts without room move into a SlideInMenu, on a phone all but the logo. Without menus, use a TopBar.',
      keyboard: [
        ['Tab', 'Moves from part to part; a focused element of the page is never behind the bar.'],
        ['Enter, Space', 'Opens or closes a popup or the menu.'],
        ['Arrow down, up, Home, End', 'In an open popup: moves from item to item.'],
        ['Escape', 'Closes the popup or menu; focus returns to its button.'],
      ],
      announced: [
        '“Banner”, “Portico, home, link”, “Main, navigation”.',
        'Each popup: its name with the current choice, “button, collapsed”.',
        'On a phone: “Open the menu, button, collapsed, opens a dialog”.',
      ],
      sources: ['NAV-001', 'NAV-004', 'NAV-005', 'NAV-012', 'LAYOUT-003', 'S-032', 'S-130', 'E-26'],
    } satisfies ComponentGuide,
  },
  beforeEach: () => {
    for (const call of [onToggle, onStartSelling]) call.mockClear();
  },
  args,
});

const parts = [
  ...(['brand_home', 'nav_feedback', 'nav_contact_us', 'nav_site_current'] as const),
  ...(['nav_language_current', 'bar_log_in', 'nav_start_selling', 'nav_university'] as const),
];

const visibleParts = (canvas: HTMLElement) =>
  parts.filter((key) =>
    canvas.querySelector(`[data-message=${key}]`)?.checkVisibility({ visibilityProperty: true }),
  );

export const EightParts = meta.story({
  tags: ['desktop-only'],
  play: async ({ canvasElement, step }) => {
    await covers(step, ['NAV-001'], 'eight parts', async () => {
      await expect(visibleParts(canvasElement)).toEqual(parts);
    });
    await step('its buttons call back', async () => {
      await userEvent.click(await shown(canvasElement, 'nav_site_current'));
      await userEvent.click(await shown(canvasElement, 'nav_language_current'));
      await userEvent.click(await shown(canvasElement, 'nav_feedback'));
      await expect(onToggle.mock.calls).toEqual([
        [{ menu: 'site' }],
        [{ menu: 'language' }],
        [{ menu: 'feedback' }],
      ]);
      await userEvent.click(await shown(canvasElement, 'nav_start_selling'));
      await expect(onStartSelling).toHaveBeenCalledOnce();
    });
  },
});

export const SellerWithShop = meta.story({
  tags: ['desktop-only'],
  args: { contactHref: null, feedback: false },
  play: async ({ canvasElement, step }) => {
    await step('has no link to contact us', async () => {
      await expect(visibleParts(canvasElement)).not.toContain('nav_contact_us');
      await expect(visibleParts(canvasElement)).toContain('nav_university');
    });
  },
});

export const WithoutSiteMenu = meta.story({
  tags: ['desktop-only'],
  args: { area: null },
  play: async ({ canvasElement }) => {
    await expect(visibleParts(canvasElement)).not.toContain('nav_site_current');
  },
});

export const TestDeployment = meta.story({
  args: { envTag: 'Staging' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Staging')).toBeVisible();
  },
});

/** A narrow window, or large text: parts without room move into the menu. */
export const HalfWidth = meta.story({
  tags: ['desktop-only'],
  decorators: [(Story) => <div style={{ maxInlineSize: '60rem' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(await shown(canvasElement, 'nav_menu_open')).toBeVisible();
    await expect(await shown(canvasElement, 'nav_language_current')).toBeVisible();
    await expect(visibleParts(canvasElement)).not.toContain('nav_university');
  },
});

export const OnPhone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
  play: async ({ canvasElement, step }) => {
    await covers(step, ['NAV-012', 'LAYOUT-003'], 'the logo and a menu icon', async () => {
      await expect(visibleParts(canvasElement)).toEqual(['brand_home']);
      const icon = await shown(canvasElement, 'nav_menu_open');
      await expect(icon).toBeVisible();
      await userEvent.click(icon);
      await expect(onToggle).toHaveBeenCalledWith({ menu: 'all' });
    });
  },
});

/** On a page whose picture starts behind the bar: transparent at the top, half-transparent when scrolled. */
export const OverPicture = meta.story({
  render: function ScrolledBar(props) {
    return (
      <>
        <NavBar {...props} surface={useScrolled() ? 'half-transparent' : 'transparent'} />
        <HarshPicture />
      </>
    );
  },
  play: async ({ canvas, step }) => {
    const bar = canvas.getByRole('banner');
    const isForced = matchMedia('(forced-colors: active)').matches; // with forced colours it is opaque
    const alpha = () => /[/,] ?(0?\.\d+|0)\)$/.exec(getComputedStyle(bar).backgroundColor)?.[1];
    await covers(step, ['NAV-005'], 'transparent at the top', async () => {
      await expect(alpha()).toBe(isForced ? undefined : '0');
    });
    await covers(step, ['NAV-005'], 'half-transparent once scrolled, and back', async () => {
      scrollTo({ top: 200 });
      await waitFor(() => expect(alpha()).toBe(isForced ? undefined : '0.8'));
      await expect(bar.getBoundingClientRect().top).toBe(0);
      scrollTo({ top: 0 });
      await waitFor(() => expect(alpha()).toBe(isForced ? undefined : '0'));
    });
  },
});

/** A control that gets the focus is scrolled out from behind the bar. */
export const FocusNotCovered = meta.story({
  render: (props) => (
    <>
      <NavBar {...props} />
      <main style={{ display: 'grid', justifyItems: 'start', gap: '30vh', padding: '2rem' }}>
        {[1, 2, 3, 4, 5].map((key) => (
          <Button key={key} variant="secondary">
            <Message id="sign_up_continue" />
          </Button>
        ))}
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    const buttons = [...canvas.getByRole('main').querySelectorAll('button')].toReversed();
    for (const button of buttons) {
      button.focus();
      await expect(button.getBoundingClientRect().top).toBeGreaterThan(
        bar.getBoundingClientRect().bottom,
      );
    }
  },
});

/** The bar with state, as in the application, with its language popup. */
function Stateful() {
  const [opened, setOpened] = useState<NavMenu | null>(null);
  const close = () => setOpened(null);
  return (
    <div data-window="" style={{ minBlockSize: '30rem' }}>
      <NavBar
        {...args}
        opened={opened}
        panel={
          <PopupPanel onClose={close}>
            <LanguageMenu languages={languages} current="en-GB" onChoose={close} />
          </PopupPanel>
        }
        onToggle={({ menu }) => setOpened(menu === opened ? null : menu)}
      />
    </div>
  );
}

export const LanguagesOpen = meta.story({
  tags: ['desktop-only'],
  render: () => <Stateful />,
  play: async ({ canvasElement, step }) => {
    const opener = await shown(canvasElement, 'nav_language_current');
    await step('opens below its button', async () => {
      await userEvent.click(opener);
      await expect(await found(canvasElement, 'button[lang=ar]')).toBeInTheDocument();
    });
    await step('Escape returns the focus', async () => {
      await userEvent.keyboard('{ArrowDown}{Escape}');
      await expect(opener).toHaveFocus();
      await userEvent.click(opener);
    });
  },
});

/** When a narrower window hides the popup's button, the popup closes and focus moves to the menu icon. */
export const PopupInNarrowerWindow = meta.story({
  tags: ['desktop-only'],
  render: () => <Stateful />,
  play: async ({ canvasElement }) => {
    await userEvent.click(await shown(canvasElement, 'nav_language_current'));
    await userEvent.keyboard('{ArrowDown}');
    const frame = await found(canvasElement, '[data-window]');
    frame.style.maxInlineSize = '24rem';
    await waitFor(() => expect(canvasElement.querySelector('button[lang=ar]')).toBeNull());
    await expect(await shown(canvasElement, 'nav_menu_open')).toHaveFocus();
    frame.style.maxInlineSize = '';
    await expect(await shown(canvasElement, 'nav_language_current')).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
});

export const RootProps = meta.story(
  rootProps<HTMLElement>((probe) => <NavBar {...args} {...probe} />),
);
