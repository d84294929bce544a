import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { CountryList } from '../../src/components/CountryList/CountryList.tsx';
import { useLanguage } from '../../src/i18n/useLanguage.ts';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { countriesIn } from '../support/countries.ts';
import { rootProps } from '../support/rootProps.tsx';
import { covers } from '../support/covers.ts';

const onChoose = fn().mockName('onChoose');

const meta = preview.meta({
  title: 'Components/Navigation/CountryList',
  component: CountryList,
  parameters: {
    guide: {
      purpose:
        'A list of countries, sorted by name in the page’s language; a choice acts at once. Use it in a menu or a drawer. For links to other sites, use the SiteMenu; for a choice that is confirmed afterwards, the SitePickerDialog.',
      keyboard: [
        ['↑, ↓', 'Moves to the previous or next country, and wraps around.'],
        ['Home, End', 'Moves to the first or last.'],
        [
          'A letter, or several',
          'Moves to the next country whose name starts with them; accents do not matter.',
        ],
        ['Enter, Space', 'Chooses.'],
      ],
      announced: [
        '“List, Country or area”, and the number of countries.',
        'A country’s name, “Invitation only” and “current” where they apply, “button”.',
      ],
      sources: ['DLG-016', 'DLG-017', 'DLG-018', 'DLG-020', 'S-134'],
    } satisfies ComponentGuide,
  },
  args: { countries: [], current: 'GB', onChoose },
  beforeEach: () => {
    onChoose.mockClear();
  },
  decorators: [(Story) => <div style={{ inlineSize: '17rem' }}>{Story()}</div>],
  render: function Countries(args) {
    const countries = countriesIn(useLanguage());
    return <CountryList {...args} countries={countries} />;
  },
});

const buttons = (canvas: HTMLElement) => [...canvas.querySelectorAll('button')];
const focused = () => document.activeElement?.getAttribute('value');

export const AllRegions = meta.story({
  play: async ({ canvasElement, step }) => {
    const rows = buttons(canvasElement);
    await covers(
      step,
      ['DLG-018'],
      'Spain and Ireland have a tag, the current one is marked',
      async () => {
        const invited = rows.filter((row) => row.querySelector('[data-message=nav_site_invited]'));
        await expect(invited.map(({ value }) => value).toSorted()).toEqual(['ES', 'IE']);
        const current = rows.filter((row) => row.hasAttribute('aria-current'));
        await expect(current.map(({ value }) => value)).toEqual(['GB']);
      },
    );
    await step('a press calls back with the country', async () => {
      await userEvent.click(rows.find(({ value }) => value === 'MX') ?? canvasElement);
      await expect(onChoose).toHaveBeenCalledWith({
        country: expect.objectContaining({ value: 'MX', invited: false }),
      });
    });
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvasElement, step }) => {
    const codes = buttons(canvasElement).map(({ value }) => value);
    await step('arrows, Home and End', async () => {
      await userEvent.tab();
      await expect(focused()).toBe(codes[0]);
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(focused()).toBe(codes[2]);
      await userEvent.keyboard('{Home}{ArrowUp}');
      await expect(focused()).toBe(codes.at(-1));
      await userEvent.keyboard('{Home}{End}');
      await expect(focused()).toBe(codes.at(-1));
    });
    const fast = userEvent.setup({ delay: null }); // a pause between letters starts a new search
    await step('typing the whole name, including spaces, moves to the country', async () => {
      for (const code of ['US', 'GB', 'AE']) {
        const row = buttons(canvasElement).find(({ value }) => value === code);
        (row?.closest('ul')?.querySelector('button') ?? canvasElement).focus();
        await fast.keyboard(row?.textContent ?? '');
        await expect(focused()).toBe(code);
        await userEvent.keyboard('{End}');
        await expect(onChoose).not.toHaveBeenCalled();
      }
    });
  },
});

export const Three = meta.story({
  render: function Some(args) {
    return <CountryList {...args} countries={countriesIn(useLanguage()).slice(0, 3)} />;
  },
});

export const RootProps = meta.story(
  rootProps<HTMLUListElement>((probe) => (
    <CountryList {...probe} countries={countriesIn('en')} current="GB" onChoose={onChoose} />
  )),
);
