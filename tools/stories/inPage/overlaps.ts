import { type Box, shared } from './boxes.ts';
import type { Finding } from './Finding.ts';
import { selectorOf } from './selectorOf.ts';

/** Two texts may touch; from here on they lie upon each other. Pixels. */
const TOUCH = 2;

/** What a text is laid out with: a toast or a dialog may cover the page, but not itself. */
function layerOf(element: Element): Element {
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    const { position } = getComputedStyle(one);
    if (position === 'absolute' || position === 'fixed' || position === 'sticky') return one;
    if (one.localName === 'dialog') return one;
  }
  return document.body;
}

/** A text, and where its letters can be seen. */
interface SeenText {
  readonly element: Element;
  readonly inks: readonly Box[];
}

/** The texts that lie upon another text of the same layer. */
export function overlaps(texts: readonly SeenText[]): readonly Finding[] {
  const placed = texts.map((text) => ({ ...text, layer: layerOf(text.element) }));
  return placed.flatMap(({ element, layer, inks }, index) =>
    placed.slice(index + 1).flatMap((other): readonly Finding[] => {
      if (other.layer !== layer) return [];
      const meets = inks.some((ink) =>
        other.inks.some((theirs) => {
          const { x, y } = shared(ink, theirs);
          return x > TOUCH && y > TOUCH;
        }),
      );
      if (!meets) return [];
      return [{ selector: selectorOf(element), what: `lies upon ${selectorOf(other.element)}` }];
    }),
  );
}
