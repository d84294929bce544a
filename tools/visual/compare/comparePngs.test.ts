import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { comparePngs } from './comparePngs.ts';

type Box = readonly [x: number, y: number, width: number, height: number, shade: number];

/** A white picture with grey boxes. */
function picture(width: number, height: number, ...boxes: readonly Box[]): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (const [left, top, wide, high, shade] of boxes)
    for (let y = top; y < top + high; y += 1)
      for (let x = left; x < left + wide; x += 1)
        png.data.fill(shade, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return PNG.sync.write(png);
}

it('finds nothing where both look the same', () => {
  expect(comparePngs(picture(40, 40), picture(40, 40))).toBeNull();
  // The same pixels in other bytes, a shade that no eye tells apart, and a speck.
  expect(comparePngs(picture(40, 40), picture(40, 40, [3, 3, 9, 9, 254]))).toBeNull();
  expect(comparePngs(picture(40, 40), picture(40, 40, [3, 3, 1, 3, 0]))).toBeNull();
});

it('finds an edge that moved by one pixel', () => {
  const found = comparePngs(
    picture(40, 40, [5, 5, 20, 10, 90]),
    picture(40, 40, [5, 5, 21, 10, 90]),
  );
  expect(found?.parts).toEqual([{ x: 25, y: 5, width: 1, height: 10 }]);
  expect(found?.pixels).toBe(10);
});

it('tells what is larger, and what of it is new', () => {
  const found = comparePngs(picture(40, 40), picture(40, 50));
  expect(found?.parts).toEqual([{ x: 0, y: 40, width: 40, height: 10 }]);
});

it('has one signature for the same difference in two places, another for another', () => {
  const at = (x: number, y: number, shade = 0) =>
    comparePngs(picture(80, 80), picture(80, 80, [x, y, 8, 8, shade]))?.signature;
  expect(at(4, 4)).toBe(at(60, 30));
  expect(at(4, 4)).not.toBe(at(4, 4, 120));
});
