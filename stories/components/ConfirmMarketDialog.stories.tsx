import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { dialogModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/Button/Button.tsx';
import { ConfirmMarketDialog } from '../../src/components/ConfirmMarketDialog/ConfirmMarketDialog.tsx';
import { countryName } from '../../src/i18n/countryName.ts';
import { Message } from '../../src/i18n/Message.tsx';
import { useLanguage } from '../../src/i18n/useLanguage.ts';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { countriesIn } from '../support/countries.ts';
import { modalBox } from '../support/modal.ts';
import { rootProps } from '../support/rootProps.tsx';
import { covers } from '../support/covers.ts';
import { found, shown } from '../support/signUpSteps.ts';

const onConfirm = fn().mockName('onConfirm');
const onCancel = fn().mockName('onCancel');
const onSwitch = fn().mockName('onSwitch');

type MarketProps = ComponentProps<typeof ConfirmMarketDialog>;

const meta = preview.meta({
  title: 'Components/Dialogs/ConfirmMarketDialog',
  component: ConfirmMarketDialog,
  parameters: {
    chromatic: { modes: dialogModes },
    // A modal covers its page, so each story of the docs has its own frame.
    docs: { story: { inline: false, iframeHeight: '560px' } },
    guide: {
      purpose:
        'Asks for the market when the connection comes from another country. The plain variant is a yes-or-no question; with `selection` the user can choose another country, which calls back at once. For a country choice on the user’s own initiative, use the SitePickerDialog.',
      keyboard: [
        [
          'Tab',
          'Moves through the close button, “Change” and the two buttons; does not leave the dialog.',
        ],
        ['Enter, Space, ↓', 'On “Change”: opens the countries and moves the focus into them.'],
        ['↑, ↓, Home, End', 'Moves through the countries.'],
        ['A letter, or several', 'Moves to the next country whose name starts with them.'],
        [
          'Escape',
          'Closes the countries or, if they are closed, the dialog. Does nothing while loading.',
        ],
      ],
      announced: [
        'The title and “dialog”; then, in reading order: the reason, “Country or area”, the country, the question.',
        '“Change, button, collapsed”, described by the country; on a phone without “collapsed”.',
        'Open: “list, Country or area”, then each country, with “Invitation only” and “current” where they apply.',
        'Loading: the loading label instead of “Confirm”.',
      ],
      sources: [
        ...['DLG-014', 'DLG-015', 'DLG-016', 'DLG-017', 'DLG-018', 'DLG-019', 'DLG-021', 'DLG-022'],
        ...['UI-004', 'UI-005', 'UI-013', 'UI-014', 'UI-015'],
        ...['S-084', 'S-131', 'S-134', 'S-139', 'S-140', 'S-141', 'E-30', 'E-31'],
      ],
    } satisfies ComponentGuide,
  },
  beforeEach: () => {
    for (const call of [onConfirm, onCancel, onSwitch]) call.mockClear();
  },
  args: { open: true, area: '', onConfirm, onCancel },
  globals: { viewport: { value: 'desktop' } },
});

const phone = { viewport: { value: 'phone' } };

/** The plain variant on the British site. */
function Plain(props: Partial<MarketProps>) {
  const area = countryName('GB', useLanguage());
  return <ConfirmMarketDialog {...{ open: true, area, onConfirm, onCancel, ...props }} />;
}

interface SelectingProps extends Partial<MarketProps> {
  /** Region code of the current market. */
  readonly current?: string;
}

/** The selector variant on the British site, with all countries. */
function Selecting({ current = 'GB', ...props }: SelectingProps) {
  const language = useLanguage();
  const selection = { countries: countriesIn(language), current, defaultRegion: 'GB', onSwitch };
  return <Plain area={countryName(current, language)} selection={selection} {...props} />;
}

const dialog = () => found(document.body, 'dialog[open][data-size=market], [data-size=selector]');
const button = async (key: 'market_confirm_confirm' | 'market_confirm_cancel') =>
  (await shown(await dialog(), key)).closest('button') ?? document.body;

/** The “Change” button that is visible at this width. */
const change = async () => {
  const texts = [...(await dialog()).querySelectorAll('[data-message=market_confirm_change]')];
  const visible = texts.find((text) => text.checkVisibility());
  return visible?.closest('button') ?? document.body;
};

const accentOf = (element: Element | null) =>
  element && getComputedStyle(element).getPropertyValue('--color-accent');

/** Waits for visibility, because a dialog fades in. */
const isVisible = (element: Element) => waitFor(() => expect(element).toBeVisible());

const menu = () => document.querySelector('[popover]:popover-open');
const rows = (part: Element | null) => [...(part?.querySelectorAll('li button') ?? [])];
const codesOf = (buttons: readonly Element[]) =>
  buttons.map((one) => (one as HTMLButtonElement).value); // of the selector `button`
const row = (part: Element | null, code: string) =>
  rows(part).find((one) => codesOf([one])[0] === code) ?? document.body;

export const PlainVariant = meta.story({
  render: () => <Plain />,
  play: async ({ step }) => {
    const box = await dialog();
    await covers(step, ['DLG-014'], 'area, title, description, question', async () => {
      await expect(box).toHaveAccessibleName();
      for (const key of [
        ...(['eu_register_country_confirm_popup', 'market_confirm_description'] as const),
        ...(['market_confirm_area_label', 'market_confirm_question'] as const),
      ])
        await isVisible(await shown(box, key));
      await expect(box.querySelector('dd')).not.toBeEmptyDOMElement();
    });
    await covers(step, ['DLG-019'], 'no button to change the country', async () => {
      await expect(box.querySelector('[data-message=market_confirm_change]')).toBeNull();
    });
    await covers(step, ['DLG-019'], 'the page’s own theme, the seller’s by default', async () => {
      await expect(box).not.toHaveAttribute('data-theme');
      await expect(accentOf(box)).toBe(accentOf(document.documentElement));
    });
    await covers(step, ['UI-004'], '432 px wide', async () => {
      await expect(box.offsetWidth).toBe(432);
    });
    await covers(step, ['DLG-015'], 'confirm and cancel call back', async () => {
      await userEvent.click(await button('market_confirm_confirm'));
      await expect(onConfirm).toHaveBeenCalledOnce();
      await userEvent.click(await button('market_confirm_cancel'));
      await expect(onCancel).toHaveBeenCalledOnce();
    });
  },
});

export const PlainVariantOnPhone = meta.story({
  globals: phone,
  render: () => <Plain />,
  play: async ({ step }) => {
    await covers(step, ['UI-013'], 'a drawer of at least 400 px', async () => {
      const drawer = await dialog();
      await expect(getComputedStyle(drawer).minBlockSize).toBe('400px');
      await expect(drawer.offsetHeight).toBeGreaterThanOrEqual(400);
      await expect(drawer.offsetWidth).toBe(window.innerWidth);
    });
  },
});

export const SelectorVariant = meta.story({
  render: () => <Selecting />,
  play: async ({ step }) => {
    await covers(step, ['DLG-019', 'UI-004'], 'a button to change the country', async () => {
      await expect((await dialog()).offsetWidth).toBe(432);
      await isVisible(await change());
      await expect(await change()).toHaveAccessibleDescription(/./);
      await expect(menu()).toBeNull();
    });
  },
});

export const SelectorMenuOpen = meta.story({
  render: () => <Selecting />,
  play: async ({ step }) => {
    await userEvent.click(await change());
    await covers(
      step,
      ['DLG-016'],
      'a press opens all countries but the default region',
      async () => {
        await expect(rows(menu())).toHaveLength(18);
        await expect(codesOf(rows(menu()))).not.toContain('GB');
        await expect(await change()).toHaveAttribute('aria-expanded', 'true');
      },
    );
    await step('the countries are sorted by name', async () => {
      const names = rows(menu()).map(({ firstElementChild }) => firstElementChild?.textContent);
      const { compare } = new Intl.Collator(document.documentElement.lang);
      const given = names.map((name) => name ?? '');
      await expect(given).toEqual(given.toSorted(compare));
    });
    await covers(step, ['UI-005'], 'items of 374 px', async () => {
      await expect(rows(menu()).map((one) => (one as HTMLElement).offsetWidth)).toEqual(
        Array.from({ length: 18 }, () => 374),
      );
    });
    await covers(step, ['DLG-018'], 'Spain and Ireland are marked', async () => {
      const invited = rows(menu()).filter((one) =>
        one.querySelector('[data-message=nav_site_invited]'),
      );
      await expect(codesOf(invited).toSorted()).toEqual(['ES', 'IE']);
    });
  },
});

export const CountryChosen = meta.story({
  render: () => <Selecting />,
  play: async ({ step }) => {
    await step('a choice calls back at once and closes the menu (S-084)', async () => {
      await userEvent.click(await change());
      await userEvent.click(row(menu(), 'ES'));
      await expect(onSwitch).toHaveBeenCalledOnce();
      await expect(onSwitch).toHaveBeenCalledWith({
        country: expect.objectContaining({ value: 'ES', invited: true }),
      });
      await expect(onConfirm).not.toHaveBeenCalled();
      await expect(menu()).toBeNull();
      await expect(await change()).toHaveFocus();
    });
  },
});

export const SelectorByHover = meta.story({
  render: () => <Selecting />,
  // One pointer for the whole play function, so that it leaves the element that it was over.
  play: async ({ step, userEvent: user }) => {
    const box = await dialog();
    await covers(step, ['DLG-016'], 'hovering opens it and does not move the focus', async () => {
      const before = document.activeElement;
      await user.hover(await change());
      await waitFor(() => expect(menu()).toBeVisible());
      await expect(document.activeElement).toBe(before);
    });
    await step('the menu stays open while the pointer is over it (WCAG 1.4.13)', async () => {
      await user.hover(row(menu(), 'DE'));
      await user.hover(row(menu(), 'FR'));
      await waitFor(() => expect(menu()).toBeVisible());
    });
    await step('Escape closes it from any focus, and not the dialog', async () => {
      await user.keyboard('{Escape}');
      await expect(menu()).toBeNull();
      await expect(box).toHaveAttribute('open');
      await expect(onCancel).not.toHaveBeenCalled();
    });
    await step('it closes when the pointer leaves', async () => {
      await user.hover(await button('market_confirm_cancel'));
      await user.hover(await change());
      await waitFor(() => expect(menu()).toBeVisible());
      await user.hover(await button('market_confirm_cancel'));
      await waitFor(() => expect(menu()).toBeNull());
    });
    await step('a press keeps the menu open that hovering has opened', async () => {
      await user.hover(await change());
      await waitFor(() => expect(menu()).toBeVisible());
      await user.click(await change());
      await waitFor(() => expect(menu()).toBeVisible());
      await expect(menu()?.contains(document.activeElement)).toBe(true);
    });
  },
});

export const SelectorByKeyboard = meta.story({
  render: () => <Selecting />,
  play: async ({ step }) => {
    const focused = () => codesOf([document.activeElement ?? document.body])[0];
    const first = async () => codesOf(rows(menu()))[0];
    const opener = await change();
    await step('Enter, Space and ↓ open it and move the focus into it', async () => {
      for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
        opener.focus();
        await userEvent.keyboard(key);
        await waitFor(() => expect(menu()).toBeVisible());
        await expect(focused()).toBe(await first());
        await userEvent.keyboard('{Escape}');
        await expect(menu()).toBeNull();
        await expect(opener).toHaveFocus();
      }
    });
    await step('Escape has closed only the menu', async () => {
      await expect(await dialog()).toHaveAttribute('open');
      await expect(onCancel).not.toHaveBeenCalled();
    });
    await step('arrows, Home and End move through it and wrap around', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(focused()).toBe(codesOf(rows(menu()))[1]);
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(focused()).toBe(codesOf(rows(menu())).at(-1));
      await userEvent.keyboard('{Home}');
      await expect(focused()).toBe(await first());
      await userEvent.keyboard('{End}');
      await expect(focused()).toBe(codesOf(rows(menu())).at(-1));
    });
    await step('letters move to a name', async () => {
      const name = row(menu(), 'TH').firstElementChild?.textContent ?? '';
      const fast = userEvent.setup({ delay: null }); // a pause between letters starts a new search
      await fast.keyboard(name.slice(0, 3));
      await expect(focused()).toBe('TH');
    });
    await step('Enter chooses', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(onSwitch).toHaveBeenCalledWith({
        country: expect.objectContaining({ value: 'TH' }),
      });
    });
    await step('Tab after the last country leaves and closes the menu', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}{End}{Tab}');
      await expect(menu()).toBeNull();
    });
  },
});

