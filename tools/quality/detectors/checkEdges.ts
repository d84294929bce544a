import { isSeen, standsOut } from './contrast.ts';
import { controls } from './controls.ts';
import { selectorOf } from './selectorOf.ts';
import { isForReadersOnly } from './storyElements.ts';
import type { Violation } from './Violation.ts';

const sides = ['top', 'right', 'bottom', 'left'] as const;
const holdsText = 'textarea, select, [role="combobox"], [role="textbox"]';
const isTicked = 'input[type="checkbox"], input[type="radio"], [role="checkbox"], [role="switch"]';

/** A line around or below an element, that stands out from what it lies upon. */
function hasEdge(element: Element, part?: '::before' | '::after'): boolean {
  const style = getComputedStyle(element, part);
  if (part !== undefined && style.content === 'none') return false;
  const bordered = sides.some((side) => {
    const of = (what: string): string => style.getPropertyValue(`border-${side}-${what}`);
    const drawn = of('style') !== 'none' && of('style') !== 'hidden';
    return drawn && Number.parseFloat(of('width')) >= 1 && standsOut(of('color'), element);
  });
  const outlined =
    style.outlineStyle !== 'none' &&
    Number.parseFloat(style.outlineWidth) >= 1 &&
    standsOut(style.outlineColor, element);
  return bordered || outlined;
}

const isDrawn = (element: Element): boolean =>
  hasEdge(element) || hasEdge(element, '::before') || hasEdge(element, '::after');

/** How much higher than a control the frame may be that is drawn around it. Pixels. */
const FRAME = 32;

/** The control, and the frame that may be drawn for it. */
function* framesOf(control: Element): Iterable<Element> {
  const { height } = control.getBoundingClientRect();
  yield control;
  for (let one = control.parentElement; one !== null; one = one.parentElement) {
    // Beside a text stands what opens its list, or shows its letters: the frame is as high, and wider.
    if (one.getBoundingClientRect().height - height > FRAME) return;
    yield one;
  }
}

/** Whether the browser draws it by itself, in the user's own colours. */
const isNative = (control: Element): boolean =>
  control.matches('input:is([type="checkbox"], [type="radio"], [type="range"])') &&
  getComputedStyle(control).appearance !== 'none';

function isUncovered(control: Element): boolean {
  return isForReadersOnly(control) || Number.parseFloat(getComputedStyle(control).opacity) === 0;
}

/** Whether a control needs an edge: where a user writes or ticks, and where a fill was its shape. */
function needsEdge(control: HTMLElement): boolean {
  if (control.matches(holdsText) || control.matches(isTicked)) return true;
  if (control.matches('input')) return true;
  if (isUncovered(control)) return false; // a skip link, which its ring shows
  const acts = control.matches('button, a[href], [role="button"], [role="tab"], [role="radio"]');
  return acts && isSeen(getComputedStyle(control).backgroundColor);
}

/**
 * In forced colours fills and shadows are gone. What a user writes in or ticks, and what was a
 * filled shape, must then have a line of 1 px and 3:1 around it, on its frame, or on the mark beside it.
 */
export function checkEdges(): readonly Violation[] {
  return controls()
    .filter(needsEdge)
    .filter((control) => {
      if (isUncovered(control)) {
        const beside = [...(control.parentElement?.querySelectorAll('*') ?? [])];
        return !beside.some((one) => one !== control && isDrawn(one));
      }
      return !isNative(control) && ![...framesOf(control)].some(isDrawn);
    })
    .map((control) => ({
      rule: 'forced-colors',
      selector: selectorOf(control),
      what: 'has no border or outline in forced colours; give it one, transparent elsewhere',
    }));
}
