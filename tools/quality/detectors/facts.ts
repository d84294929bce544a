import { type Box, innerBox } from './boxes.ts';

/** What is asked of an element and of all that is above it. */
export interface Facts {
  readonly element: Element;
  /** Null at the top. */
  readonly above: Facts | null;
  readonly box: Box;
  readonly inner: Box;
  /** Laid out within a line, or not at all. */
  readonly isInline: boolean;
  readonly isPainted: boolean;
  /** Taken out of the flow, so that the boxes above are not its own. */
  readonly isPlaced: boolean;
  readonly overflow: { readonly x: string; readonly y: string };
  /** Only assistive technology gets it: clipped to nothing, as VisuallyHidden and skip links are. */
  readonly isForReadersOnly: boolean;
  /** What it is laid out with: a toast or a dialog may cover the page, but not itself. */
  readonly layer: Element;
}

function read(element: Element, above: Facts | null): Facts {
  const style = getComputedStyle(element);
  const { position, display } = style;
  const isPlaced =
    position === 'absolute' || position === 'fixed' || element.localName === 'dialog';
  return {
    element,
    above,
    box: element.getBoundingClientRect(),
    inner: innerBox(element),
    isInline: display === 'inline' || display === 'contents',
    isPainted:
      style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
      style.backgroundImage !== 'none' ||
      Number.parseFloat(style.borderTopWidth) > 0,
    isPlaced,
    overflow: { x: style.overflowX, y: style.overflowY },
    isForReadersOnly: above?.isForReadersOnly === true || style.clipPath.startsWith('inset(50%'),
    layer: isPlaced || position === 'sticky' || above === null ? element : above.layer,
  };
}

/** Reads the facts of elements, each element once; good until the page changes. */
export function factsReader(): (element: Element) => Facts {
  const known = new Map<Element, Facts>();
  return function factsOf(element) {
    const before = known.get(element);
    if (before !== undefined) return before;
    const { parentElement } = element;
    const facts = read(element, parentElement === null ? null : factsOf(parentElement));
    known.set(element, facts);
    return facts;
  };
}
