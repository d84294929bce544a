import type { ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { SiteMenu } from '../../src/components/SiteMenu/SiteMenu.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import { useLanguage } from '../../src/i18n/useLanguage.ts';
import type { ComponentGuide } from '../support/ComponentGuide.ts';
import { groups, Popped, registerOf, site } from '../support/navigationParts.tsx';
import { rootProps } from '../support/rootProps.tsx';
import { shows } from '../support/shows.ts';
import { found } from '../support/signUpSteps.ts';

const onChoose = fn().mockName('onChoose');
/** As wide as a popup. */
const narrow = (Story: () => ReactNode) => <div style={{ inlineSize: '12.5rem' }}>{Story()}</div>;

const meta = preview.meta({
  title: 'Components/Navigation/SiteMenu',
  component: SiteMenu,
  parameters: {
    guide: {
      purpose:
        'The other sites, in a PopupPanel or a Disclosure, by the part of the world and sorted by their names in the page’s language. Each is a real link, so that it can open a new tab.',
      keyboard: [
        ['Arrow down, up', 'In a popup: the next or the previous site; both ends are joined.'],
        ['Home, End', 'In a popup: the first or the last.'],
        ['Enter', 'Goes to the site; with Ctrl or Command in a new tab.'],
      ],
      spoken: [
        'A list of lists, each by the name of its part of the world.',
        'A site’s name, “Invitation only” where it is so, then “link”.',
      ],
      sources: ['NAV-006', 'NAV-007', 'NAV-008', 'UI-016', 'S-133'],
    } satisfies ComponentGuide,
  },
  args: { groups, language: 'en', hrefOf: registerOf, onChoose },
  beforeEach: () => {
    onChoose.mockClear();
  },
  render: function Sites(args) {
    return <SiteMenu {...args} language={useLanguage()} />;
  },
});

/** The sites that links lead to, by their regions' ids; their order on screen is that of their names. */
const regionsIn = (part: Element, links: string) =>
  [...part.querySelectorAll<HTMLAnchorElement>(links)]
    .map(({ hostname }) => hostname.replace('.portico.example', ''))
    .toSorted((one, other) => one.localeCompare(other));

export const ThreeGroups = meta.story({
  decorators: [narrow],
  play: async ({ canvasElement, step }) => {
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
    await step('a plain click tells which, and leaves nothing by itself', async () => {
      await userEvent.click(await found(canvasElement, 'a[href*="//my."]'));
      await expect(onChoose).toHaveBeenCalledWith({ site: site('my', 'asia') });
    });
  },
});

export const OneGroup = meta.story({ decorators: [narrow], args: { groups: groups.slice(1, 2) } });

/** Whether the menu lets the browser have a click; it goes nowhere in this story. */
function isLeftToBrowser(link: Element, click: MouseEventInit): boolean {
  let left = false;
  document.addEventListener(
    'click',
    (event) => {
      left = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }));
  return left;
}

export const ClickedForANewTab = meta.story({
  decorators: [narrow],
  play: async ({ canvasElement, step }) => {
    const link = await found(canvasElement, 'a[href*="//my."]');
    await step('Ctrl, Command and Shift leave the click to the browser', async () => {
      for (const key of ['ctrlKey', 'metaKey', 'shiftKey'])
        await expect(isLeftToBrowser(link, { [key]: true })).toBe(true);
      await expect(onChoose).not.toHaveBeenCalled();
    });
    await step('a plain one is the menu’s', async () => {
      await expect(isLeftToBrowser(link, {})).toBe(false);
      await expect(onChoose).toHaveBeenCalledOnce();
    });
  },
});

export const OpensAndCloses = meta.story({
  tags: ['opens'],
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Popped label={<Message id="nav_site" />}>{Story()}</Popped>],
  play: async ({ canvasElement }) => {
    const opener = await found(canvasElement, '[data-opens]');
    await userEvent.click(opener);
    await found(canvasElement, 'a[href*="//my."]');
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelector('a')).toBeNull();
    await expect(opener).toHaveFocus();
  },
});

export const RootProps = meta.story(
  rootProps<HTMLUListElement>((probe) => (
    <SiteMenu
      {...probe}
      groups={groups}
      language="en"
      hrefOf={registerOf}
      onChoose={() => undefined}
    />
  )),
);
