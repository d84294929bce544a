const SIZE = 32;

/** A character that no font may have (Unicode keeps it for no use): it shows the box of a missing one. */
const NO_CHARACTER = '\u{1FFFE}';

/** Spaces, controls and marks that show nothing by themselves. */
const unseen = /[\p{Cc}\p{Cf}\p{Z}\p{M}]/u;

let pen: CanvasRenderingContext2D | null = null;
const known = new Map<string, boolean>();
const boxes = new Map<string, Uint32Array>();

/** What a character looks like, four bytes of a pixel in one number. */
function drawn(font: string, character: string): Uint32Array {
  const canvas = { width: SIZE * 2, height: SIZE * 2 };
  pen ??= Object.assign(document.createElement('canvas'), canvas).getContext('2d', {
    willReadFrequently: true,
  });
  if (pen === null) throw new Error('This browser draws on no canvas, so no glyph can be checked.');
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.font = font;
  pen.textBaseline = 'top';
  pen.fillText(character, 4, 4);
  return new Uint32Array(pen.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
}

/** The characters of a text for which no font of its element has a glyph, so that a box stands instead. */
export function missingGlyphs(element: Element, text: string): string {
  const { fontStyle, fontWeight, fontFamily } = getComputedStyle(element);
  const font = `${fontStyle} ${fontWeight} ${SIZE}px ${fontFamily}`;
  const isMissing = (character: string): boolean => {
    const key = `${font} ${character}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const box = boxes.get(font) ?? drawn(font, NO_CHARACTER);
    boxes.set(font, box);
    const missing = drawn(font, character).every((pixel, index) => pixel === box[index]);
    known.set(key, missing);
    return missing;
  };
  return [...new Set(text)]
    .filter((character) => !unseen.test(character) && isMissing(character))
    .join('');
}
