import { expect, it } from 'vitest';
import type { Picture } from './Picture.ts';
import { sheetHtml } from './sheetHtml.ts';
import { readSheetOptions } from './sheetOptions.ts';

const picture = (title: string, name: string, over: Partial<Picture> = {}): Picture => ({
  id: `${title}--${name}`.toLowerCase(),
  title,
  name,
  theme: 'seller',
  language: 'region',
  viewport: '1440x900',
  width: 200,
  height: 80,
  data: 'UklGRg==',
  failure: null,
  ...over,
});

it('stands by group and component, each picture with what it was taken in', () => {
  const html = sheetHtml(
    [
      picture('Screens/Register', 'Account'),
      picture('Components/Inputs/OtpField', 'Empty'),
      picture('Components/Inputs/OtpField', 'Full', { theme: 'tiktok' }),
    ],
    ':root { --space-8: 0.5rem; }',
  );
  expect(html.match(/<h2>.*?<\/h2>/g)).toEqual([
    '<h2>Components / Inputs</h2>',
    '<h2>Screens</h2>',
  ]);
  expect(html).toContain('<h3>OtpField <small>2</small></h3>');
  expect(html).toContain('--space-8: 0.5rem');
  expect(html.match(/<img /g)).toHaveLength(3);
  expect(html).toContain('alt="Full, tiktok, region, 1440x900"');
});

it('has a switch for what differs, and a note of what does not', () => {
  const html = sheetHtml(
    [picture('Components/A', 'One'), picture('Components/A', 'One', { language: 'ar' })],
    '',
  );
  expect(html).toContain('<select data-sifts="in-language"><option value="">all</option>');
  expect(html).toContain('<small>theme seller</small>');
});

it('marks where a play failed, and takes no text for markup', () => {
  const html = sheetHtml([picture('Components/A', 'One', { failure: 'no <button>' })], '');
  expect(html).toContain('<em>Its play failed: no &lt;button&gt;</em>');
});

it('reads windows and names, and refuses others', () => {
  expect(readSheetOptions({})).toEqual({
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
