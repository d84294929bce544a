import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colourPairs } from './colourPairs.ts';
import { contrast } from './contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Colours of one theme: the shared ones of `:root`, overlaid by the theme's own block. */
function themeColours(theme: string): Map<string, string> {
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const own = (selector: string) =>
    selector.trim().endsWith(':root') || selector.includes(`[data-theme='${theme}']`);
  const body = blocks.filter(([, selector = '']) => own(selector)).map(([, , rules]) => rules);
  const colours = body.join('').matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6});/g);
  return new Map([...colours].map(([, name = '', value = '']) => [name, value]));
}

test.each(['seller', 'tiktok'])('theme %s keeps AA everywhere and AAA for body text', (theme) => {
  const colours = themeColours(theme);
  const colour = (name: string) => colours.get(name) ?? `missing --color-${name}`;
  const short = colourPairs.flatMap(({ front, behind, least }) =>
    behind
      .map((ground) => ({ front, ground, ratio: contrast(colour(front), colour(ground)), least }))
      .filter(({ ratio }) => ratio < least),
  );
  expect(short).toEqual([]);
});

test('every colour of the palette stands in a pair', () => {
  const paired = new Set(colourPairs.flatMap(({ front, behind }) => [front, ...behind]));
  expect([...themeColours('seller').keys()].toSorted()).toEqual([...paired].toSorted());
});

test('contrast follows the WCAG definition', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(() => contrast('red', '#ffffff')).toThrow('#rrggbb');
});
