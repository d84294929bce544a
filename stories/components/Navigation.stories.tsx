import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/Button/Button.tsx';
import { Choice } from '../../src/components/Choice/Choice.tsx';
import { Disclosure } from '../../src/components/Disclosure/Disclosure.tsx';
import { LanguageMenu } from '../../src/components/LanguageMenu/LanguageMenu.tsx';
import { NavBar } from '../../src/components/NavBar/NavBar.tsx';
import { Popup } from '../../src/components/Popup/Popup.tsx';
import { PopupPanel } from '../../src/components/Popup/PopupPanel.tsx';
import { SiteMenu } from '../../src/components/SiteMenu/SiteMenu.tsx';
import { SlideInMenu } from '../../src/components/SlideInMenu/SlideInMenu.tsx';
import { TextLink } from '../../src/components/TextLink/TextLink.tsx';
import type { OfferedGroup } from '../../src/domain/region/offeredSites.ts';
import type { SiteEntry, SiteGroup } from '../../src/domain/region/SiteEntry.ts';
import { Message } from '../../src/i18n/Message.tsx';
import { useLanguage } from '../../src/i18n/useLanguage.ts';
import { shows } from '../support/shows.ts';
import { found, shown } from '../support/signUpSteps.ts';

const onToggle = fn().mockName('onToggle');
const onStartSelling = fn().mockName('onStartSelling');
const onChoose = fn().mockName('onChoose');

const meta = preview.meta({
  title: 'Components/Navigation',
  component: NavBar,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    for (const call of [onToggle, onStartSelling, onChoose]) call.mockClear();
  },
  args: {
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
  },
});

const parts = [
  ...(['brand_home', 'nav_feedback', 'nav_contact_us', 'nav_site_current'] as const),
  ...(['nav_language_current', 'bar_log_in', 'nav_start_selling', 'nav_university'] as const),
];

const visibleParts = (canvas: HTMLElement) =>
  parts.filter((key) =>
    canvas.querySelector(`[data-message=${key}]`)?.checkVisibility({ visibilityProperty: true }),
  );

