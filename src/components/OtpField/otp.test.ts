import { describe, expect, test } from 'vitest';
import { covers } from '#covers';
import {
  editByKey,
  enterText,
  eraseBack,
  extractCode,
  pasteCode,
  tabStopOf,
  toBoxes,
  travel,
} from './otp.ts';

const boxes = (text: string) => Array.from(text, (box) => (box === '_' ? '' : box));
const edited = (text: string, focus: number) => ({ kind: 'edited', boxes: boxes(text), focus });
const refused = { kind: 'refused' };

describe('extractCode', () => {
  test.each([
    ['482915', '482915'],
    ['2FA: 482915', '482915'],
    ['Your code is 4829 15', '482915'],
    ['Order 77: your code is 482915.', '482915'],
    ['４８２９１５', '482915'],
    ['٤٨٢٩١٥', '482915'],
    ['۴۸۲-۹۱۵', '482915'],
    ['4829', null],
    ['48291567', null],
    ['Call +44 7911 123456', '123456'],
    ['12 345 67', null],
    ['12௩4567', null],
    ['١٢٣ ௪௫௬', '123456'],
    ['482915 or 482916', null],
    ['482915, I repeat: 482915', '482915'],
    ['48291²', null],
    ['4️⃣8️⃣2️⃣9️⃣1️⃣5️⃣', '482915'],
    ['no code here', null],
    ['', null],
  ])('finds in %j the code %j (E-04, E-05)', (text, code) => {
    expect(extractCode(text, 6)).toBe(code);
  });

  test('a phone code has four digits', () => {
    expect(extractCode('Code 8-2-9-1', 4)).toBe('8291');
    expect(extractCode('482915', 4)).toBeNull();
  });
});

test('a paste fills all boxes or changes nothing', () => {
  covers(['CODE-004'], () => {
    expect(pasteCode('2FA: 482915', 6)).toEqual(edited('482915', 5));
  });
  expect(pasteCode('482915733', 6)).toEqual(refused);
});

describe('enterText', () => {
  test('accepts digits only', () => {
    covers(['CODE-003'], () => {
      expect(enterText(boxes('4_____'), 1, '8')).toEqual(edited('48____', 2));
      expect(enterText(boxes('4_____'), 1, 'e')).toEqual(refused);
    });
  });

  test('ignores letters, spaces and emoji next to the existing digit (CODE-003)', () => {
    for (const text of ['4e', 'e4', '4 ', '4👩', '4に'])
      expect(enterText(boxes('48____'), 0, text)).toEqual(refused);
    expect(enterText(boxes('_8____'), 0, '4 ')).toEqual(edited('48____', 1));
  });

  test('treats a text with digits as pasted', () => {
    expect(enterText(boxes('99____'), 2, '12:34')).toEqual(refused);
    expect(enterText(boxes('99____'), 2, 'code 4829-15')).toEqual(edited('482915', 5));
    expect(enterText(boxes('99____'), 2, '12 ')).toEqual(edited('9912__', 4));
  });

  test('begins another code in the first box of a full one (E-07)', () => {
    expect(enterText(boxes('482915'), 0, '7')).toEqual(edited('7_____', 1));
    expect(editByKey(boxes('482915'), 0, '4')).toEqual(edited('4_____', 1));
    expect(enterText(boxes('482915'), 0, '730261')).toEqual(edited('730261', 5));
    expect(enterText(boxes('48291_'), 0, '7')).toEqual(edited('78291_', 1));
  });

  test('replaces a digit with one typed on either side', () => {
    expect(enterText(boxes('482915'), 2, '27')).toEqual(edited('487915', 3));
    expect(enterText(boxes('482915'), 2, '72')).toEqual(edited('487915', 3));
    expect(enterText(boxes('482915'), 2, '22')).toEqual(edited('482915', 3));
  });

  test('several digits continue in the next boxes, autofill fills all, the last box keeps the focus', () => {
    expect(enterText(boxes('______'), 0, '482')).toEqual(edited('482___', 3));
    expect(enterText(boxes('______'), 0, '482915')).toEqual(edited('482915', 5));
    expect(enterText(boxes('9_____'), 3, '482915')).toEqual(edited('482915', 5));
    expect(enterText(boxes('______'), 0, '4829157')).toEqual(refused);
  });

  test('clearing a box leaves a gap', () => {
    expect(enterText(boxes('482915'), 2, '')).toEqual(edited('48_915', 2));
  });
});

test('backspace empties the box, then moves back', () => {
  covers(['CODE-005'], () => {
    expect(eraseBack(boxes('482___'), 3)).toEqual(edited('48____', 2));
  });
  expect(eraseBack(boxes('482___'), 1)).toEqual(edited('4_2___', 1));
  expect(eraseBack(boxes('______'), 0)).toEqual(edited('______', 0));
});

test('keys: blocks letters, moves on for the same digit, leaves the rest to the browser', () => {
  covers(['CODE-003'], () => {
    expect(editByKey(boxes('4_____'), 1, 'e')).toEqual(refused);
  });
  expect(editByKey(boxes('48____'), 0, '4')).toEqual(edited('48____', 1));
  expect(editByKey(boxes('48____'), 1, 'Backspace')).toEqual(edited('4_____', 1));
  expect(editByKey(boxes('4_____'), 1, '8')).toBeNull();
  expect(editByKey(boxes('4_____'), 1, 'Enter')).toBeNull();
});

test('arrows, Home and End move inside the boxes', () => {
  expect(travel('ArrowLeft', 0, 6)).toBe(0);
  expect(travel('ArrowRight', 5, 6)).toBe(5);
  expect(travel('Home', 4, 6)).toBe(0);
  expect(travel('End', 0, 4)).toBe(3);
  expect(travel('Tab', 2, 6)).toBeNull();
});

test('toBoxes accepts digits in any script', () => {
  expect(toBoxes('4８', 4)).toEqual(['4', '8', '', '']);
});

test.each([
  ['______', 0],
  ['48____', 2],
  ['4_29__', 1],
  ['482915', 5],
])('Tab reaches %s at box %i alone', (text, index) => {
  expect(tabStopOf(boxes(text))).toBe(index);
});
