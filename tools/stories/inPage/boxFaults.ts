import { TOLERANCE } from './boxes.ts';
import type { Finding } from './Finding.ts';
import { selectorOf } from './selectorOf.ts';
import { isForReadersOnly, storyElements } from './storyElements.ts';

const px = (size: number): string => `${Math.ceil(size)} px`;

/** What sticks out of the window most, the innermost of equals: it makes the page scroll sideways. */
function widest(): Element | null {
  const { clientWidth } = document.documentElement;
  let found: { readonly element: Element; readonly beyond: number } | null = null;
  for (const element of storyElements().flatMap((root) => [root, ...root.querySelectorAll('*')])) {
    const { left, right } = element.getBoundingClientRect();
    const beyond = Math.max(-left, right - clientWidth);
    if (beyond > TOLERANCE && beyond >= (found?.beyond ?? 0) && !isForReadersOnly(element))
      found = { element, beyond };
  }
  return found?.element ?? null;
}

/** The page, or a part that scrolls up and down, that scrolls sideways as well. */
function sideways(): readonly Finding[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const page = scrollWidth - clientWidth;
  const found: Finding[] = [];
  if (page > TOLERANCE) {
    const cause = widest();
    found.push({
      selector: cause === null ? 'html' : selectorOf(cause),
      what: `makes the page scroll sideways by ${px(page)}`,
    });
  }
  for (const element of storyElements().flatMap((root) => [...root.querySelectorAll('*')])) {
    const over = element.scrollWidth - element.clientWidth;
    if (over <= TOLERANCE || element.matches('input, textarea')) continue;
    const { overflowX, scrollSnapType } = getComputedStyle(element);
    const isCarousel = /^(x|inline|both)/.test(scrollSnapType);
    if ((overflowX === 'auto' || overflowX === 'scroll') && !isCarousel)
      found.push({ selector: selectorOf(element), what: `scrolls sideways by ${px(over)}` });
  }
  return found;
}

/** Texts that stand in no text node: the placeholder of an empty field, the choice of a list. */
function inControls(): readonly Finding[] {
  const pen = document.createElement('canvas').getContext('2d');
  const controls = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');
  return [...controls].flatMap((control) => {
    const text =
      control instanceof HTMLSelectElement
        ? (control.selectedOptions[0]?.text ?? '')
        : control.value === ''
          ? control.placeholder
          : '';
    if (pen === null || text === '' || !control.checkVisibility()) return [];
    const { font, paddingLeft, paddingRight } = getComputedStyle(control);
    pen.font = font;
    const room =
      control.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const over = pen.measureText(text).width - room;
    return over > TOLERANCE
      ? [{ selector: selectorOf(control), what: `cuts its text off by ${px(over)}` }]
      : [];
  });
}

/** The faults of boxes rather than of single texts. */
export const boxFaults = (): readonly Finding[] => [...sideways(), ...inControls()];
