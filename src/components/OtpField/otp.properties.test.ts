import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { covers } from '#covers';
import { editByKey, enterText, eraseBack, extractCode, pasteCode, toBoxes, travel } from './otp.ts';

const runs = { numRuns: 2000 };
const zeros = ['0', '٠', '۰', '०', '০', '๐', '໐', '၀', '០', '０'];
const length = fc.constantFrom(4, 6);
/** A digit in any script, with its value. */
const digit = fc.record({ value: fc.nat(9), zero: fc.constantFrom(...zeros) }).map((picked) => ({
  value: String(picked.value),
  written: String.fromCodePoint((picked.zero.codePointAt(0) ?? 0) + picked.value),
}));
const numberOf = (size: number) => fc.array(digit, { minLength: size, maxLength: size });
const valueOf = (digits: readonly { readonly value: string }[]) =>
  digits.map(({ value }) => value).join('');
const writtenOf = (digits: readonly { readonly written: string }[]) =>
  digits.map(({ written }) => written).join('');
const someBoxes = (size: number) =>
  fc.array(fc.constantFrom<string>('', '0', '1', '2', '5', '9'), {
    minLength: size,
    maxLength: size,
  });
const noise = fc
  .string({
    unit: fc.constantFrom('e', ' ', '-', ':', '·', '👩🏽‍🌾', 'é\u0301', '\u200B', '‏', 'رمز', '²'),
  })
  .filter((text) => text !== '');
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .array(
      fc.oneof(
        noise,
        digit.map(({ written }) => written),
      ),
      { maxLength: 14 },
    )
    .map((parts) => parts.join('')),
);
/** Boxes, one of them, and a text for it. */
const situation = length.chain((size) =>
  fc.record({ boxes: someBoxes(size), index: fc.nat(size - 1), text: anyText }),
);

