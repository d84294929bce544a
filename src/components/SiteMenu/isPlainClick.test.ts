import { expect, it } from 'vitest';
import { isPlainClick } from './isPlainClick.ts';

const click = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it('a click without keys is for this tab', () => {
  expect(isPlainClick(click)).toBe(true);
});

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const)(
  'with %s it is the browser’s',
  (key) => {
    expect(isPlainClick({ ...click, [key]: true })).toBe(false);
  },
);

it('so is one with another button', () => {
  expect(isPlainClick({ ...click, button: 1 })).toBe(false);
});
