import { readDigits } from '../../domain/text/readDigits.ts';

/** The boxes of a code, first to last; an empty box is an empty string. */
export type OtpBoxes = readonly string[];

/** The result of an edit: new boxes and the box to focus, or `refused`, which changes nothing. */
export type OtpEdit =
  | { readonly kind: 'edited'; readonly boxes: OtpBoxes; readonly focus: number }
  | { readonly kind: 'refused' };

const refused: OtpEdit = { kind: 'refused' };

/** Distributes a code over `length` boxes. */
export function toBoxes(value: string, length: number): OtpBoxes {
  const digits = readDigits(value);
  return Array.from({ length }, (_, index) => digits[index] ?? '');
}

/**
 * Finds the code in a pasted or autofilled text: a run of exactly `length` digits, else all digits
 * if there are exactly that many, else null. Never a part of a longer run, and null for two different
 * runs of the right length (E-04).
 */
export function extractCode(text: string, length: number): string | null {
  const runs = text.match(/\p{Nd}+/gu)?.map(readDigits) ?? [];
  const [exact, other] = new Set(runs.filter((run) => run.length === length));
  if (exact !== undefined) return other === undefined ? exact : null;
  const joined = runs.join('');
  return joined.length === length ? joined : null;
}

/** Handles a text pasted into any box: fills all boxes or is refused (CODE-004, E-04). */
export function pasteCode(text: string, length: number): OtpEdit {
  const code = extractCode(text, length);
  if (code === null) return refused;
  return { kind: 'edited', boxes: toBoxes(code, length), focus: length - 1 };
}

/**
 * Handles the new text of one box after typing, autofill or a keyboard suggestion. One digit replaces
 * the box, several continue in the next boxes, a whole code fills all, and a text with other
 * characters is treated as pasted (CODE-003, E-05). In the first box of a full code another code begins.
 */
export function enterText(boxes: OtpBoxes, index: number, text: string): OtpEdit {
  const last = boxes.length - 1;
  const old = boxes[index] ?? '';
  if (text === '') return { kind: 'edited', boxes: withBox(boxes, index, ''), focus: index };
  const digits = readDigits(text);
  // The text only adds letters to the existing digit.
  if (digits === '' || (digits === old && Array.from(text).length > 1)) return refused;
  const typed = withoutOld(digits, old);
  const isPaste = digits.length > 1 && !/^\p{Nd}+$/u.test(text.trim());
  if (isPaste || typed.length > boxes.length - index) return pasteCode(text, boxes.length);
  // Else each digit of another code would complete a mixture of both, which would be sent (E-07).
  const startsAnew = index === 0 && !boxes.includes('');
  const filled = boxes.map((box, at) => typed[at - index] ?? (startsAnew ? '' : box));
  return { kind: 'edited', boxes: filled, focus: Math.min(index + typed.length, last) };
}

/** Backspace clears the box; in an empty one it clears the previous box (CODE-005). */
export function eraseBack(boxes: OtpBoxes, index: number): OtpEdit {
  const target = boxes[index] === '' ? Math.max(index - 1, 0) : index;
  return { kind: 'edited', boxes: withBox(boxes, target, ''), focus: target };
}

/**
 * Handles a key, or returns null to leave it to the browser: letters (also the e of numbers) are
 * blocked (CODE-003), and the same digit typed again is handled here, since it fires no text event.
 */
export function editByKey(boxes: OtpBoxes, index: number, key: string): OtpEdit | null {
  if (key === 'Backspace') return eraseBack(boxes, index);
  if (key.length !== 1) return null;
  const digit = readDigits(key);
  if (digit === '') return refused;
  return digit === boxes[index] ? enterText(boxes, index, digit) : null;
}

/** The box that a navigation key moves to; null for other keys. Codes are never mirrored (E-25). */
export function travel(key: string, index: number, length: number): number | null {
  if (key === 'ArrowLeft') return Math.max(index - 1, 0);
  if (key === 'ArrowRight') return Math.min(index + 1, length - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return null;
}

/** The one box that Tab reaches from outside: the first empty one, or the last of a full code. */
export function tabStopOf(boxes: OtpBoxes): number {
  const empty = boxes.indexOf('');
  return empty === -1 ? boxes.length - 1 : empty;
}

function withBox(boxes: OtpBoxes, index: number, digit: string): OtpBoxes {
  return boxes.map((box, at) => (at === index ? digit : box));
}

/** Removes the old digit of a box, which can be before or after the new one. */
function withoutOld(digits: string, old: string): string {
  return old !== '' && digits.length === 2 && digits.includes(old)
    ? digits.replace(old, '')
    : digits;
}