/** The current market is not the site's own, so the menu lists it as current. */
export const SelectorOfInvitedMarket = meta.story({
  render: () => <Selecting current="ES" />,
  play: async ({ step }) => {
    await covers(step, ['DLG-018'], 'the current area has the tag', async () => {
      await isVisible(await found(document.body, 'dd [data-message=nav_site_invited]'));
    });
    await step('the menu opens at the current country', async () => {
      await userEvent.click(await change());
      await expect(row(menu(), 'ES')).toHaveAttribute('aria-current', 'true');
      await expect(row(menu(), 'ES')).toHaveFocus();
    });
  },
});

export const SelectorVariantOnPhone = meta.story({
  globals: phone,
  render: () => <Selecting />,
  play: async ({ step }) => {
    await covers(step, ['UI-014'], 'a drawer of at least 387 px', async () => {
      const drawer = await dialog();
      await expect(getComputedStyle(drawer).minBlockSize).toBe('387px');
      await expect(drawer.offsetHeight).toBeGreaterThanOrEqual(387);
    });
  },
});

const list = () => found(document.body, 'dialog[open][data-size=list]');

export const CountriesOnPhone = meta.story({
  globals: phone,
  render: () => <Selecting />,
  play: async ({ step }) => {
    await expect(document.querySelector('[data-size=list]')).toBeNull();
    await userEvent.click(await change());
    const drawer = await list();
    await covers(
      step,
      ['DLG-017', 'DLG-018'],
      'all countries, the current one marked',
      async () => {
        await isVisible(await shown(drawer, 'market_confirm_list_title'));
        await expect(rows(drawer)).toHaveLength(19);
        await expect(row(drawer, 'GB')).toHaveAttribute('aria-current', 'true');
        await expect(drawer.querySelectorAll('[data-message=nav_site_invited]')).toHaveLength(2);
      },
    );
    await covers(step, ['UI-015', 'DLG-017'], 'the height of the window minus 44 px', async () => {
      const height = window.innerHeight - 44;
      await expect(await modalBox()).toMatchObject({ height, atBottom: true });
    });
  },
});

