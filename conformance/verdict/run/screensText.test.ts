import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseScreens } from '../../oracle/screens.ts';
import { screensText } from './screensText.ts';

const screens = new Map([
  ['gb desktop', ['banner', '  link {log_in}', 'main', '  button {go}', '  button {google}']],
  ['gb mobile', ['banner', '  button {menu}', 'main', '  button {go}', '  button {google}']],
  ['me desktop', ['banner', '  link {log_in}', 'main', '  button {go}']],
  ['me mobile', ['banner', '  button {menu}', 'main', '  button {go}']],
]);

it('says once what the sites have in common, and where the rest is', () => {
  expect(screensText(screens)).toBe(
    [
      '# gb, me',
      'banner',
      '  link {log_in} @ desktop',
      '  button {menu} @ mobile',
      'main',
      '  button {go}',
      '  button {google} @ gb',
      '',
    ].join('\n'),
  );
});

it('has a part where the part around it is, unless it says otherwise', () => {
  const text =
    '# gb desktop, me desktop\nregion {a} @ gb\nregion {b} @ not gb\n  form @ all\n    link\n';
  expect(parseScreens(text)).toEqual(
    new Map([
      ['gb desktop', ['region {a}', '  form', '    link']],
      ['me desktop', ['region {b}', '  form', '    link']],
    ]),
  );
});

it('tells of a site that reaches no such state', () => {
  expect(() => parseScreens('# gb desktop\nmain @ fr\n')).toThrow('"fr" names none of gb desktop');
});

const folder = new URL('../../oracle/screens/', import.meta.url);

it.each(readdirSync(folder))('%s is written as it is read', (name) => {
  const text = readFileSync(new URL(name, folder), 'utf8');
  expect(screensText(parseScreens(text))).toBe(text);
});
