import { ringsAround } from './rings.ts';
import { uppermostModal } from './storyElements.ts';

/** How the element with the focus stands on the page. */
export interface FocusStanding {
  /** What is wrong with it. */
  readonly violations: readonly string[];
  /** Its value is a code, which no transcript holds. */
  readonly secret: boolean;
  /** Its name counts seconds. */
  readonly counts: boolean;
}

/** Whether a point of the element is its own, or its label's. */
function isOwn(x: number, y: number, element: Element): boolean {
  const top = document.elementFromPoint(x, y);
  if (top === null) return false;
  if (element.contains(top) || top.contains(element)) return true;
  return 'labels' in element && [...(element.labels as NodeList)].some((one) => one.contains(top)); // a field's own
}

/** Whether something else lies on the element: on its middle, or on the middles of its edges. */
function isCovered(element: Element): boolean {
  const [box] = element.getClientRects();
  if (box === undefined) return true;
  const inset = 2;
  const x = box.left + box.width / 2;
  return ![
    box.top + box.height / 2,
    box.top + inset,
    Math.min(box.bottom, innerHeight) - inset,
  ].every((y) => isOwn(x, y, element));
}

/** Checks where the focus is: visible, not covered, in front, on a page that does not scroll sideways. */
export function focusStanding(): FocusStanding {
  const focused = document.activeElement ?? document.body;
  const violations: string[] = [];
  const modal = uppermostModal();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    violations.push(`the page scrolls sideways, ${scrollWidth} px in ${clientWidth}`);
  if (focused === document.body) violations.push('nothing on the page has the focus');
  else {
    // A heading takes the focus to be read, not to be used.
    const isRead = focused instanceof HTMLElement && focused.tabIndex < 0;
    if (!isRead && ringsAround(focused).size === 0) violations.push('the focus does not show');
    if (isCovered(focused)) violations.push('something covers what has the focus');
    if (modal !== undefined && !modal.contains(focused))
      violations.push('the focus is behind an open dialog');
  }
  return {
    violations,
    secret: focused instanceof HTMLInputElement && focused.inputMode === 'numeric',
    counts: focused.querySelector('[data-message="sign_up_resend_countdown"]') !== null,
  };
}
