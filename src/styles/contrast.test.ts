import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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

const backgrounds = ['paper', 'surface'];
const rules: ReadonlyArray<readonly [text: string, on: readonly string[], least: number]> = [
  ['ink', [...backgrounds, 'accent-soft', 'danger-soft', 'positive-soft', 'line'], 7],
  ['ink-muted', backgrounds, 7],
  ['accent', [...backgrounds, 'accent-soft'], 4.5],
  ['accent-strong', [...backgrounds, 'accent-soft'], 7],
  ['on-accent', ['accent', 'accent-strong'], 4.5],
  ['danger', [...backgrounds, 'danger-soft'], 4.5],
  ['positive', [...backgrounds, 'positive-soft'], 4.5],
  ['warning', backgrounds, 4.5],
  ['info', backgrounds, 4.5],
  ['control', backgrounds, 3],
  ['focus', [...backgrounds, 'accent-soft'], 3],
];

test.each(['seller', 'tiktok'])('theme %s keeps AA everywhere and AAA for body text', (theme) => {
  const colours = themeColours(theme);
  const colour = (name: string) => colours.get(name) ?? `missing --color-${name}`;
  const short = rules.flatMap(([text, on, least]) =>
    on
      .map((ground) => ({ text, ground, ratio: contrast(colour(text), colour(ground)), least }))
      .filter(({ ratio }) => ratio < least),
  );
  expect(short).toEqual([]);
});

test('contrast follows the WCAG definition', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(() => contrast('red', '#ffffff')).toThrow('#rrggbb');
});

/**
 * Contrast of two opaque colours after WCAG 2.2, from 1 (equal) to 21 (black on white).
 * Takes `#rrggbb`; throws on anything else.
 */
function contrast(foreground: string, background: string): number {
  const [light, dark] = [luminance(foreground), luminance(background)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(colour: string): number {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!hex) {
    throw new Error(`Colour "${colour}" is not written as #rrggbb, so its contrast is unknown.`);
  }
  const [red = 0, green = 0, blue = 0] = hex.slice(1).map((pair) => linear(parseInt(pair, 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
