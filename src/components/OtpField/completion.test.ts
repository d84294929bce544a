import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { covers } from '#covers';
import { seeShown, readEdit, type Reported } from './completion.ts';
import { editByKey, enterText, pasteCode, toBoxes, type OtpEdit } from './otp.ts';

const nothing: Reported = { digits: '', completed: '' };

test('only the last digit completes the code', () => {
  covers(['CODE-006'], () => {
    expect(readEdit(nothing, '48291', 6).code).toBeNull();
    expect(readEdit(nothing, '482915', 6).code).toBe('482915');
  });
});

test('the same code completes again only after another one, or after the caller cleared it', () => {
  const { reported } = readEdit(nothing, '482915', 6);
  const erased = readEdit(reported, '48291', 6).reported;
  expect(readEdit(erased, '482915', 6).code).toBeNull();
  expect(readEdit(readEdit(erased, '482916', 6).reported, '482915', 6).code).toBe('482915');
  expect(readEdit(seeShown(erased, ''), '482915', 6).code).toBe('482915');
});

type Move =
  | { readonly do: 'type' | 'autofill' | 'paste'; readonly text: string; readonly index: number }
  | { readonly do: 'erase'; readonly index: number }
  | { readonly do: 'clear' };

const size = 4;
// Few digits, so that codes repeat.
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom('1', '２'), minLength: 1, maxLength: 1 }),
  fc.string({ unit: fc.constantFrom('1', '٢', ' ', 'e'), maxLength: 6 }),
  fc.constantFrom('1111', '1112', 'code 2 1 1 1', '11111'),
);
const index = fc.nat(size - 1);
const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constantFrom('type', 'autofill', 'paste'), text, index }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('erase'), index }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clear') }) },
);

function editOf(boxes: readonly string[], step: Exclude<Move, { do: 'clear' }>): OtpEdit | null {
  if (step.do === 'erase') return editByKey(boxes, step.index, 'Backspace');
  if (step.do === 'paste') return pasteCode(step.text, size);
  const existing = step.do === 'type' ? (boxes[step.index] ?? '') : '';
  return enterText(boxes, step.index, existing + step.text);
}

test('for any edits: a completed code is in the boxes, and completes once', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
      let boxes = toBoxes('', size);
      let reported = nothing;
      let last: string | null = null; // the last completed code since the caller cleared the boxes
      for (const step of moves) {
        if (step.do === 'clear') {
          if (boxes.join('') !== '') last = null;
          boxes = toBoxes('', size);
          reported = seeShown(reported, '');
          continue;
        }
        const edit = editOf(boxes, step);
        if (edit === null || edit.kind === 'refused') continue;
        boxes = edit.boxes;
        const outcome = readEdit(reported, boxes.join(''), size);
        reported = seeShown(outcome.reported, boxes.join('')); // the caller shows the reported digits
        if (outcome.code === null) continue;
        expect(outcome.code).toBe(boxes.join(''));
        expect(outcome.code).toMatch(/^[0-9]{4}$/);
        expect(outcome.code).not.toBe(last);
        last = outcome.code;
      }
    }),
    { numRuns: 3000 },
  );
});

test('every full code that differs from the last one completes', () => {
  const code = fc.string({ unit: fc.constantFrom('1', '2'), minLength: size, maxLength: size });
  fc.assert(
    fc.property(fc.array(code, { maxLength: 20 }), (codes) => {
      let reported = nothing;
      const completed: string[] = [];
      for (const full of codes) {
        const outcome = readEdit(reported, full, size);
        reported = outcome.reported;
        if (outcome.code !== null) completed.push(outcome.code);
      }
      expect(completed).toEqual(codes.filter((full, at) => full !== codes[at - 1]));
    }),
    { numRuns: 2000 },
  );
});
