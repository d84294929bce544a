import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { CountryMenu } from '../../src/components/CountryMenu/CountryMenu.tsx';
import { countryName } from '../../src/i18n/countryName.ts';
import { useLanguage } from '../../src/i18n/useLanguage.ts';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
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
  // Without room below, the menu opens above.
  parameters: {
    docs: { story: { inline: false, iframeHeight: '460px' } },
    guide: {
      purpose:
        'A “Change” button with a drop-down of countries, for dialogs on a desktop; on a phone a drawer replaces it (see ConfirmMarketDialog). In the bar, use a Popup with the SiteMenu.',
      keyboard: [
        ['Enter, Space, ↓', 'On the button: opens the menu and moves the focus into it.'],
        ['↑, ↓, Home, End, letters', 'Move through the countries (see CountryList).'],
        ['Escape', 'Closes the menu and not the dialog around it; focus returns to the button.'],
        ['Tab', 'Moves to the next country; after the last one the menu closes.'],
      ],
      announced: [
        '“Change, button, collapsed” or “expanded”, described by the current country.',
        'Then the CountryList, at the current country.',
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
    await step('it opens at the current country', async () => {
      await waitFor(() => expect(menu()).toBeVisible());
      await expect(document.activeElement).toHaveAttribute('aria-current', 'true');
    });
    await step('it has the width of its anchor, and is below it', async () => {
      const [list, root] = [menu(), button.parentElement].map((one) =>
        one?.getBoundingClientRect(),
      );
      await expect([list?.left, list?.right]).toEqual([root?.left, root?.right]);
      await expect(list?.top).toBe(root?.bottom);
    });
  },
});

export const Disabled = meta.story({
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
    // Its own button opens it.
    button.dataset['opens'] = '';
    await step('a second press, Escape and a press elsewhere close it', async () => {
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
