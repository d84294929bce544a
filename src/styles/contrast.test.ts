import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colourPairs } from './colourPairs.ts';
import { contrast } from './contrast.ts';
import { tokensOf } from './tokensOf.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

test.each(['seller', 'tiktok'])('theme %s meets AA everywhere and AAA for body text', (theme) => {
  const tokens = tokensOf(css, theme);
  const colour = (name: string) => tokens.get(`--color-${name}`) ?? `missing --color-${name}`;
  const tooLow = colourPairs.flatMap(({ front, behind, least }) =>
    behind
      .map((background) => ({
        front,
        background,
        ratio: contrast(colour(front), colour(background)),
        least,
      }))
      .filter(({ ratio }) => ratio < least),
  );
  expect(tooLow).toEqual([]);
});

/** The hue of a colour in degrees. */
function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[0-9a-f]{2}/gi) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  const y = Math.sqrt(3) * (green - blue);
  const x = 2 * red - green - blue;
  return (Math.atan2(y, x) * 180) / Math.PI;
}

test('an error has another hue than the primary action; its icon and edge have another shape', () => {
  const tokens = tokensOf(css, 'seller');
  const [danger, accent] = ['danger', 'accent'].map((name) =>
    hueOf(tokens.get(`--color-${name}`) ?? ''),
  );
  expect(Math.abs((danger ?? 0) - (accent ?? 0))).toBeGreaterThan(20);
});

test('every colour of the palette except the mask is in a pair', () => {
  const paired = new Set(colourPairs.flatMap(({ front, behind }) => [front, ...behind]));
  const colours = [...tokensOf(css, 'seller').keys()]
    .filter((name) => name.startsWith('--color-') && name !== '--color-mask')
    .map((name) => name.replace('--color-', ''));
  expect(colours.toSorted()).toEqual([...paired].toSorted());
});

test('contrast follows the WCAG definition', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(() => contrast('red', '#ffffff')).toThrow('#rrggbb');
});

test('a theme overrides shared tokens; tokens in media queries are ignored', () => {
  const sheet = `
    :root, [data-theme='a'] { --x: 1px; --y: 2px; } /* --x: 9px; */
    [data-theme='b'] { --x: 3px; }
    @media (prefers-reduced-motion: reduce) { :root { --y: 0; } }`;
  expect([...tokensOf(sheet, 'a')]).toEqual([
    ['--x', '1px'],
    ['--y', '2px'],
  ]);
  expect([...tokensOf(sheet, 'b')]).toEqual([
    ['--x', '3px'],
    ['--y', '2px'],
  ]);
});
