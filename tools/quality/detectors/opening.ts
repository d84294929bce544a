import { finishMoving, frame, moving } from './settle.ts';

/** A ceiling, not a wait. Milliseconds. */
const SETTLES_WITHIN = 10_000;

/** How many elements can be seen: more while something is open. */
export const countVisible = (): number =>
  [...document.body.querySelectorAll('*')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  ).length;

const openers = (): NodeListOf<Element> => document.querySelectorAll('button[data-opens]');

export const countOpeners = (): number => openers().length;

export const openerHasFocus = (): boolean => document.activeElement === openers()[0];

/** The middle of the button that opens; pixels of the window. */
export function openerAt(): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = openers()[0]?.getBoundingClientRect() ?? new DOMRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * Waits until something is open or all is closed and nothing moves, and takes what moves to its end.
 * Resolves with whether it came to that.
 *
 * @param closed how many elements are visible while all is closed
 */
export async function settlesAs(wanted: 'open' | 'closed', closed: number): Promise<boolean> {
  const end = performance.now() + SETTLES_WITHIN;
  do {
    finishMoving();
    await frame();
    const visible = countVisible();
    if (moving().length === 0 && (wanted === 'open' ? visible > closed : visible === closed))
      return true;
  } while (performance.now() < end);
  return false;
}
