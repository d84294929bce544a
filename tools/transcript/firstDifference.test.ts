import { expect, it } from 'vitest';
import { firstDifference } from './firstDifference.ts';

it('is silent about the same transcript', () => {
  expect(firstDifference('a\nb\n', 'a\nb\n')).toBeNull();
});

it('shows the first line that differs, with what came before it', () => {
  expect(firstDifference('a\nb\nc', 'a\nx\nc')).toBe(
    '  line 2:\n    a\n  - b\n  - c\n  + x\n  + c',
  );
});

it('shows lines that are missing at the end', () => {
  expect(firstDifference('a\nb', 'a')).toBe('  line 2:\n    a\n  - b');
});
