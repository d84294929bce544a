import type { ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { SiteMenu } from '../../src/components/SiteMenu/SiteMenu.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import { useLanguage } from '../../src/i18n/useLanguage.ts';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { groups, Popped, registerOf, site } from '../support/navigationParts.tsx';
import { rootProps } from '../support/rootProps.tsx';
import { covers } from '../support/covers.ts';
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
        'Links to the other sites, for a PopupPanel or a Disclosure, grouped by part of the world and sorted by name in the page’s language. As real links they can open in a new tab.',
      keyboard: [
        ['Arrow down, up', 'In a popup: moves to the next or the previous site, and wraps around.'],
        ['Home, End', 'In a popup: moves to the first or the last.'],
        ['Enter', 'Opens the site; with Ctrl or Command in a new tab.'],
      ],
      announced: [
        'A list of lists, each named by its part of the world.',
        'A site’s name, “Invitation only” where it applies, then “link”.',
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

/** The regions of the links, sorted by id; on screen they are sorted by name. */
const regionsIn = (part: Element, links: string) =>
  [...part.querySelectorAll<HTMLAnchorElement>(links)]
    .map(({ hostname }) => hostname.replace('.portico.example', ''))
    .toSorted((one, other) => one.localeCompare(other));

export const ThreeGroups = meta.story({
  decorators: [narrow],
  play: async ({ canvasElement, step }) => {
    await covers(step, ['NAV-006', 'NAV-008'], 'groups; Spain and Ireland have a tag', async () => {
      const lists = [...canvasElement.querySelectorAll('ul[aria-labelledby]')];
      await expect(lists.map((list) => regionsIn(list, 'a'))).toEqual([
        ['id', 'my', 'ph', 'sg', 'th', 'vn'],
        ['es', 'ie'],
        ['mx', 'us'],
      ]);
      const headings = lists.map((list) =>
        document.getElementById(list.getAttribute('aria-labelledby') ?? ''),
      );
      await expect(
        headings.map((heading) =>
          heading?.querySelector('[data-message]')?.getAttribute('data-message'),
        ),
      ).toEqual(['nav_site_group_asia', 'nav_site_group_europe', 'nav_site_group_north_america']);
      const invited = 'a:has([data-message=nav_site_invited])';
      await expect(regionsIn(canvasElement, invited)).toEqual(['es', 'ie']);
    });
    await step('a plain click calls back with the site and does not navigate', async () => {
      await userEvent.click(await found(canvasElement, 'a[href*="//my."]'));
      await expect(onChoose).toHaveBeenCalledWith({ site: site('my', 'asia') });
    });
  },
});

export const OneGroup = meta.story({ decorators: [narrow], args: { groups: groups.slice(1, 2) } });

/** Whether the menu leaves a click to the browser; the story prevents the navigation. */
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

export const ClickedForNewTab = meta.story({
  decorators: [narrow],
  play: async ({ canvasElement, step }) => {
    const link = await found(canvasElement, 'a[href*="//my."]');
    await step('Ctrl, Command and Shift leave the click to the browser', async () => {
      for (const key of ['ctrlKey', 'metaKey', 'shiftKey'])
        await expect(isLeftToBrowser(link, { [key]: true })).toBe(true);
      await expect(onChoose).not.toHaveBeenCalled();
    });
    await step('the menu handles a plain click', async () => {
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
