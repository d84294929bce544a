import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shows } from '#shows';
import { seeShown, tellEdit, type Told } from './completion.ts';
import { editByKey, enterText, pasteCode, toBoxes, type OtpEdit } from './otp.ts';

const nothing: Told = { digits: '', completed: '' };

test('the last digit completes the code, and nothing before it does', () => {
  shows(['CODE-006'], () => {
    expect(tellEdit(nothing, '48291', 6).code).toBeNull();
    expect(tellEdit(nothing, '482915', 6).code).toBe('482915');
  });
});

test('the same code is completed again only after another, or after the caller cleared it', () => {
  const { told } = tellEdit(nothing, '482915', 6);
  const erased = tellEdit(told, '48291', 6).told;
  expect(tellEdit(erased, '482915', 6).code).toBeNull();
  expect(tellEdit(tellEdit(erased, '482916', 6).told, '482915', 6).code).toBe('482915');
  expect(tellEdit(seeShown(erased, ''), '482915', 6).code).toBe('482915');
});

type Move =
  | { readonly do: 'type' | 'autofill' | 'paste'; readonly text: string; readonly index: number }
  | { readonly do: 'erase'; readonly index: number }
  | { readonly do: 'clear' };

const size = 4;
// Few digits, so that codes come back.
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

function editOf(boxes: readonly string[], made: Exclude<Move, { do: 'clear' }>): OtpEdit | null {
  if (made.do === 'erase') return editByKey(boxes, made.index, 'Backspace');
  if (made.do === 'paste') return pasteCode(made.text, size);
  const beside = made.do === 'type' ? (boxes[made.index] ?? '') : '';
  return enterText(boxes, made.index, beside + made.text);
}

test('whatever is typed, filled in, pasted, erased: what completes stands in the boxes, and not twice', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
      let boxes = toBoxes('', size);
      let told = nothing;
      let since: string | null = null; // the code completed last, since the caller's last clearing
      for (const made of moves) {
        if (made.do === 'clear') {
          if (boxes.join('') !== '') since = null;
          boxes = toBoxes('', size);
          told = seeShown(told, '');
          continue;
        }
        const edit = editOf(boxes, made);
        if (edit === null || edit.kind === 'refused') continue;
        boxes = edit.boxes;
        const outcome = tellEdit(told, boxes.join(''), size);
        told = seeShown(outcome.told, boxes.join('')); // the caller shows what it was told
        if (outcome.code === null) continue;
        expect(outcome.code).toBe(boxes.join(''));
        expect(outcome.code).toMatch(/^[0-9]{4}$/);
        expect(outcome.code).not.toBe(since);
        since = outcome.code;
      }
    }),
    { numRuns: 3000 },
  );
});

test('every full code that differs from the last is told', () => {
  const code = fc.string({ unit: fc.constantFrom('1', '2'), minLength: size, maxLength: size });
  fc.assert(
    fc.property(fc.array(code, { maxLength: 20 }), (codes) => {
      let told = nothing;
      const completed: string[] = [];
      for (const full of codes) {
        const outcome = tellEdit(told, full, size);
        told = outcome.told;
        if (outcome.code !== null) completed.push(outcome.code);
      }
      expect(completed).toEqual(codes.filter((full, at) => full !== codes[at - 1]));
    }),
    { numRuns: 2000 },
  );
});
