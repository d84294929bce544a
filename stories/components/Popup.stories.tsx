import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Choice } from '../../src/components/Choice/Choice.tsx';
import { GlobeIcon } from '../../src/components/icons/GlobeIcon.tsx';
import { LanguageMenu } from '../../src/components/LanguageMenu/LanguageMenu.tsx';
import { Popup } from '../../src/components/Popup/Popup.tsx';
import { PopupPanel } from '../../src/components/Popup/PopupPanel.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { languages, Popped } from '../support/navigationParts.tsx';
import { rootProps } from '../support/rootProps.tsx';
import { covers } from '../support/covers.ts';
import { found, shown } from '../support/signUpSteps.ts';

const meta = preview.meta({
  title: 'Components/Navigation/Popup',
  component: Popup,
  subcomponents: { PopupPanel },
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose:
        'A button with a small panel below it, for a menu of links or options. It is not modal. On a phone, use a Disclosure in a SlideInMenu.',
      keyboard: [
        ['Enter, Space', 'On the button: opens or closes the panel.'],
        ['Arrow down, up', 'Moves to the next or the previous item, and wraps around.'],
        ['Home, End', 'Moves to the first or the last item.'],
        ['Escape', 'Closes the panel; focus returns to the button.'],
        ['Tab', 'Moves on; leaving the panel closes it.'],
      ],
      announced: [
        'Its name, “button”, “collapsed” or “expanded”.',
        'The panel follows the button in reading order.',
      ],
      sources: ['UI-016', 'NAV-006', 'NAV-011', 'E-30', 'S-139'],
    } satisfies ComponentGuide,
  },
  args: {
    label: <Message id="nav_site" />,
    open: false,
    onToggle: fn(),
    children: null,
  },
});

const languagePopup = () => (
  <Popped label={<Message id="nav_language" />}>
    <LanguageMenu languages={languages} current="en-GB" onChoose={() => undefined} />
  </Popped>
);

const rowsIn = (canvas: HTMLElement) => [...canvas.querySelectorAll<HTMLElement>('li button')];

export const Closed = meta.story({
  args: {
    icon: <GlobeIcon />,
    label: 'United Kingdom',
    name: { id: 'nav_site_current', values: { area: 'United Kingdom' } },
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { expanded: false });
    await expect(button).toHaveAccessibleName(/United Kingdom/); // WCAG 2.5.3: the name includes the label
    await userEvent.click(button);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});

export const Open = meta.story({
  render: languagePopup,
  play: async ({ canvasElement, step }) => {
    await userEvent.click(await found(canvasElement, '[data-opens]'));
    const panel = rowsIn(canvasElement)[0]?.closest('ul')?.parentElement;
    await covers(step, ['UI-016'], '217 px wide, and inside the window', async () => {
      await waitFor(() => expect(panel).toBeVisible()); // it fades in
      await expect(panel?.offsetWidth).toBe(217);
      const { left = -1, right = Infinity } = panel?.getBoundingClientRect() ?? {};
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
    });
  },
});

export const OpensAndCloses = meta.story({
  tags: ['opens'],
  render: languagePopup,
  play: async ({ canvasElement }) => {
    const opener = await found(canvasElement, '[data-opens]');
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(rowsIn(canvasElement)).toHaveLength(languages.length);
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(rowsIn(canvasElement)).toEqual([]);
    await expect(opener).toHaveFocus();
  },
});

export const ByKeyboard = meta.story({
  render: languagePopup,
  play: async ({ canvasElement, step }) => {
    const button = await found(canvasElement, '[data-opens]');
    const rows = () => rowsIn(canvasElement);
    await step('Enter opens it; the arrows move through it and wrap around', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(rows()[1]).toHaveFocus();
      await userEvent.keyboard('{End}{ArrowDown}');
      await expect(rows()[0]).toHaveFocus();
    });
    await step('Escape inside returns the focus (E-30)', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(rows()).toEqual([]);
      await expect(button).toHaveFocus();
    });
    await step('Tab moves into it; leaving it closes it', async () => {
      await userEvent.keyboard('{Enter}{Tab}');
      await expect(rows()[0]).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(rows()).toHaveLength(languages.length);
      await userEvent.tab({ shift: true });
      await expect(rows()).toEqual([]);
    });
  },
});

export const ClosedFromOutside = meta.story({
  render: languagePopup,
  play: async ({ canvasElement, step }) => {
    const button = await found(canvasElement, '[data-opens]');
    await step('a press elsewhere closes it', async () => {
      await userEvent.click(button);
      await userEvent.click(await shown(canvasElement, 'sign_up_continue'));
      await expect(rowsIn(canvasElement)).toEqual([]);
    });
    await step('a second press on its button closes it', async () => {
      await userEvent.click(button);
      await userEvent.click(button);
      await expect(rowsIn(canvasElement)).toEqual([]);
    });
  },
});

/** While its panel is loading, Escape and leaving the button cancel it. */
export const PanelLoading = meta.story({
  args: { open: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(args.onToggle).toHaveBeenCalledTimes(3);
  },
});

export const RootProps = meta.story(
  rootProps<HTMLButtonElement>(
    (probe) => (
      <Popup {...probe} label={<Message id="nav_site" />} open={false} onToggle={() => undefined}>
        {null}
      </Popup>
    ),
    { className: 'frame' },
  ),
);

export const RootPropsOfPanel = meta.story(
  rootProps<HTMLDivElement>((probe) => (
    <div style={{ display: 'flex', justifyContent: 'end', minBlockSize: '8rem' }}>
      <Popup open label={<Message id="nav_feedback" />} onToggle={() => undefined}>
        <PopupPanel {...probe} onClose={() => undefined}>
          <ul>
            <Choice>
              <Message id="nav_feedback_send" />
            </Choice>
          </ul>
        </PopupPanel>
      </Popup>
    </div>
  )),
);
