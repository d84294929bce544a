interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a dialog stands, to the pixel. */
export function placement(
  box: Box | null,
  viewport: { width: number; height: number } | null,
): unknown {
  if (!box || !viewport) return null;
  return {
    centred: Math.abs(box.x + box.width / 2 - viewport.width / 2) <= 1,
    width: Math.round(box.width),
    height: Math.round(box.height),
    atBottom: Math.abs(box.y + box.height - viewport.height) <= 1,
  };
}
