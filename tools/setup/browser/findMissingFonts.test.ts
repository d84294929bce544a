import { expect, test } from 'vitest';
import { findMissingFonts } from './findMissingFonts.mjs';

test('names the scripts that no font covers', () => {
  expect(findMissingFonts('linux', (language) => language === 'ar')).toEqual(['Thai', 'Chinese']);
  expect(findMissingFonts('linux', () => true)).toEqual([]);
});

test.each(['darwin', 'win32'])('%s brings its fonts', (platform) => {
  expect(findMissingFonts(platform, () => false)).toEqual([]);
});
