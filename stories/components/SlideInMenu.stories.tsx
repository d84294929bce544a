import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/Button/Button.tsx';
import { Choice } from '../../src/components/Choice/Choice.tsx';
import { Disclosure } from '../../src/components/Disclosure/Disclosure.tsx';
import { LanguageMenu } from '../../src/components/LanguageMenu/LanguageMenu.tsx';
import { SiteMenu } from '../../src/components/SiteMenu/SiteMenu.tsx';
import { SlideInMenu } from '../../src/components/SlideInMenu/SlideInMenu.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import { useLanguage } from '../../src/i18n/useLanguage.ts';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { groups, languages, registerOf } from '../support/navigationParts.tsx';
import { rootProps } from '../support/rootProps.tsx';
import { covers } from '../support/covers.ts';
import { found, shown } from '../support/signUpSteps.ts';

/** The content of the longest menu. */
function Content() {
  const language = useLanguage();
  const doNothing = () => undefined;
  return (
    <>
      <Disclosure label={<Message id="nav_language" />} value="English">
        <LanguageMenu languages={languages} current="en-GB" onChoose={doNothing} />
      </Disclosure>
      <Disclosure label={<Message id="nav_site" />} value="United Kingdom">
        <SiteMenu groups={groups} language={language} hrefOf={registerOf} onChoose={doNothing} />
      </Disclosure>
      <ul style={{ padding: 'var(--space-8) var(--space-4)' }}>
        <Choice newTab href="https://academy.gb.portico.example">
          <Message id="nav_university" />
        </Choice>
        <Choice newTab href="https://contact.gb.portico.example">
          <Message id="nav_contact_us" />
        </Choice>
      </ul>
    </>
  );
}

const actions = (
  <>
    <Button wide>
      <Message id="bar_sign_up" />
    </Button>
    <Button wide variant="secondary">
      <Message id="bar_log_in" />
    </Button>
  </>
);

/** The menu with its button. */
function MenuWithButton() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <main>
      <h1>
        <Message id="nav_label" />
      </h1>
      <div data-bar="">
        <Button ref={opener} data-opens="" onClick={() => setOpen(true)}>
          <Message id="nav_menu_open" />
        </Button>
      </div>
      <SlideInMenu open={open} opener={opener} actions={actions} onClose={() => setOpen(false)}>
        <Content />
      </SlideInMenu>
    </main>
  );
}

const meta = preview.meta({
  title: 'Components/Navigation/SlideInMenu',
  component: SlideInMenu,
  globals: { viewport: { value: 'phone' } },
  parameters: {
    guide: {
      purpose:
        'All parts that a narrow bar has no room for, from the inline end: rows that expand, links, and two buttons that stay visible. Its rows are collapsed each time it opens.',
      keyboard: [
        ['Escape', 'Closes it; focus returns to its button.'],
        ['Tab', 'Moves inside the menu; the page behind is inert.'],
      ],
      announced: ['“Menu, dialog”, then its title, which has the focus.'],
      sources: ['NAV-012', 'NAV-013', 'NAV-014', 'E-30'],
    } satisfies ComponentGuide,
  },
  args: { open: false, onClose: fn(), actions, children: <Content /> },
  render: () => <MenuWithButton />,
});

const openDialog = (canvas: HTMLElement) => canvas.querySelector('dialog[open]');

export const Open = meta.story({
  play: async ({ canvasElement, step }) => {
    await userEvent.click(await found(canvasElement, '[data-opens]'));
    const menu = await found(canvasElement, 'dialog[open]');
    await covers(step, ['NAV-013'], 'languages, sites, links and two buttons', async () => {
      for (const key of ['nav_language', 'nav_site', 'nav_university', 'nav_contact_us'] as const)
        await waitFor(async () => expect(await shown(menu, key)).toBeVisible()); // after its animation
      for (const key of ['bar_sign_up', 'bar_log_in'] as const)
        await expect((await shown(menu, key)).closest('button')).toBeVisible();
    });
    await step('the page behind does not scroll', async () => {
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    });
  },
});

export const Expanded = meta.story({
  play: async ({ canvasElement }) => {
    await userEvent.click(await found(canvasElement, '[data-opens]'));
    await userEvent.click(await shown(canvasElement, 'nav_site'));
    await found(canvasElement, 'dialog[open] a[href*="//my."]');
  },
});

export const OpensAndCloses = meta.story({
  tags: ['opens'],
  play: async ({ canvasElement }) => {
    const opener = await found(canvasElement, '[data-opens]');
    await userEvent.click(opener);
    await found(canvasElement, 'dialog[open]');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(openDialog(canvasElement)).toBeNull());
    await expect(opener).toHaveFocus();
  },
});

export const ClosedByPointer = meta.story({
  play: async ({ canvasElement, step }) => {
    const opener = await found(canvasElement, '[data-opens]');
    const closes = async (what: () => Promise<HTMLElement>) => {
      await userEvent.click(opener);
      await found(canvasElement, 'dialog[open]');
      await userEvent.click(await what());
      await waitFor(() => expect(openDialog(canvasElement)).toBeNull());
      await expect(opener).toHaveFocus();
    };
    await step('its button and the mask close it; focus returns (E-30)', async () => {
      await closes(() => shown(canvasElement, 'nav_menu_close'));
      await closes(() => found(canvasElement, 'dialog'));
    });
  },
});

export const CollapsedAtEachOpening = meta.story({
  play: async ({ canvasElement }) => {
    const opener = await found(canvasElement, '[data-opens]');
    await userEvent.click(opener);
    await userEvent.click(await shown(canvasElement, 'nav_language'));
    await found(canvasElement, 'details[open] button[lang=ar]');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(openDialog(canvasElement)).toBeNull());
    await userEvent.click(opener);
    await found(canvasElement, 'dialog[open]');
    await expect(canvasElement.querySelector('details[open]')).toBeNull();
  },
});

/** When a wider window or a rotated phone hides the button, the menu closes. */
export const ClosedWithItsButton = meta.story({
  play: async ({ canvasElement, step }) => {
    await userEvent.click(await found(canvasElement, '[data-opens]'));
    await found(canvasElement, 'dialog[open]');
    const bar = await found(canvasElement, '[data-bar]');
    bar.hidden = true;
    await step('the menu is closed, and focus is on the page', async () => {
      await waitFor(() => expect(openDialog(canvasElement)).toBeNull());
      await waitFor(() => expect(document.activeElement?.closest('main')).not.toBeNull());
    });
    bar.hidden = false;
  },
});

export const RootProps = meta.story(
  rootProps<HTMLDialogElement>((probe) => (
    <SlideInMenu {...probe} open actions={actions} onClose={() => undefined}>
      <Content />
    </SlideInMenu>
  )),
);
