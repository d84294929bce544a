import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { dialogModes } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/Button/Button.tsx';
import { SitePickerDialog } from '../../src/components/SitePickerDialog/SitePickerDialog.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import { useLanguage } from '../../src/i18n/useLanguage.ts';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { countriesIn } from '../support/countries.ts';
import { rootProps } from '../support/rootProps.tsx';
import { covers } from '../support/covers.ts';
import { found, shown } from '../support/signUpSteps.ts';

const onConfirm = fn().mockName('onConfirm');
const onCancel = fn().mockName('onCancel');

const meta = preview.meta({
  title: 'Components/Dialogs/SitePickerDialog',
  component: SitePickerDialog,
  parameters: {
    chromatic: { modes: dialogModes },
    // A modal covers its page, so each story of the docs has its own frame.
    docs: { story: { inline: false, iframeHeight: '640px' } },
    guide: {
      purpose:
        'Opened by the ‘switch site’ link: the user chooses a country and confirms; the caller opens its site. For a choice that acts at once, use the CountryList or the SiteMenu.',
      keyboard: [
        ['↑, ↓', 'Chooses the previous or next country, and wraps around.'],
        ['Enter', 'In the list: confirms.'],
        [
          'Tab',
          'Moves through the close button, the list and the two buttons; does not leave the dialog.',
        ],
        ['Escape', 'Closes it and discards the choice; does nothing while loading.'],
      ],
      announced: [
        'The title and “dialog”, then “Country or area, radio group”, the country, “radio button, checked”, its position and the number of countries.',
        'After a country’s name “Current” and “Invitation only” where they apply.',
        'Loading: the loading label instead of “Confirm”.',
      ],
      sources: ['REG-018', 'DLG-018', 'S-134', 'E-30'],
    } satisfies ComponentGuide,
  },
  beforeEach: () => {
    onConfirm.mockClear();
    onCancel.mockClear();
  },
  args: { open: true, sites: [], current: 'GB', onConfirm, onCancel },
  render: (args) => <Picker {...args} />,
});

function Picker(props: ComponentProps<typeof SitePickerDialog>) {
  return <SitePickerDialog {...props} sites={countriesIn(useLanguage())} />;
}

const dialog = () => found(document.body, 'dialog[open]');
const radios = (box: Element) => [...box.querySelectorAll('input')];
const radio = (box: Element, code: string) =>
  radios(box).find(({ value }) => value === code) ?? box;
const press = async (key: 'market_confirm_confirm' | 'market_confirm_cancel') =>
  userEvent.click((await shown(await dialog(), key)).closest('button') ?? document.body);

/** Waits for the end of the dialog's animation. */
const isAbove = (line: number, element: Element) =>
  waitFor(() => expect(element.getBoundingClientRect().bottom).toBeLessThan(line));

export const CurrentSiteChosen = meta.story({
  play: async ({ step }) => {
    const box = await dialog();
    await step('the current site is chosen, focused and tagged', async () => {
      await expect(radio(box, 'GB')).toBeChecked();
      await expect(radio(box, 'GB')).toHaveFocus();
      const tags = [...box.querySelectorAll('[data-message=site_picker_current]')];
      await expect(tags.map((tag) => tag.closest('label')?.control)).toEqual([radio(box, 'GB')]);
    });
    await covers(
      step,
      ['REG-018'],
      'a list of countries by name, invitation-only ones marked',
      async () => {
        await expect(radios(box)).toHaveLength(19);
        await expect(await found(box, 'fieldset')).toHaveAccessibleName();
        const invited = [
          ...box.querySelectorAll('label:has([data-message=nav_site_invited]) input'),
        ];
        const codes = new Set(invited.map((one) => one.getAttribute('value')));
        await expect(codes).toEqual(new Set(['ES', 'IE']));
      },
    );
  },
});

export const AnotherSiteChosen = meta.story({
  play: async ({ step }) => {
    const box = await dialog();
    await covers(step, ['REG-018'], 'confirm calls back with the chosen country', async () => {
      await userEvent.click(radio(box, 'IE'));
      await expect(radio(box, 'GB')).not.toBeChecked();
      await expect(onConfirm).not.toHaveBeenCalled();
      await press('market_confirm_confirm');
      await expect(onConfirm).toHaveBeenCalledOnce();
      await expect(onConfirm).toHaveBeenCalledWith({
        site: expect.objectContaining({ value: 'IE', invited: true }),
      });
    });
    await step('the buttons stay visible below a long list', async () => {
      await isAbove(window.innerHeight, await shown(box, 'market_confirm_confirm'));
    });
  },
});

export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ step }) => {
    const box = await dialog();
    await step('the buttons stay visible below a long list', async () => {
      await isAbove(window.innerHeight, await shown(box, 'market_confirm_confirm'));
    });
  },
});

export const Loading = meta.story({
  args: { loading: true, loadingLabel: <Message id="sign_up_sending" /> },
  play: async ({ step }) => {
    const box = await dialog();
    await step(
      'the choice is fixed and the dialog cannot be closed while the other site loads (E-30)',
      async () => {
        await userEvent.click(radio(box, 'IE'));
        await expect(radio(box, 'GB')).toBeChecked();
        await press('market_confirm_confirm');
        await press('market_confirm_cancel');
        await userEvent.keyboard('{Escape}');
        await expect(box).toHaveAttribute('open');
        await expect(onConfirm).not.toHaveBeenCalled();
        await expect(onCancel).not.toHaveBeenCalled();
      },
    );
  },
});

export const SecondTheme = meta.story({ args: { theme: 'tiktok' } });

/** With the link that opens it. */
export const OpensAndCloses = meta.story({
  tags: ['opens'],
  render: function Owner(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button variant="quiet" data-opens="" onClick={() => setOpen(true)}>
          <Message id="nav_site" />
        </Button>
        <Picker {...args} open={open} onCancel={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvasElement, step }) => {
    const opener = await found(canvasElement, '[data-opens]');
    await userEvent.click(opener);
    await step('Escape closes it; focus returns (E-30)', async () => {
      await userEvent.click(radio(await dialog(), 'FR'));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
      await expect(opener).toHaveFocus();
    });
    await step('a choice without confirmation is discarded', async () => {
      await userEvent.click(opener);
      await expect(radio(await dialog(), 'GB')).toBeChecked();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
    });
  },
});

export const RootProps = meta.story(
  rootProps<HTMLDialogElement>((probe) => (
    <SitePickerDialog
      {...probe}
      open
      sites={countriesIn('en')}
      current="GB"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )),
);
