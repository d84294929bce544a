import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { colourPairs } from '../../../src/styles/colourPairs.ts';
import { Look } from './Look.tsx';
import { themes, tokenOf, tokensNamed } from './tokens.ts';

const meta = preview.meta({
  title: 'Docs/Look',
  component: Look,
  // The page beside (Look.mdx) is its documentation.
  tags: ['!autodocs'],
  parameters: { layout: 'padded', controls: { disable: true } },
});

/** The script's air as it is drawn: text, and the whole page when it speaks the language. */
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
    await step('every pair in both themes holds its level', async () => {
      const pairs = colourPairs.flatMap(({ behind }) => behind).length * themes.length;
      const drawn = canvasElement.querySelectorAll('[data-pair]');
      await expect(drawn).toHaveLength(pairs);
      await expect(canvasElement.querySelector('[data-holds=false]')).toBeNull();
    });
    await step('what the page reads from tokens.css is what a browser makes of it', async () => {
      for (const theme of themes) {
        const room = canvasElement.querySelector<HTMLElement>(`section[data-theme=${theme}]`);
        if (room === null) throw new Error(`The page shows no theme ${theme}.`);
        const style = getComputedStyle(room);
        for (const name of tokensNamed('--color-').filter((one) => one !== '--color-mask'))
          await expect(longForm(style.getPropertyValue(name).trim())).toBe(tokenOf(theme, name));
      }
    });
    await step('a move is played when it is asked for', async () => {
      await expect(canvasElement.querySelector('[data-played]')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Play the three' }));
      await expect(canvasElement.querySelectorAll('[data-played]')).toHaveLength(3);
    });
  },
});

/** A page in a language has the air of its script, and so has a passage in another language's page. */
export const AirOfEachScript = meta.story({
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