export const CountryChosenOnPhone = meta.story({
  globals: phone,
  render: () => <Selecting />,
  play: async ({ step }) => {
    const opener = await change();
    await step('Escape closes the list and not the dialog; focus returns (E-30)', async () => {
      await userEvent.click(opener);
      await list();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(document.querySelectorAll('dialog[open]')).toHaveLength(1));
      await expect(opener).toHaveFocus();
      await expect(onCancel).not.toHaveBeenCalled();
    });
    await step('the present country only closes the list (S-084)', async () => {
      await userEvent.click(opener);
      await userEvent.click(row(await list(), 'GB'));
      await waitFor(() => expect(document.querySelectorAll('dialog[open]')).toHaveLength(1));
      await expect(onSwitch).not.toHaveBeenCalled();
    });
    await step('a choice calls back and closes the list', async () => {
      await userEvent.click(opener);
      await userEvent.click(row(await list(), 'IE'));
      await expect(onSwitch).toHaveBeenCalledWith({
        country: expect.objectContaining({ value: 'IE', invited: true }),
      });
      await waitFor(() => expect(document.querySelectorAll('dialog[open]')).toHaveLength(1));
    });
  },
});

export const Loading = meta.story({
  render: () => <Plain loading loadingLabel={<Message id="sign_up_sending" />} />,
  play: async ({ step }) => {
    const box = await dialog();
    await step('confirm shows the loading label', async () => {
      await isVisible(await shown(box, 'sign_up_sending'));
    });
    await step('it cannot be closed while a request runs (E-30)', async () => {
      await userEvent.keyboard('{Escape}');
      await fireEvent(box, new Event('cancel', { cancelable: true }));
      await userEvent.click(await button('market_confirm_cancel'));
      await userEvent.click(await button('market_confirm_confirm'));
      await userEvent.click(await found(box, '[data-message=dialog_close]'));
      await expect(box).toHaveAttribute('open');
      await expect(onCancel).not.toHaveBeenCalled();
      await expect(onConfirm).not.toHaveBeenCalled();
    });
  },
});

