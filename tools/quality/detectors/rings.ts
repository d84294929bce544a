import { standsOut } from './contrast.ts';

const LEAST = 2;
const parts = [undefined, '::before', '::after'] as const;

/** Whether an outline of at least 2 px and 3:1 is drawn on an element. Source: WCAG 2.4.7, 1.4.11. */
function hasRing(element: Element): boolean {
  return parts.some((part) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, part);
    if (outlineStyle === 'none') return false;
    if (outlineStyle === 'auto') return true; // the browser's own ring, of two colours
    return Number.parseFloat(outlineWidth) >= LEAST && standsOut(outlineColor, element);
  });
}

/** The element, what is above and in it, and what stands beside it: where its ring may be drawn. */
function around(element: Element): readonly Element[] {
  const above: Element[] = [];
  for (
    let one = element.parentElement;
    one !== null && one !== document.body && above.length < 3;
    one = one.parentElement
  )
    above.push(one);
  const beside = element.parentElement?.querySelectorAll('*') ?? [];
  return [...new Set([element, ...above, ...beside])];
}

/** Where a ring is drawn on and around an element. */
export const ringsAround = (element: Element): ReadonlySet<Element> =>
  new Set(around(element).filter(hasRing));
