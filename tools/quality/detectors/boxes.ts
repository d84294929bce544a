/** Rounding of fractions of pixels is no violation. */
export const TOLERANCE = 1;

/** The part of a line's height that its letters need: a box of text is higher than what is drawn in it. */
const INK = 0.6;

export const px = (size: number): string => `${Math.ceil(size)} px`;

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The part of a line of text in which its letters are drawn. */
export function inkOf({ left, right, top, bottom }: Box): Box {
  const spare = ((bottom - top) * (1 - INK)) / 2;
  return { left, right, top: top + spare, bottom: bottom - spare };
}

/** How far a box sticks out of another at the sides, and above or below; 0 when it does not. */
export const excess = (inner: Box, outer: Box): { readonly x: number; readonly y: number } => ({
  x: Math.max(0, outer.left - inner.left, inner.right - outer.right),
  y: Math.max(0, outer.top - inner.top, inner.bottom - outer.bottom),
});

/** How much two boxes share, along each axis. */
export const shared = (one: Box, other: Box): { readonly x: number; readonly y: number } => ({
  x: Math.min(one.right, other.right) - Math.max(one.left, other.left),
  y: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
});

/** What two boxes have in common; null when nothing. */
export function common(one: Box, other: Box): Box | null {
  const { x, y } = shared(one, other);
  if (x <= 0 || y <= 0) return null;
  return {
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** The box inside of an element's borders, which its overflow is cut at. */
export function innerBox(element: Element): Box {
  const { left, top } = element.getBoundingClientRect();
  const inner = { left: left + element.clientLeft, top: top + element.clientTop };
  return {
    ...inner,
    right: inner.left + element.clientWidth,
    bottom: inner.top + element.clientHeight,
  };
}
