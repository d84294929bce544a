import { excess, inkOf, innerBox, isApart, TOLERANCE } from './boxes.ts';
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
  /** Null when the text is on stage and fits. */
  readonly what: string | null;
  /** Whether any of it can be seen. */
  readonly seen: boolean;
}

/**
 * Says whether a text is cut off by something above it, or sticks out of its block, of the nearest
 * painted box (a button, a card), or of the window.
 */
export function textFault({ element, lines }: TextRun): TextFault {
  const inks = lines.map(inkOf);
  const most = (box: Parameters<typeof excess>[1]) => ({
    x: Math.max(...inks.map((ink) => excess(ink, box).x)),
    y: Math.max(...inks.map((ink) => excess(ink, box).y)),
  });
  let sawBlock = false;
  let sawPaint = false;
  let escaped = false; // beyond a placed element, the boxes above are not its own
  for (
    let box: Element | null = element;
    box !== null && box !== document.body;
    box = box.parentElement
  ) {
    const style = getComputedStyle(box);
    if (style.display === 'contents') continue;
    const isBlock = style.display !== 'inline';
    if (isBlock && !escaped && (hides(style.overflowX) || hides(style.overflowY))) {
      const inner = innerBox(box);
      const isClosed = box.clientHeight <= TOLERANCE || box.clientWidth <= TOLERANCE;
      const out = inks.every((ink) => isApart(ink, inner));
      if (isClosed || (out && isOffStage(element))) return { what: null, seen: false };
      const cut = most(inner);
      if (hides(style.overflowX) && cut.x > TOLERANCE)
        return { what: `is cut off by ${px(cut.x)} at the side`, seen: !out };
      if (hides(style.overflowY) && cut.y > TOLERANCE)
        return { what: `is cut off by ${px(cut.y)} above or below`, seen: !out };
    }
    if (scrolls(style.overflowX) || scrolls(style.overflowY)) return { what: null, seen: true };
    const own = box.getBoundingClientRect();
    if (isBlock && !sawBlock && !escaped) {
      sawBlock = true;
      const { x } = most(own);
      if (x > TOLERANCE) return { what: `sticks out of its block by ${px(x)}`, seen: true };
    }
    if (!sawPaint && !escaped && isPainted(style)) {
      sawPaint = true;
      const { x, y } = most(own);
      if (Math.max(x, y) > TOLERANCE)
        return { what: `sticks out of its box by ${px(Math.max(x, y))}`, seen: true };
    }
    if (isPlaced(style) || box.localName === 'dialog') escaped = true;
  }
  const { clientWidth } = document.documentElement;
  const beyond = Math.max(...inks.map(({ left, right }) => Math.max(-left, right - clientWidth)));
  const gone = inks.every(({ left, right }) => right <= 0 || left >= clientWidth);
  if (gone && isOffStage(element)) return { what: null, seen: false };
  if (beyond > TOLERANCE) return { what: `leaves the window by ${px(beyond)}`, seen: !gone };
  return { what: null, seen: true };
}
