import { ringsAround } from '../../components/inPage/rings.ts';

/** How the element with the focus stands on the page. */
export interface Stand {
  /** What is wrong with it. */
  readonly faults: readonly string[];
  /** Its value is a code, which nobody writes down. */
  readonly secret: boolean;
  /** Its name counts seconds. */
  readonly counts: boolean;
}

const dot = (x: number, y: number, element: Element): boolean => {
  const top = document.elementFromPoint(x, y);
  if (top === null) return false;
  if (element.contains(top) || top.contains(element)) return true;
  return 'labels' in element && [...(element.labels as NodeList)].some((one) => one.contains(top)); // a field's own
};

/** Whether something else lies on the element: its middle and the middles of its edges are asked. */
function isCovered(element: Element): boolean {
  const [box] = element.getClientRects();
  if (box === undefined) return true;
  const inset = 2;
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const asked: readonly (readonly [number, number])[] = [
    [middle.x, middle.y],
    [middle.x, box.top + inset],
    [middle.x, Math.min(box.bottom, innerHeight) - inset],
  ];
  return !asked.every(([x, y]) => dot(x, y, element));
}

/** Judges where the focus is: seen, not covered, in front, on a page that does not scroll sideways. */
export function stand(): Stand {
  const focused = document.activeElement ?? document.body;
  const faults: string[] = [];
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    faults.push(`the page scrolls sideways, ${scrollWidth} px in ${clientWidth}`);
  if (focused === document.body) faults.push('nothing on the page has the focus');
  else {
    // A heading takes the focus to be read, not to be used.
    const isRead = focused instanceof HTMLElement && focused.tabIndex < 0;
    if (!isRead && ringsAround(focused).size === 0) faults.push('the focus does not show');
    if (isCovered(focused)) faults.push('something covers what has the focus');
    if (modal !== undefined && !modal.contains(focused))
      faults.push('the focus is behind an open dialog');
  }
  return {
    faults,
    secret: focused instanceof HTMLInputElement && focused.inputMode === 'numeric',
    counts: focused.querySelector('[data-message="sign_up_resend_countdown"]') !== null,
  };
}