describe('a pasted text', () => {
  test('yields the only run of the right length, whatever surrounds it', () => {
    const pasted = length.chain((size) =>
      fc.record({
        size: fc.constant(size),
        code: numberOf(size),
        before: noise,
        after: noise,
        others: fc.array(
          fc.tuple(
            fc
              .integer({ min: 1, max: 12 })
              .filter((n) => n !== size)
              .chain(numberOf),
            noise,
          ),
          { maxLength: 3 },
        ),
        first: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(pasted, ({ size, code, before, after, others, first }) => {
        const rest = others.map(([digits, filler]) => writtenOf(digits) + filler).join('');
        const own = before + writtenOf(code) + after;
        expect(extractCode(first ? own + rest : rest + own, size)).toBe(valueOf(code));
      }),
      runs,
    );
  });

  test('yields all digits together if they have the right length', () => {
    const split = length.chain((size) =>
      fc.record({
        code: numberOf(size),
        gaps: fc.array(fc.option(noise), { minLength: size, maxLength: size }),
      }),
    );
    fc.assert(
      fc.property(split, ({ code, gaps }) => {
        const text = code.map(({ written }, at) => written + (gaps[at] ?? '')).join('');
        expect(extractCode(text, code.length)).toBe(valueOf(code));
      }),
      runs,
    );
  });

  test('never yields a part of a longer run', () => {
    const longer = length.chain((size) =>
      fc.record({
        size: fc.constant(size),
        digits: fc.integer({ min: size + 1, max: 20 }).chain(numberOf),
        filler: noise,
      }),
    );
    fc.assert(
      fc.property(longer, ({ size, digits, filler }) => {
        expect(extractCode(filler + writtenOf(digits) + filler, size)).toBeNull();
      }),
      runs,
    );
  });

  test('fills all boxes or changes nothing', () => {
    covers(['CODE-004'], () => {
      fc.assert(
        fc.property(anyText, length, (text, size) => {
          const code = extractCode(text, size);
          expect(pasteCode(text, size)).toEqual(
            code === null
              ? { kind: 'refused' }
              : { kind: 'edited', boxes: toBoxes(code, size), focus: size - 1 },
          );
        }),
        runs,
      );
    });
  });
});

describe('a text in a box', () => {
  test('results in boxes of digits and a focused box', () => {
    fc.assert(
      fc.property(situation, ({ boxes, index, text }) => {
        const edit = enterText(boxes, index, text);
        if (edit.kind === 'refused') return;
        expect(edit.boxes).toHaveLength(boxes.length);
        for (const box of edit.boxes) expect(box).toMatch(/^[0-9]?$/);
        expect(edit.boxes[edit.focus]).toBeDefined();
      }),
      runs,
    );
  });

  test('changes no box before its own, unless it contains the whole code', () => {
    fc.assert(
      fc.property(situation, ({ boxes, index, text }) => {
        const edit = enterText(boxes, index, text);
        if (edit.kind === 'refused') return;
        const whole = extractCode(text, boxes.length);
        const untouched = edit.boxes.slice(0, index).join() === boxes.slice(0, index).join();
        expect(untouched || edit.boxes.join('') === whole).toBe(true);
      }),
      runs,
    );
  });

  test('without a digit is rejected', () => {
    covers(['CODE-003'], () => {
      fc.assert(
        fc.property(situation, noise, ({ boxes, index }, letters) => {
          expect(enterText(boxes, index, letters)).toEqual({ kind: 'refused' });
          expect(enterText(boxes, index, (boxes[index] ?? '') + letters)).toEqual({
            kind: 'refused',
          });
        }),
        runs,
      );
    });
  });

  test('with one digit replaces the old one, typed before, over or after it', () => {
    fc.assert(
      fc.property(
        situation,
        digit,
        fc.constantFrom('before', 'over', 'after'),
        (at, typed, caret) => {
          const { boxes, index } = at;
          const old = boxes[index] ?? '';
          const text = {
            before: typed.written + old,
            over: typed.written,
            after: old + typed.written,
          };
          // In the first box of a full code another code begins.
          const isAnother = index === 0 && !boxes.includes('');
          expect(enterText(boxes, index, text[caret])).toEqual({
            kind: 'edited',
            boxes: (isAnother ? boxes.map(() => '') : boxes).with(index, typed.value),
            focus: Math.min(index + 1, boxes.length - 1),
          });
        },
      ),
      runs,
    );
  });
});

test('accepts a code in any script, one or several digits at a time', () => {
  const typing = length.chain((size) =>
    fc.record({
      code: numberOf(size),
      chunks: fc.array(fc.integer({ min: 1, max: size }), { minLength: size, maxLength: size }),
    }),
  );
  fc.assert(
    fc.property(typing, ({ code, chunks }) => {
      let boxes = toBoxes('', code.length);
      let focus = 0;
      let from = 0;
      for (const chunk of chunks.filter(() => from < code.length)) {
        const edit = enterText(boxes, focus, writtenOf(code.slice(from, from + chunk)));
        if (edit.kind === 'refused') throw new Error('A part of the code was rejected.');
        ({ boxes, focus } = edit);
        from += chunk;
        if (from >= code.length) break;
      }
      expect(boxes.join('')).toBe(valueOf(code));
    }),
    runs,
  );
});

test('repeated backspaces from the last box empty all boxes', () => {
  covers(['CODE-005'], () => {
    fc.assert(
      fc.property(length.chain(someBoxes), (start) => {
        let boxes: readonly string[] = start;
        let focus = start.length - 1;
        for (let press = 0; press < start.length * 2; press += 1) {
          const edit = eraseBack(boxes, focus);
          if (edit.kind === 'refused') throw new Error('Backspace was rejected.');
          ({ boxes, focus } = edit);
        }
        expect(boxes.join('')).toBe('');
        expect(focus).toBe(0);
      }),
      runs,
    );
  });
});

test('keys stay inside the boxes, and only digits and backspace change them', () => {
  const key = fc.oneof(
    anyText,
    fc.constantFrom('ArrowLeft', 'ArrowRight', 'Home', 'End', 'Tab', 'Enter', 'Dead'),
  );
  fc.assert(
    fc.property(situation, key, ({ boxes, index }, pressed) => {
      const target = travel(pressed, index, boxes.length);
      expect(target === null || boxes[target] !== undefined).toBe(true);
      const edit = editByKey(boxes, index, pressed);
      // The digit of the first box typed again begins another code, in a full one.
      const isAnother = index === 0 && !boxes.includes('');
      const expected = isAnother ? boxes.map((box, at) => (at === 0 ? box : '')) : boxes;
      expect(edit?.kind === 'edited' ? edit.boxes : expected).toEqual(expected);
    }),
    runs,
  );
});
