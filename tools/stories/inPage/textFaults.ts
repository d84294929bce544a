import { type Box, common, excess, inkOf, innerBox, isApart, TOLERANCE } from './boxes.ts';
import type { TextRun } from './textRuns.ts';

const px = (size: number): string => `${Math.ceil(size)} px`;

const isPainted = (style: CSSStyleDeclaration): boolean =>
  style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
  style.backgroundImage !== 'none' ||
  Number.parseFloat(style.borderTopWidth) > 0;

const isPlaced = ({ position }: CSSStyleDeclaration): boolean =>
  position === 'absolute' || position === 'fixed';

const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

/** Whether an element is kept off stage on purpose: a slide that waits, a drawer that is closed. */
const isOffStage = (element: Element): boolean =>
  element.closest('[inert], [aria-hidden="true"]') !== null;

export interface TextFault {
  /** Null when the text fits, or is kept off stage. */
  readonly what: string | null;
  /** Where its letters can be seen: nothing of what is off stage or scrolled away. */
  readonly inks: readonly Box[];
}

const offStage: TextFault = { what: null, inks: [] };

/**
 * Says whether a text is cut off by something above it, or sticks out of its block, of the nearest
 * painted box (a button, a card), or of the window.
 */
export function textFault({ element, lines }: TextRun): TextFault {
  let inks: readonly Box[] = lines.map(inkOf);
  const most = (box: Box) => ({
    x: Math.max(...inks.map((ink) => excess(ink, box).x)),
    y: Math.max(...inks.map((ink) => excess(ink, box).y)),
  });
  let sawBlock = false;
  let sawPaint = false;
  // Beyond a placed element, the boxes above are not its own.
  let box: Element | null = element;
  for (
    let escaped = false;
    box !== null && box !== document.body && !escaped;
    box = box.parentElement
  ) {
    const style = getComputedStyle(box);
    const isBlock = style.display !== 'inline' && style.display !== 'contents';
    escaped = isPlaced(style) || box.localName === 'dialog';
    if (!isBlock) continue;
    const inner = innerBox(box);
    if (hides(style.overflowX) || hides(style.overflowY)) {
      const isClosed = box.clientHeight <= TOLERANCE || box.clientWidth <= TOLERANCE;
      const out = inks.every((ink) => isApart(ink, inner));
      if (isClosed || (out && isOffStage(element))) return offStage;
      const cut = most(inner);
      const seen = out ? [] : inks;
      if (hides(style.overflowX) && cut.x > TOLERANCE)
        return { what: `is cut off by ${px(cut.x)} at the side`, inks: seen };
      if (hides(style.overflowY) && cut.y > TOLERANCE)
        return { what: `is cut off by ${px(cut.y)} above or below`, inks: seen };
    }
    // Also what hides its sides and scrolls: a drawer.
    if (scrolls(style.overflowX) || scrolls(style.overflowY)) {
      inks = inks.flatMap((ink) => common(ink, inner) ?? []);
      if (inks.length === 0) return offStage;
    }
    const { x, y } = most(box.getBoundingClientRect());
    if (!sawBlock && x > TOLERANCE) return { what: `sticks out of its block by ${px(x)}`, inks };
    if (!sawPaint && isPainted(style) && Math.max(x, y) > TOLERANCE)
      return { what: `sticks out of its box by ${px(Math.max(x, y))}`, inks };
    sawBlock = true;
    sawPaint ||= isPainted(style);
  }
  const { clientWidth } = document.documentElement;
  const beyond = Math.max(...inks.map(({ left, right }) => Math.max(-left, right - clientWidth)));
  const gone = inks.every(({ left, right }) => right <= 0 || left >= clientWidth);
  if (gone && isOffStage(element)) return offStage;
  return {
    what: beyond > TOLERANCE ? `leaves the window by ${px(beyond)}` : null,
    inks: gone ? [] : inks,
  };
}
