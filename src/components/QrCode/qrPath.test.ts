import * as fc from 'fast-check';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPath } from './qrPath.ts';

/** The squares that a path paints, from its rectangles. */
function painted(path: string, size: number): boolean[][] {
  const squares = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width, back] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H(\d+)z/g)) {
    expect(back).toBe(x);
    for (let step = 0; step < Number(width); step += 1) {
      const row = squares[Number(y)];
      if (row === undefined) throw new Error('The path is outside the code.');
      row[Number(x) + step] = true;
    }
  }
  return squares;
}

test('paints exactly the dark squares of any code', () => {
  fc.assert(
    fc.property(fc.webUrl(), (address) => {
      const { data, size } = encode(address, { ecc: 'M', border: 0 });
      expect(painted(qrPath(data), size)).toEqual(data);
    }),
  );
});

test('paints a run as one rectangle, and an empty code as an empty path', () => {
  expect(qrPath([[true, true, false, true]])).toBe('M0 0h2v1H0zM3 0h1v1H3z');
  expect(qrPath([[false], []])).toBe('');
});
