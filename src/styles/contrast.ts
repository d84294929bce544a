/**
 * Contrast of two opaque colours according to WCAG 2.2, from 1 (equal) to 21 (black on white).
 * Accepts `#rrggbb`; throws on anything else.
 */
export function contrast(foreground: string, background: string): number {
  const [light, dark] = [luminance(foreground), luminance(background)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(colour: string): number {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!hex) {
    throw new Error(`Colour "${colour}" is not written as #rrggbb, so its contrast is unknown.`);
  }
  const [red = 0, green = 0, blue = 0] = hex.slice(1).map((pair) => linear(parseInt(pair, 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