export const SelectorLoading = meta.story({
  render: () => <Selecting loading loadingLabel={<Message id="sign_up_sending" />} />,
  play: async ({ step }) => {
    await step('the country cannot be changed while a request runs', async () => {
      await userEvent.hover(await change());
      await userEvent.click(await change());
      (await change()).focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(menu()).toBeNull();
    });
  },
});

export const SecondTheme = meta.story({
  // The toolbar's theme can be the second one, too.
  render: () => (
    <div data-theme="seller">
      <Plain theme="tiktok" />
    </div>
  ),
  play: async ({ step }) => {
    await covers(step, ['DLG-019'], 'the plain variant in the second theme', async () => {
      const box = await dialog();
      await expect(box).toHaveAttribute('data-theme', 'tiktok');
      await expect(accentOf(box)).not.toBe(accentOf(box.parentElement));
    });
  },
});

export const SelectorInSecondTheme = meta.story({
  render: () => <Selecting theme="tiktok" />,
  play: async ({ step }) => {
    await covers(step, ['DLG-019'], 'the selector variant, its menu included', async () => {
      await userEvent.click(await change());
      await expect(menu()?.closest('[data-theme]')).toHaveAttribute('data-theme', 'tiktok');
    });
  },
});

export const CountriesOnPhoneInSecondTheme = meta.story({
  globals: phone,
  render: () => <Selecting theme="tiktok" />,
  play: async () => {
    await userEvent.click(await change());
    await expect(await list()).toHaveAttribute('data-theme', 'tiktok');
  },
});

