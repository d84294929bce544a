import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { colourPairs } from '../../../src/styles/colourPairs.ts';
import { Look } from './Look.tsx';
import { themes, tokenOf, tokensNamed } from './tokens.ts';

const meta = preview.meta({
  title: 'Docs/Look',
  component: Look,
  // Look.mdx is its documentation.
  tags: ['!autodocs'],
  parameters: { layout: 'padded', controls: { disable: true } },
});

/** Line heights by language. */
const leadings = { th: 1.7, ar: 1.7, 'zh-CN': 1.6, 'vi-VN': 1.5, 'en-GB': 1.5 } as const;

const leadingOf = (element: Element): number => {
  const { lineHeight, fontSize } = getComputedStyle(element);
  return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
};

/** A build writes `#fff` for `#ffffff`. */
const longForm = (colour: string): string =>
  colour.replace(/^#([\da-f])([\da-f])([\da-f])$/, '#$1$1$2$2$3$3');

export const Language = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    await step('every pair reaches its level in both themes', async () => {
      const pairs = colourPairs.flatMap(({ behind }) => behind).length * themes.length;
      const drawn = canvasElement.querySelectorAll('[data-pair]');
      await expect(drawn).toHaveLength(pairs);
      await expect(canvasElement.querySelector('[data-holds=false]')).toBeNull();
    });
    await step('the values read from tokens.css are the browser’s computed values', async () => {
      for (const theme of themes) {
        const section = canvasElement.querySelector<HTMLElement>(`section[data-theme=${theme}]`);
        if (section === null) throw new Error(`The page shows no theme ${theme}.`);
        const style = getComputedStyle(section);
        for (const name of tokensNamed('--color-').filter((one) => one !== '--color-mask'))
          await expect(longForm(style.getPropertyValue(name).trim())).toBe(tokenOf(theme, name));
      }
    });
    await step('the button plays the motions', async () => {
      await expect(canvasElement.querySelector('[data-played]')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Play all three' }));
      await expect(canvasElement.querySelectorAll('[data-played]')).toHaveLength(3);
    });
  },
});

/** A page has the line height of its language's script, and so has a passage in another language. */
export const LineHeightOfEachScript = meta.story({
  render: () => (
    <>
      {Object.keys(leadings).map((lang) => (
        <p key={lang} lang={lang}>
          {lang}
        </p>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const before = document.documentElement.lang;
    for (const [lang, leading] of Object.entries(leadings)) {
      await expect(leadingOf(canvas.getByText(lang))).toBeCloseTo(leading, 2);
      document.documentElement.lang = lang;
      await expect(leadingOf(document.body), `a page in ${lang}`).toBeCloseTo(leading, 2);
    }
    document.documentElement.lang = before;
  },
});
