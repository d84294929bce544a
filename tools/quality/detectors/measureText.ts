import { type Box, common, excess, inkOf, px, TOLERANCE } from './boxes.ts';
import type { Facts } from './facts.ts';

const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

/** Whether an element is kept off stage on purpose: a slide that waits, a drawer that is closed. */
const isOffStage = (element: Element): boolean =>
  element.closest('[inert], [aria-hidden="true"]') !== null;

export interface MeasuredText {
  /** What is wrong; null when the text fits, or is kept off stage. */
  readonly what: string | null;
  /** Where its letters can be seen: nothing of what is off stage or scrolled away. */
  readonly inks: readonly Box[];
}

const offStage: MeasuredText = { what: null, inks: [] };

/**
 * Whether a text is cut off by something above it, or sticks out of its block, of the nearest painted
 * box (a button, a card), or of the window.
 *
 * @param lines the boxes of its lines
 */
export function measureText(facts: Facts, lines: readonly Box[]): MeasuredText {
  let inks = lines.map(inkOf);
  const most = (box: Box) => ({
    x: Math.max(...inks.map((ink) => excess(ink, box).x)),
    y: Math.max(...inks.map((ink) => excess(ink, box).y)),
  });
  let sawBlock = false;
  let sawPaint = false;
  let escaped = false;
  let at: Facts | null = facts;
  for (; at !== null && at.element !== document.body && !escaped; at = at.above) {
    const { element, overflow, inner, box } = at;
    escaped = at.isPlaced;
    if (at.isInline) continue;
    if (hides(overflow.x) || hides(overflow.y)) {
      const isClosed = element.clientHeight <= TOLERANCE || element.clientWidth <= TOLERANCE;
      const out = inks.every((ink) => common(ink, inner) === null);
      if (isClosed || (out && isOffStage(facts.element))) return offStage;
      const cut = most(inner);
      const seen = out ? [] : inks;
      if (hides(overflow.x) && cut.x > TOLERANCE)
        return { what: `is cut off by ${px(cut.x)} at the side`, inks: seen };
      if (hides(overflow.y) && cut.y > TOLERANCE)
        return { what: `is cut off by ${px(cut.y)} above or below`, inks: seen };
    }
    // Also what hides its sides and scrolls: a drawer.
    if (scrolls(overflow.x) || scrolls(overflow.y)) {
      inks = inks.flatMap((ink) => common(ink, inner) ?? []);
      if (inks.length === 0) return offStage;
    }
    const { x, y } = most(box);
    if (!sawBlock && x > TOLERANCE) return { what: `sticks out of its block by ${px(x)}`, inks };
    if (!sawPaint && at.isPainted && Math.max(x, y) > TOLERANCE)
      return { what: `sticks out of its box by ${px(Math.max(x, y))}`, inks };
    sawBlock = true;
    sawPaint ||= at.isPainted;
  }
  const { clientWidth } = document.documentElement;
  const beyond = Math.max(...inks.map(({ left, right }) => Math.max(-left, right - clientWidth)));
  const gone = inks.every(({ left, right }) => right <= 0 || left >= clientWidth);
  if (gone && isOffStage(facts.element)) return offStage;
  return {
    what: beyond > TOLERANCE ? `leaves the window by ${px(beyond)}` : null,
    inks: gone ? [] : inks,
  };
}
