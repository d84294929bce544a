import { expect, type Page } from '@playwright/test';
import { selectors } from '../contract.ts';

/**
 * What stands elsewhere in a page from the right than its mirror image does in the same page from the left:
 * one line for each box and for each text. Runs in the page, in one turn, so that nobody sees it turn.
 */
function unmirrored(turned: string): readonly string[] {
  const root = document.documentElement;
  if (getComputedStyle(root).direction !== 'rtl') return [];
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const modal = [...document.querySelectorAll(':modal')].findLast(isSeen) ?? document.body;
  /** Clipped to nothing, where a screen reader finds it. */
  const isForReaders = (element: Element): boolean =>
    getComputedStyle(element).clipPath.startsWith('inset(50%');
  // What stands in a line of text has the order of the words.
  const boxes = [...modal.querySelectorAll('*')].filter(
    (element) =>
      isSeen(element) &&
      !isForReaders(element) &&
      element.parentElement?.closest(turned) === root &&
      !/inline|contents/.test(getComputedStyle(element).display),
  );
  const isWritten = (element: Element): boolean =>
    element.closest(turned) === root &&
    [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
    );
  const lineOf = (element: Element): Range => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range;
  };
  const places: readonly (Element | Range)[] = [...boxes, ...boxes.filter(isWritten).map(lineOf)];
  const measure = (): readonly DOMRect[] => places.map((place) => place.getBoundingClientRect());

  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  const fromTheRight = measure();
  root.dir = 'ltr';
  const fromTheLeft = measure();
  root.dir = 'rtl';
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== still);

  const width = root.clientWidth;
  return places.flatMap((place, at) => {
    const [one, other] = [fromTheRight[at], fromTheLeft[at]];
    const isMirror =
      one !== undefined &&
      other !== undefined &&
      Math.abs(one.left + other.right - width) <= 1 &&
      Math.abs(one.right + other.left - width) <= 1;
    if (isMirror) return [];
    const text = (place instanceof Range ? place.toString() : place.textContent) ?? '';
    const what = place instanceof Range ? 'the line' : place.localName;
    return [`${what} “${text.trim().slice(0, 40)}” stands where it does in a page from the left`];
  });
}

/** Asserts that a page from the right is the mirror image of the same page from the left (E-25). */
export async function assertMirrored(page: Page): Promise<void> {
  expect.soft(await page.evaluate(unmirrored, selectors.turned)).toEqual([]);
}