export const LongName = meta.story({
  globals: { viewport: { value: 'narrow' } },
  render: () => <Selecting current="AE" />,
});

/** Opens and closes the dialog as a caller does. */
function Owner() {
  const [open, setOpen] = useState(false);
  const close = (notify: () => void) => () => {
    setOpen(false);
    notify();
  };
  return (
    <>
      <Button data-opens="" onClick={() => setOpen(true)}>
        <Message id="sign_up_continue" />
      </Button>
      <Selecting open={open} onConfirm={close(onConfirm)} onCancel={close(onCancel)} />
    </>
  );
}

const isClosed = () => waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());

export const ShownAndHidden = meta.story({
  render: () => <Owner />,
  play: async ({ canvasElement, step }) => {
    const opener = await found(canvasElement, '[data-opens]');
    await covers(step, ['DLG-021'], 'confirm and cancel close it and call back', async () => {
      await userEvent.click(opener);
      await userEvent.click(await button('market_confirm_confirm'));
      await isClosed();
      await expect(onConfirm).toHaveBeenCalledOnce();
      await userEvent.click(opener);
      await userEvent.click(await button('market_confirm_cancel'));
      await isClosed();
      await expect(onCancel).toHaveBeenCalledOnce();
    });
    await step('a press on the mask closes the menu, a second one the dialog', async () => {
      await userEvent.click(opener);
      await userEvent.click(await change());
      await waitFor(() => expect(menu()).toBeVisible());
      await userEvent.click(await dialog());
      await expect(menu()).toBeNull();
      await expect(await dialog()).toHaveAttribute('open');
      await userEvent.click(await dialog());
      await isClosed();
    });
  },
});

export const OpensAndCloses = meta.story({
  tags: ['opens'],
  render: () => <Owner />,
  play: async ({ canvasElement, step }) => {
    const opener = await found(canvasElement, '[data-opens]');
    await step('Escape closes the menu, then the dialog; focus returns (E-30)', async () => {
      await userEvent.click(opener);
      await userEvent.click(await change());
      await userEvent.keyboard('{Escape}');
      await expect(menu()).toBeNull();
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await expect(opener).toHaveFocus();
    });
  },
});

export const RootProps = meta.story(rootProps<HTMLDialogElement>((probe) => <Plain {...probe} />));
