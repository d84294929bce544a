import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Tabs } from '../../src/components/Tabs/Tabs.tsx';
import { directionOf } from '../../src/i18n/directionOf.ts';
import { Message } from '../../src/i18n/Message.tsx';
import { proofs } from '../support/bannerParts.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { type RootProbe, rootProps } from '../support/rootProps.tsx';

const onSelect = fn().mockName('onSelect');

const meta = preview.meta({
  title: 'Components/Content/Tabs',
  component: Tabs,
  parameters: {
    layout: 'padded',
    guide: {
      purpose:
        'Two to five views, one at a time: the US and SEA pages of a site. For parts that may be open together, use an Accordion; for separate pages, use links.',
      keyboard: [
        ['Tab', 'Moves to the selected tab, then to its content.'],
        ['Arrow left, right', 'Selects the tab on that side, and wraps around.'],
        ['Home, End', 'Selects the first or the last.'],
      ],
      announced: [
        'The label, “tab list”.',
        'The label of the tab, “tab, selected, 1 of 3”.',
        'On entering the content: the label of its tab, “tab panel”.',
      ],
      sources: ['LAND-022', 'E-25', 'E-26'],
    } satisfies ComponentGuide,
  },
  beforeEach: () => {
    onSelect.mockClear();
  },
});

const groups = [
  <Message key="asia" id="nav_site_group_asia" />,
  <Message key="europe" id="nav_site_group_europe" />,
  <Message key="america" id="nav_site_group_north_america" />,
];

interface ThreeProps {
  readonly count?: number;
  readonly probe?: RootProbe<HTMLDivElement>;
}

/** Tabs with state for the selection. */
function Three({ count = 3, probe }: ThreeProps) {
  const { t } = useTranslation();
  const [selected, setSelected] = useState('0');
  const tabs = proofs.slice(0, count).map(({ text: content }, index) => ({
    id: String(index),
    label: groups[index],
    content: <p>{content}</p>,
  }));
  return (
    <Tabs
      {...probe}
      label={t('nav_site')}
      tabs={tabs}
      selected={selected}
      onSelect={(choice) => {
        onSelect(choice);
        setSelected(choice.id);
      }}
    />
  );
}

export const Two = meta.story({ render: () => <Three count={2} /> });

export const ByPointer = meta.story({
  render: () => <Three />,
  play: async ({ canvas, step }) => {
    const [first, second] = canvas.getAllByRole('tab');
    await step('one panel is visible', async () => {
      await expect(first).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    });
    await step('a press calls onSelect with the tab', async () => {
      await userEvent.click(second ?? document.body);
      await expect(onSelect.mock.calls).toEqual([[{ id: '1' }]]);
      await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName(second?.textContent ?? '');
    });
    await step('a press on the selected tab does not call it again', async () => {
      await userEvent.click(second ?? document.body);
      await expect(onSelect).toHaveBeenCalledOnce();
    });
  },
});

export const ByKeyboard = meta.story({
  render: () => <Three />,
  play: async ({ canvas, step }) => {
    const tabs = canvas.getAllByRole('tab');
    const { lang } = document.documentElement;
    const [forward, back] =
      directionOf(lang) === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    await step('Tab moves to the selected tab, then to its content', async () => {
      await userEvent.tab();
      await expect(tabs[0]).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel')).toHaveFocus();
      await userEvent.tab({ shift: true });
    });
    await step('arrows select the tab on their side and wrap around', async () => {
      await userEvent.keyboard(`{${forward}}`);
      await expect(tabs[1]).toHaveFocus();
      await expect(tabs[1]).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard(`{${back}}{${back}}`);
      await expect(tabs[2]).toHaveFocus();
    });
    await step('Home and End select the first and the last', async () => {
      await userEvent.keyboard('{Home}');
      await expect(tabs[0]).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(tabs[2]).toHaveAttribute('aria-selected', 'true');
    });
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  render: () => <Three />,
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole('tab');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tabs[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(tabs[2]).toHaveFocus();
  },
});

export const RootProps = meta.story(rootProps<HTMLDivElement>((probe) => <Three probe={probe} />));