export const Bar = meta.story({
  play: async ({ canvasElement, step }) => {
    await shows(step, ['NAV-001'], 'eight parts', async () => {
      await expect(visibleParts(canvasElement)).toEqual(parts);
    });
    await step('its buttons tell', async () => {
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

export const BarOfASellerWithAShop = meta.story({
  args: { contactHref: null, feedback: false },
  play: async ({ canvasElement, step }) => {
    await shows(step, ['NAV-004'], 'is not offered to contact us', async () => {
      await expect(visibleParts(canvasElement)).not.toContain('nav_contact_us');
      await expect(visibleParts(canvasElement)).toContain('nav_university');
    });
  },
});

/** A window with large text: what has no room moves into the menu. */
export const BarHalfAsWide = meta.story({
  decorators: [(Story) => <div style={{ maxInlineSize: '60rem' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(await shown(canvasElement, 'nav_menu_open')).toBeVisible();
    await expect(await shown(canvasElement, 'nav_language_current')).toBeVisible();
    await expect(visibleParts(canvasElement)).not.toContain('nav_university');
  },
});

export const BarOnPhone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
  play: async ({ canvasElement, step }) => {
    await shows(step, ['NAV-012', 'LAYOUT-003'], 'the logo and a menu icon', async () => {
      await expect(visibleParts(canvasElement)).toEqual(['brand_home']);
      const icon = await shown(canvasElement, 'nav_menu_open');
      await expect(icon).toBeVisible();
      await userEvent.click(icon);
      await expect(onToggle).toHaveBeenCalledWith({ menu: 'all' });
    });
  },
});

const site = (region: string, group: SiteGroup, invitedOnly = false): SiteEntry => ({
  region,
  code: region.toUpperCase(),
  group,
  invitedOnly,
  origin: `https://${region}.portico.example`,
});

const groups: readonly OfferedGroup[] = [
  { group: 'asia', sites: ['id', 'my', 'th', 'ph', 'vn', 'sg'].map((id) => site(id, 'asia')) },
  { group: 'europe', sites: [site('es', 'europe', true), site('ie', 'europe', true)] },
  { group: 'northAmerica', sites: [site('us', 'northAmerica'), site('mx', 'northAmerica')] },
];

function Sites() {
  return (
    <SiteMenu
      groups={groups}
      language={useLanguage()}
      hrefOf={({ origin }) => `${origin}/account/register/`}
      onChoose={onChoose}
    />
  );
}

const languages = ['en-GB', 'en', 'ms-MY', 'de-DE', 'es-419', 'th-TH', 'zh-CN', 'vi-VN', 'ar'];

/** A popup at the inline end of a page, as in the bar, with something behind it. */
function Popped({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <main style={{ display: 'flex', justifyContent: 'space-between', minBlockSize: '36rem' }}>
      <Button variant="secondary" style={{ alignSelf: 'end' }}>
        <Message id="sign_up_continue" />
      </Button>
      <div>
        <Popup label={label} open={open} onToggle={() => setOpen(!open)}>
          <PopupPanel onClose={() => setOpen(false)}>{children}</PopupPanel>
        </Popup>
      </div>
    </main>
  );
}

const opener = (canvas: HTMLElement) => found(canvas, 'button[aria-expanded]');

/** The sites that links lead to, by their regions' ids; their order on screen is that of their names. */
const regionsIn = (part: Element, links: string) =>
  [...part.querySelectorAll<HTMLAnchorElement>(links)]
    .map(({ hostname }) => hostname.replace('.portico.example', ''))
    .toSorted((one, other) => one.localeCompare(other));

export const SitePopup = meta.story({
  render: () => (
    <Popped label={<Message id="nav_site" />}>
      <Sites />
    </Popped>
  ),
  play: async ({ canvasElement, step }) => {
    await userEvent.click(await opener(canvasElement));
    await shows(step, ['NAV-006', 'NAV-008'], 'groups; a tag on Spain and Ireland', async () => {
      const lists = [...canvasElement.querySelectorAll('ul[aria-labelledby]')];
      await expect(lists.map((list) => regionsIn(list, 'a'))).toEqual([
        ['id', 'my', 'ph', 'sg', 'th', 'vn'],
        ['es', 'ie'],
        ['mx', 'us'],
      ]);
      const invited = 'a:has([data-message=nav_site_invited])';
      await expect(regionsIn(canvasElement, invited)).toEqual(['es', 'ie']);
    });
    await step('a plain click tells which', async () => {
      await userEvent.click(await found(canvasElement, 'a[href*="//my."]'));
      await expect(onChoose).toHaveBeenCalledWith({ site: site('my', 'asia') });
    });
  },
});

const languagePopup = () => (
  <Popped label={<Message id="nav_language" />}>
    <LanguageMenu languages={languages} current="en-GB" onChoose={onChoose} />
  </Popped>
);

export const LanguagePopup = meta.story({
  render: languagePopup,
  play: async ({ canvasElement, step }) => {
    await userEvent.click(await opener(canvasElement));
    await shows(step, ['NAV-011'], 'each language in its own words, one marked', async () => {
      const rows = [...canvasElement.querySelectorAll<HTMLElement>('li button')];
      await expect(rows.map(({ lang }) => lang)).toEqual(languages);
      await expect(rows.filter((row) => row.ariaCurrent === 'true')).toEqual([rows[0]]);
      await userEvent.click(await found(canvasElement, 'button[lang=ar]'));
      await expect(onChoose).toHaveBeenCalledWith({ language: 'ar' });
    });
  },
});

export const PopupByKeyboard = meta.story({
  render: languagePopup,
  play: async ({ canvasElement, step }) => {
    const button = await opener(canvasElement);
    const rows = () => [...canvasElement.querySelectorAll<HTMLElement>('li button')];
    await step('Enter opens it, the arrows walk through it, both ends joined', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(rows()[1]).toHaveFocus();
      await userEvent.keyboard('{End}{ArrowDown}');
      await expect(rows()[0]).toHaveFocus();
    });
    await step('Escape closes it and gives the focus back (E-30)', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(rows()).toEqual([]);
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
    await step('so does a press elsewhere, and focus that leaves', async () => {
      await userEvent.click(button);
      await userEvent.click(await shown(canvasElement, 'sign_up_continue'));
      await expect(rows()).toEqual([]);
      await userEvent.click(button);
      await userEvent.tab({ shift: true });
      await expect(rows()).toEqual([]);
    });
    await step('a second press closes it too', async () => {
      await userEvent.click(button);
      await userEvent.click(button);
      await expect(rows()).toEqual([]);
    });
  },
});

/** The menu behind a button, with what the longest of them holds. */
function SlidIn() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Message id="nav_menu_title" />
      </Button>
      <SlideInMenu
        open={open}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button wide>
              <Message id="bar_sign_up" />
            </Button>
            <Button wide variant="secondary">
              <Message id="bar_log_in" />
            </Button>
          </>
        }
      >
        <Disclosure label={<Message id="nav_language" />} value="English">
          <LanguageMenu languages={languages} current="en-GB" onChoose={onChoose} />
        </Disclosure>
        <Disclosure label={<Message id="nav_site" />} value="United Kingdom">
          <Sites />
        </Disclosure>
        <ul>
          <Choice newTab href="https://academy.gb.portico.example">
            <Message id="nav_university" />
          </Choice>
        </ul>
      </SlideInMenu>
    </>
  );
}

const openDialog = (canvas: HTMLElement) => canvas.querySelector('dialog[open]');

export const SlideIn = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <SlidIn />,
  play: async ({ canvasElement }) => {
    await userEvent.click(await found(canvasElement, 'button'));
    await found(canvasElement, 'dialog[open]');
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.click(await shown(canvasElement, 'nav_site'));
    await found(canvasElement, 'a[href*="//my."]');
  },
});

export const SlideInCloses = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <SlidIn />,
  play: async ({ canvasElement, step }) => {
    const button = await found(canvasElement, 'button');
    const closes = async (how: () => Promise<unknown>) => {
      await userEvent.click(button);
      await found(canvasElement, 'dialog[open]');
      await how();
      await waitFor(() => expect(openDialog(canvasElement)).toBeNull());
      await expect(button).toHaveFocus();
    };
    await step('Escape, its button and the mask close it; focus returns (E-30)', async () => {
      await closes(() => userEvent.keyboard('{Escape}'));
      await closes(async () => userEvent.click(await shown(canvasElement, 'nav_menu_close')));
      await closes(async () => userEvent.click(await found(canvasElement, 'dialog')));
    });
  },
});
