import { expect, it } from 'vitest';
import type { Picture } from './Picture.ts';
import { sheetHtml } from './sheetHtml.ts';
import { settingsOf } from './settingsOf.ts';
import { readSheetOptions } from './sheetOptions.ts';

const picture = (title: string, name: string, over: Partial<Picture> = {}): Picture => ({
  id: `${title}--${name}`.toLowerCase(),
  title,
  name,
  theme: 'seller',
  region: 'gb',
  language: 'region',
  viewport: '1440x900',
  width: 200,
  height: 80,
  data: 'UklGRg==',
  failure: null,
  ...over,
});

const everyStory = readSheetOptions({});

it('stands by group and component, each picture with what it was taken in', () => {
  const html = sheetHtml(
    [
      picture('Screens/Register', 'Account'),
      picture('Components/Inputs/OtpField', 'Empty'),
      picture('Components/Inputs/OtpField', 'Full', { theme: 'tiktok' }),
    ],
    ':root { --space-8: 0.5rem; }',
    everyStory,
  );
  expect(html.match(/<h2>.*?<\/h2>/g)).toEqual([
    '<h2>Components / Inputs</h2>',
    '<h2>Screens</h2>',
  ]);
  expect(html).toContain('<h3>OtpField <small>2</small></h3>');
  expect(html).toContain('--space-8: 0.5rem');
  expect(html).toContain('<h1>Portico, every story</h1>');
  expect(html.match(/<img /g)).toHaveLength(3);
  expect(html).toContain('alt="Full, tiktok, gb, region, 1440x900"');
});

it('has a switch for what differs, and a note of what does not', () => {
  const html = sheetHtml(
    [picture('Components/A', 'One'), picture('Components/A', 'One', { language: 'ar' })],
    '',
    everyStory,
  );
  expect(html).toContain('<select data-sifts="in-language"><option value="">all</option>');
  expect(html).toContain('<small>theme seller</small>');
});

it('marks where a play failed, and takes no text for markup', () => {
  const html = sheetHtml(
    [picture('Components/A', 'One', { failure: 'no <button>' })],
    '',
    everyStory,
  );
  expect(html).toContain('<em>Its play failed: no &lt;button&gt;</em>');
});

it('reads windows and names, and refuses others', () => {
  expect(readSheetOptions({})).toMatchObject({
    sheet: 'stories',
    themes: ['seller'],
    languages: ['region'],
    sizes: ['own'],
  });
  expect(
    readSheetOptions({ PORTICO_THEMES: 'seller,tiktok', PORTICO_SIZES: 'own, 390x844' }),
  ).toMatchObject({ themes: ['seller', 'tiktok'], sizes: ['own', { width: 390, height: 844 }] });
  expect(() => readSheetOptions({ PORTICO_SIZES: 'phone' })).toThrow('=phone is no window');
  expect(() => readSheetOptions({ PORTICO_THEMES: 'dark' })).toThrow('there is seller, tiktok');
});

it('has a sheet of every region in each of its languages, on a desktop and a phone', () => {
  const options = readSheetOptions({ PORTICO_SHEET: 'regions' });
  expect(options.sizes).toEqual([
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]);
  const site = (id: string, ...languageList: string[]) => ({
    ...{ id, navBar: { switchLang: { languageList } } },
  });
  expect(settingsOf(options, [site('gb', 'en-GB'), site('us', 'en', 'es-419')])).toEqual([
    { theme: 'seller', region: 'gb', language: 'en-GB' },
    { theme: 'seller', region: 'us', language: 'en' },
    { theme: 'seller', region: 'us', language: 'es-419' },
  ]);
});

it('opens a sheet of whole pages at the scale that shows them all', () => {
  const options = readSheetOptions({ PORTICO_SHEET: 'regions' });
  const html = sheetHtml([picture('Screens/RegionPages', 'Register')], '', options);
  expect(html).toContain('<h1>Portico, every region in each of its languages</h1>');
  expect(html).toContain('<body style="--scale:0.15">');
  expect(html).toContain('step="0.05" value="0.15"');
});

it('has a sheet of dialogs and errors', () => {
  const { titles } = readSheetOptions({ PORTICO_SHEET: 'dialogs' });
  const all = ['Components/Dialogs/Dialog', 'Errors/passport', 'Screens/Register'];
  expect(all.filter((title) => titles.test(title))).toEqual(all.slice(0, 2));
  expect(() => readSheetOptions({ PORTICO_SHEET: 'all' })).toThrow(
    'there is stories, regions, dialogs',
  );
});
