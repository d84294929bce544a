import { expect, it } from 'vitest';
import { isPlainClick } from './isPlainClick.ts';

const click = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it('is true for a click without keys', () => {
  expect(isPlainClick(click)).toBe(true);
});

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const)('is false with %s', (key) => {
  expect(isPlainClick({ ...click, [key]: true })).toBe(false);
});

it('is false for another button', () => {
  expect(isPlainClick({ ...click, button: 1 })).toBe(false);
});
