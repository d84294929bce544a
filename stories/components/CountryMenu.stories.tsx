import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { CountryMenu } from '../../src/components/CountryMenu/CountryMenu.tsx';
import { countryName } from '../../src/i18n/countryName.ts';
import { useLanguage } from '../../src/i18n/useLanguage.ts';
import type { ComponentGuide } from '../support/ComponentGuide.ts';
import { countriesIn } from '../support/countries.ts';
import { rootProps } from '../support/rootProps.tsx';
import { found } from '../support/signUpSteps.ts';

const onChoose = fn().mockName('onChoose');
const stage = {
  display: 'flex',
  gap: '1rem',
  alignItems: 'center',
  justifyContent: 'space-between',
};

const meta = preview.meta({
  title: 'Components/Navigation/CountryMenu',
  component: CountryMenu,
  // In a window without room for the menu it opens above.
  parameters: {
    docs: { story: { inline: false, iframeHeight: '460px' } },
    guide: {
      purpose:
        'A “Change” button with a drop-down of countries, inside a dialog on a desktop; on a phone it is not there, and a drawer takes its place (see ConfirmMarketDialog). In the bar take a Popup with the SiteMenu.',
      keyboard: [
        ['Enter, Space, ↓', 'On the button: opens the menu and moves into it.'],
        ['↑, ↓, Home, End, letters', 'Move through the countries (see CountryList).'],
        ['Escape', 'Closes the menu, not the dialog around it; the focus returns to the button.'],
        ['Tab', 'The next country; past the last one it closes.'],
      ],
      spoken: [
        '“Change, button, collapsed” or “expanded”, described by what is to be changed.',
        'Then the CountryList, at the country at hand.',
      ],
      sources: ['DLG-016', 'UI-005', 'S-131', 'S-139', 'E-30'],
    } satisfies ComponentGuide,
  },
  args: { countries: [], current: 'GB', describedBy: 'area', onChoose },
  globals: { viewport: { value: 'desktop' } },
  tags: ['desktop-only'],
  beforeEach: () => {
    onChoose.mockClear();
  },
  render: function Menu(args) {
    const language = useLanguage();
    return (
      <div style={{ inlineSize: 'min(24rem, 100vw - 2rem)', marginBlockEnd: '16rem' }}>
        <CountryMenu {...args} countries={countriesIn(language)} style={stage}>
          <strong id="area">{countryName('GB', language)}</strong>
        </CountryMenu>
      </div>
    );
  },
});

const menu = () => document.querySelector('[popover]:popover-open');
const opener = (canvas: HTMLElement) => found(canvas, 'button[aria-expanded]');

export const Closed = meta.story({
  play: async ({ canvasElement }) => {
    await expect(await opener(canvasElement)).toHaveAttribute('aria-expanded', 'false');
    await expect(await opener(canvasElement)).toHaveAccessibleDescription(/./);
    await expect(canvasElement.querySelector('[popover]')).toBeNull();
  },
});

export const Open = meta.story({
  play: async ({ canvasElement, step }) => {
    const button = await opener(canvasElement);
    await userEvent.click(button);
    await step('it opens at the country at hand', async () => {
      await waitFor(() => expect(menu()).toBeVisible());
      await expect(document.activeElement).toHaveAttribute('aria-current', 'true');
    });
    await step('as wide as what it hangs from, and below it', async () => {
      const [hung, root] = [menu(), button.parentElement].map((one) =>
        one?.getBoundingClientRect(),
      );
      await expect([hung?.left, hung?.right]).toEqual([root?.left, root?.right]);
      await expect(hung?.top).toBe(root?.bottom);
    });
  },
});

export const Unavailable = meta.story({
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(await opener(canvasElement));
    await expect(menu()).toBeNull();
  },
});

export const OpensAndCloses = meta.story({
  tags: ['opens'],
  play: async ({ canvasElement, step }) => {
    const button = await opener(canvasElement);
    // Its own button is what opens it.
    button.dataset['opens'] = '';
    await step('a second press closes, and so do Escape and a press elsewhere', async () => {
      await userEvent.click(button);
      await userEvent.click(button);
      await expect(menu()).toBeNull();
      await userEvent.click(button);
      await userEvent.click(document.body);
      await expect(menu()).toBeNull();
      await userEvent.click(button);
      await userEvent.keyboard('{Escape}');
      await expect(menu()).toBeNull();
      await expect(button).toHaveFocus();
    });
  },
});

export const RootProps = meta.story(
  rootProps<HTMLDivElement>((probe) => (
    <CountryMenu
      {...probe}
      countries={countriesIn('en')}
      current="GB"
      describedBy="area"
      onChoose={onChoose}
    >
      <span id="area">{countryName('GB', 'en')}</span>
    </CountryMenu>
  )),
);
