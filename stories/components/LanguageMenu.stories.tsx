import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { LanguageMenu } from '../../src/components/LanguageMenu/LanguageMenu.tsx';
import { Message } from '../../src/i18n/Message.tsx';
import type { ComponentGuide } from '../../.storybook/ComponentGuide.ts';
import { languages, Popped } from '../support/navigationParts.tsx';
import { rootProps } from '../support/rootProps.tsx';
import { covers } from '../support/covers.ts';
import { found } from '../support/signUpSteps.ts';

const meta = preview.meta({
  title: 'Components/Navigation/LanguageMenu',
  component: LanguageMenu,
  parameters: {
    guide: {
      purpose:
        'The languages of a site, for a PopupPanel or a Disclosure. Each has its own name and its own `lang`, for the right pronunciation and font.',
      keyboard: [
        [
          'Arrow down, up',
          'In a popup: moves to the next or the previous language, and wraps around.',
        ],
        ['Home, End', 'In a popup: moves to the first or the last.'],
        ['Enter, Space', 'Chooses.'],
      ],
      announced: [
        '“List, 8 items”, then each name in its own language, then “button”.',
        'The current one: “current”.',
      ],
      sources: ['NAV-011', 'I18N-011', 'E-25'],
    } satisfies ComponentGuide,
  },
  args: { languages, current: 'en-GB', onChoose: fn() },
});

export const EightScripts = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: '13.5625rem' }}>{Story()}</div>],
  play: async ({ args, canvas, canvasElement, step }) => {
    await covers(
      step,
      ['NAV-011'],
      'each language by its own name, the current one marked',
      async () => {
        const rows = canvas.getAllByRole('button');
        await expect(rows.map(({ lang }) => lang)).toEqual(languages);
        await expect(rows.map(({ textContent }) => textContent)).toContain('العربية');
        await expect(rows.filter((row) => row.ariaCurrent === 'true')).toEqual([rows[0]]);
        await userEvent.click(await found(canvasElement, 'button[lang=ar]'));
        await expect(args.onChoose).toHaveBeenCalledWith({ language: 'ar' });
      },
    );
  },
});

/** Two variants of one language have different names. */
export const TwoVariantsOfOneLanguage = meta.story({
  args: { languages: ['en-GB', 'en', 'ms-MY'], current: 'en' },
  decorators: [(Story) => <div style={{ inlineSize: '13.5625rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(new Set(names).size).toBe(3);
  },
});

export const OpensAndCloses = meta.story({
  tags: ['opens'],
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Popped label={<Message id="nav_language" />}>
      <LanguageMenu {...args} />
    </Popped>
  ),
  play: async ({ canvasElement }) => {
    const opener = await found(canvasElement, '[data-opens]');
    await userEvent.click(opener);
    await found(canvasElement, 'li button[lang=ar]');
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelector('li')).toBeNull();
    await expect(opener).toHaveFocus();
  },
});

export const RootProps = meta.story(
  rootProps<HTMLUListElement>((probe) => (
    <LanguageMenu {...probe} languages={languages} current="en-GB" onChoose={() => undefined} />
  )),
);
