/** What tools/components/leaks.ts has the browser do; bundled into one script. */
import { moving } from '../../stories/inPage/moving.ts';

export { waitingTimers } from './waitingTimers.ts';

/** How many elements can be seen: more while something is open. */
export const countSeen = (): number =>
  [...document.body.querySelectorAll('*')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  ).length;

/**
 * Whether something is open or all is closed, and nothing moves.
 * @param closed how many elements are seen while all is closed
 */
export function isSettled(closed: number, wanted: 'open' | 'closed'): boolean {
  const seen = countSeen();
  return (wanted === 'open' ? seen > closed : seen === closed) && moving().length === 0;
}

const openers = (): NodeListOf<Element> => document.querySelectorAll('button[data-opens]');

export const countOpeners = (): number => openers().length;

export const openerHasFocus = (): boolean => document.activeElement === openers()[0];

/** The middle of the button that opens; pixels of the window. */
export function openerPlace(): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = openers()[0]?.getBoundingClientRect() ?? new DOMRect();
  return { x: left + width / 2, y: top + height / 2 };
}
