import { expect, it } from 'vitest';
import { overflowLines } from './overflow.ts';

const violation = { rule: 'overflow', selector: 'button', what: 'is cut off by 3 px at the side' };

it('names each violation once, with all the places that show it', () => {
  expect(
    overflowLines(
      [
        { ...violation, language: 'fr', width: 320 },
        { ...violation, language: 'de-DE', width: 320, what: 'is cut off by 12 px at the side' },
        { ...violation, language: 'de-DE', width: 390 },
        { ...violation, language: 'ar', width: 320, selector: 'p' },
      ],
      3,
    ),
  ).toEqual([
    'overflow: button is cut off by 12 px at the side (320 px: fr de-DE; 390 px: de-DE)',
    'overflow: p is cut off by 3 px at the side (320 px: ar)',
  ]);
});

it('is short when every language shows it', () => {
  const everywhere = ['fr', 'ar'].map((language) => ({ ...violation, language, width: 320 }));
  expect(overflowLines(everywhere, 2)).toEqual([
    'overflow: button is cut off by 3 px at the side (320 px: every language)',
  ]);
});
