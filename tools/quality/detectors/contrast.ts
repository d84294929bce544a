/** A colour in sRGB, each part from 0 to 255; alpha from 0 to 1. */
interface Colour {
  readonly parts: readonly [number, number, number];
  readonly alpha: number;
}

const WHITE: Colour = { parts: [255, 255, 255], alpha: 1 };

/** Reads a computed colour; null when it is of another form than `rgb()`. */
function colourOf(computed: string): Colour | null {
  const [red, green, blue, alpha = 1] = (/^rgba?\((.+)\)$/.exec(computed)?.[1] ?? '')
    .split(/[\s,/]+/)
    .map(Number);
  if (red === undefined || green === undefined || blue === undefined) return null;
  return { parts: [red, green, blue], alpha };
}

export const isSeen = (computed: string): boolean => (colourOf(computed)?.alpha ?? 1) > 0;

function luminance({ parts }: Colour): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The page's own background: with forced colours it is the user's. */
function canvas(): Colour {
  if (!matchMedia('(forced-colors: active)').matches) return WHITE;
  const probe = document.createElement('div');
  probe.style.background = 'Canvas';
  document.documentElement.append(probe);
  const colour = colourOf(getComputedStyle(probe).backgroundColor);
  probe.remove();
  return colour ?? WHITE;
}

/** The nearest opaque colour that an element lies upon. */
function backdropOf(element: Element): Colour {
  for (let one = element.parentElement; one !== null; one = one.parentElement) {
    const colour = colourOf(getComputedStyle(one).backgroundColor);
    if (colour?.alpha === 1) return colour;
  }
  return canvas();
}

/** Least contrast of the line that sets a control apart. Source: WCAG 1.4.11. */
const LEAST = 3;

function contrasts(line: Colour | null, below: Colour | null): boolean {
  if (line === null || below === null) return true;
  if (line.alpha === 0) return false;
  const [light, dark] = [luminance(line), luminance(below)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05) >= LEAST;
}

/** Whether a line of a computed colour stands out from what the element lies upon. */
export const standsOut = (computed: string, element: Element): boolean =>
  contrasts(colourOf(computed), backdropOf(element));

/** Whether a computed colour stands out from another one. */
export const standsOutFrom = (computed: string, below: string): boolean =>
  contrasts(colourOf(computed), colourOf(below));
