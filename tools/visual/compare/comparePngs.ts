import { createHash } from 'node:crypto';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Size } from '../../quality/stories/sizes.ts';
import { bandsOf } from './bands.ts';

/** How two pictures of one story differ. */
export interface Difference {
  /** Pixels that differ. */
  readonly pixels: number;
  /** Of what differs: equal for pictures that differ in the same way, wherever in them that stands. */
  readonly signature: string;
  /** The parts that differ, from the start of the pictures. Pixels. */
  readonly parts: readonly Part[];
  /** Of the picture before and of the one after. Pixels. */
  readonly sizes: { readonly before: Size; readonly after: Size };
  /** A transparent PNG with what differs in red. */
  readonly mask: Buffer;
}

/** A part of a picture. Pixels. */
export interface Part extends Size {
  readonly x: number;
  readonly y: number;
}

/** Colours nearer than this are the same to an eye: 1 is black against white. One machine takes both sides, so edges count. */
const THRESHOLD = 0.03;

/** An eye does not see fewer pixels than these, which a browser paints now so and now so. */
const LEAST_PIXELS = 4;

/** The picture on a canvas of a size; what is outside it is transparent. */
function onCanvas(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}

/** The pixels of the mask that differ are opaque. */
const differsAt = ({ data, width }: PNG, x: number, y: number): boolean =>
  (data[(y * width + x) * 4 + 3] ?? 0) > 0;

function partsOf(mask: PNG): readonly Part[] {
  const { width, height } = mask;
  const columns = Array.from({ length: width }, (_, x) => x);
  const rows = Array.from({ length: height }, (_, y) => columns.some((x) => differsAt(mask, x, y)));
  return bandsOf(rows).map(({ start, end }) => {
    let left = width;
    let right = 0;
    for (let y = start; y < end; y += 1)
      for (let x = 0; x < width; x += 1)
        if (differsAt(mask, x, y)) {
          left = Math.min(left, x);
          right = Math.max(right, x + 1);
        }
    return { x: left, y: start, width: right - left, height: end - start };
  });
}

function crop(picture: PNG, { x, y, width, height }: Part): Buffer {
  const cut = new PNG({ width, height });
  PNG.bitblt(picture, cut, x, y, width, height, 0, 0);
  return cut.data;
}

/** A hash of what stood in the parts and what stands there now; the places do not count. */
function signatureOf(before: PNG, after: PNG, parts: readonly Part[]): string {
  const hashes = parts.map((part) => {
    const hash = createHash('sha256').update(`${part.width}x${part.height}`);
    return hash.update(crop(before, part)).update(crop(after, part)).digest('hex');
  });
  const all = [...new Set(hashes)].toSorted().join();
  return createHash('sha256').update(all).digest('hex').slice(0, 16);
}

/** Compares two PNGs as an eye does; null when they look the same. */
export function comparePngs(before: Buffer, after: Buffer): Difference | null {
  if (before.equals(after)) return null;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const sizes = {
    before: { width: one.width, height: one.height },
    after: { width: other.width, height: other.height },
  };
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const [left, right] = [onCanvas(one, width, height), onCanvas(other, width, height)];
  const mask = new PNG({ width, height });
  const pixels = pixelmatch(left.data, right.data, mask.data, width, height, {
    ...{ threshold: THRESHOLD, includeAA: true, diffMask: true },
  });
  if (pixels < LEAST_PIXELS) return null;
  const parts = partsOf(mask);
  return {
    ...{ pixels, parts, sizes, mask: PNG.sync.write(mask) },
    signature: signatureOf(left, right, parts),
  };
}
