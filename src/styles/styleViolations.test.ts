import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { customProperties, styleViolations } from './styleViolations.ts';

const src = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(src, path), 'utf8');
const modules = globSync('**/*.module.css', { cwd: src }).toSorted();

/** Declarations without a token, each with the reason. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // The h1 of a phone is one line above the card, so it follows the width.
  'components/Banner/Banner.module.css': ['font-size: clamp(0.9375rem, 4.4vw, 1.375rem)'],
  'app/routes/SimpleRegister.module.css': ['font-size: clamp(0.9375rem, 4.4vw, 1.375rem)'],
  // A link in running text is a target of 24 px (E-26).
  'components/TopBar/TopBar.module.css': ['line-height: 1.75'],
  'features/landing/banner/FirstScreen.module.css': ['line-height: 1.75'],
};

it.each(modules)('%s uses tokens', (path) => {
  expect(styleViolations(read(path), exceptions[path])).toEqual([]);
});

it.each(Object.entries(exceptions))('the exceptions of %s are still in use', (path, lines) => {
  for (const line of lines) expect(read(path)).toContain(`${line};`);
});

it('every custom property that a component reads is defined', () => {
  const sheets = [...modules, ...globSync('styles/*.css', { cwd: src })];
  const properties = sheets.map((path) => ({ path, ...customProperties(read(path)) }));
  const set = new Set(properties.flatMap((each) => [...each.set]));
  const unset = properties.flatMap(({ path, read: used }) =>
    [...used].filter((name) => !set.has(name)).map((name) => `${path}: ${name}`),
  );
  expect(unset).toEqual([]);
});

it.each([
  'color: #b93a0e',
  'background: rgb(20 33 61 / 50%)',
  'border-color: hsl(20 80% 40%)',
  'border-radius: 8px',
  'border-end-start-radius: 0.5rem',
  'border-radius: 1rem 1rem 0.25rem 0.25rem',
  'font-size: 15px',
  'font-size: clamp(1rem, 4vw, 2rem)',
  'line-height: 1.35',
  'letter-spacing: -0.01em',
  'font-weight: 500',
  'font-family: Georgia, serif',
  'box-shadow: 0 1px 2px black',
  'margin-left: var(--space-8)',
  'left: 0',
  'text-align: left',
])('reports `%s`', (planted) => {
  const css = `.a {\n  /* color: #fff; */\n  ${planted};\n}\n`;
  expect(styleViolations(css)).toMatchObject([{ line: 3, what: planted }]);
  expect(styleViolations(css, [planted])).toEqual([]);
});

it.each([
  'color: var(--color-ink)',
  'background: rgb(var(--shade) / 50%)',
  'border-radius: 50%',
  'border-radius: var(--radius-modal) var(--radius-modal) 0 0',
  'border-end-end-radius: 0',
  'font-size: var(--choice-text, var(--text-14))',
  'font-size: 1.125em',
  'line-height: 1',
  'inset-inline-start: 0',
  'grid-template-areas: "left right"',
])('accepts `%s`', (written) => {
  expect(styleViolations(`.a { ${written}; }`)).toEqual([]);
});

it('lists the custom properties that a sheet reads and sets', () => {
  const { read: used, set } = customProperties('.a { --own: 1px; gap: var(--own) var(--b, 0); }');
  expect([...used]).toEqual(['--own']);
  expect([...set]).toEqual(['--own']);
});
