import { px, TOLERANCE } from './boxes.ts';
import { selectorOf } from './selectorOf.ts';
import { isForReadersOnly, storyElements } from './storyElements.ts';
import type { Violation } from './Violation.ts';

const found = (element: Element | null, what: string): Violation => ({
  rule: 'overflow',
  selector: element === null ? 'html' : selectorOf(element),
  what,
});

/** What sticks out of the window most, the innermost of equals: it makes the page scroll sideways. */
function widest(): Element | null {
  const { clientWidth } = document.documentElement;
  let most: { readonly element: Element; readonly beyond: number } | null = null;
  for (const element of storyElements()) {
    const { left, right } = element.getBoundingClientRect();
    const beyond = Math.max(-left, right - clientWidth);
    if (beyond > TOLERANCE && beyond >= (most?.beyond ?? 0) && !isForReadersOnly(element))
      most = { element, beyond };
  }
  return most?.element ?? null;
}

/** The page, or a part that scrolls up and down, that scrolls sideways as well. */
function* sideways(): Iterable<Violation> {
  const { scrollWidth, clientWidth } = document.documentElement;
  const page = scrollWidth - clientWidth;
  if (page > TOLERANCE) yield found(widest(), `makes the page scroll sideways by ${px(page)}`);
  for (const element of storyElements()) {
    const over = element.scrollWidth - element.clientWidth;
    if (over <= TOLERANCE || element.matches('input, textarea')) continue;
    const { overflowX, scrollSnapType } = getComputedStyle(element);
    const isCarousel = /^(x|inline|both)/.test(scrollSnapType);
    if ((overflowX === 'auto' || overflowX === 'scroll') && !isCarousel)
      yield found(element, `scrolls sideways by ${px(over)}`);
  }
}

/** Texts that stand in no text node: the placeholder of an empty field, the choice of a list. */
function* inControls(): Iterable<Violation> {
  const pen = document.createElement('canvas').getContext('2d');
  for (const control of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input, select',
  )) {
    const isSelect = control instanceof HTMLSelectElement;
    const empty = control.value === '' && !isSelect ? control.placeholder : '';
    const text = isSelect ? (control.selectedOptions[0]?.text ?? '') : empty;
    if (pen === null || text === '' || !control.checkVisibility()) continue;
    const { font, paddingLeft, paddingRight } = getComputedStyle(control);
    pen.font = font;
    const room =
      control.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const over = pen.measureText(text).width - room;
    if (over > TOLERANCE) yield found(control, `cuts its text off by ${px(over)}`);
  }
}

/** The violations of boxes rather than of single texts. */
export const boxViolations = (): readonly Violation[] => [...sideways(), ...inControls()];
