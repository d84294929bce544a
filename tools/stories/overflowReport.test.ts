import { expect, it } from 'vitest';
import { overflowReport } from './overflowReport.ts';

const fault = { story: 'screens-a--b', selector: 'button', what: 'is cut off by 3 px at the side' };

it('says each fault of a story once, with all the places that show it', () => {
  expect(
    overflowReport(
      [
        { ...fault, language: 'fr', width: 320 },
        { ...fault, language: 'de-DE', width: 320, what: 'is cut off by 12 px at the side' },
        { ...fault, language: 'de-DE', width: 390 },
        { ...fault, language: 'ar', width: 320, selector: 'p' },
      ],
      3,
    ),
  ).toEqual([
    'screens-a--b: button is cut off by 12 px at the side (320 px: fr de-DE; 390 px: de-DE)',
    'screens-a--b: p is cut off by 3 px at the side (320 px: ar)',
  ]);
});

it('says so when every language shows it', () => {
  expect(
    overflowReport(
      ['fr', 'ar'].map((language) => ({ ...fault, language, width: 320 })),
      2,
    ),
  ).toEqual(['screens-a--b: button is cut off by 3 px at the side (320 px: every language)']);
});
