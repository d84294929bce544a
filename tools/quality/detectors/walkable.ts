import { isForReadersOnly, storyRoots, uppermostModal } from './storyElements.ts';

/** Something on the page that a user can do something with. */
export interface Control {
  readonly kind: 'press' | 'type' | 'choose';
  /** What a log calls it. */
  readonly name: string;
  /** What a field asks for: its type, its completion and its name, in one text. */
  readonly asks: string;
  /** Whether it can be pointed at; else it is for the keyboard, as a skip link is. */
  readonly isSeen: boolean;
}

const operable =
  'a[href], button, summary, select, textarea, [role="option"], input:not([type="hidden"])';

declare global {
  /** What walkable() listed last, in its order. */
  // oxlint-disable-next-line no-var -- a global is declared with var
  var porticoWalkable: readonly HTMLElement[];
}

const isReachable = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  !element.matches(':disabled, [readonly]') &&
  element.closest('[inert]') === null &&
  element.getBoundingClientRect().width > 1;

function kindOf(element: HTMLElement): Control['kind'] {
  if (element instanceof HTMLSelectElement) return 'choose';
  const typed = 'textarea, input:not([type="checkbox"]):not([type="radio"]):not([type="submit"])';
  return element.matches(typed) ? 'type' : 'press';
}

function nameOf(element: HTMLElement): string {
  const own = element.ariaLabel ?? element.getAttribute('name') ?? element.textContent;
  return `${element.localName} “${own.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
}

/** Lists what a user can reach: that of the uppermost modal dialog alone where one is open. */
export function walkable(): readonly Control[] {
  const modal = uppermostModal();
  const places = modal === undefined ? storyRoots() : [modal];
  const elements = places
    .flatMap((place) => [...place.querySelectorAll<HTMLElement>(operable)])
    .filter(isReachable);
  globalThis.porticoWalkable = elements;
  return elements.map((element) => ({
    kind: kindOf(element),
    name: nameOf(element),
    asks: ['type', 'autocomplete', 'name', 'inputmode', 'data-message']
      .map((name) => element.getAttribute(name) ?? '')
      .join(' '),
    isSeen: !isForReadersOnly(element),
  }));
}
