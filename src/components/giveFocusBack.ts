/** The elements that were focused when a dialog or a question in a card opened. */
const openers = new WeakMap<Element, HTMLElement>();

/** Stores the focused element, if any. Call it before what takes the focus opens. */
export function rememberOpener(opened: HTMLElement): void {
  const { activeElement, body } = document;
  if (activeElement instanceof HTMLElement && activeElement !== body)
    openers.set(opened, activeElement);
  else openers.delete(opened);
}

/** A closed dialog stays in the document, and focus inside it is lost. */
const closedDialogOf = (element: Element) => element.closest('dialog:not([open])');

const isLost = (element: Element | null) =>
  element === null || element === document.body || closedDialogOf(element) !== null;

/** The opener of what took the focus; if it is inside a closed dialog, the opener of that one. */
function openerOf(opened: Element): HTMLElement | undefined {
  const opener = openers.get(opened);
  const closed = opener && closedDialogOf(opener);
  return closed && closed !== opened ? openerOf(closed) : opener;
}

/** The fallback for focus: the open dialog, else the full-screen step, else the beginning of the page. */
function beginning(): HTMLElement | undefined {
  const top = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);
  const inDialog = top ? [top.querySelector<HTMLElement>('h2'), top] : [];
  const page = ['[data-full-screen] input', 'main h1', 'h1', 'main'].map((selector) =>
    document.querySelector<HTMLElement>(selector),
  );
  return (top ? inDialog : page).find((element) => element?.checkVisibility()) ?? undefined;
}

/** Focuses the fallback; a heading becomes focusable but no tab stop. */
function focusBeginning(): void {
  const element = beginning();
  if (element && element.tabIndex < 0) element.setAttribute('tabindex', '-1');
  element?.focus({ preventScroll: true });
}

/** Focuses the beginning where the focus is nowhere, as after an attempt to focus what does not show. Source: E-30. */
export function focusIfLost(): void {
  if (isLost(document.activeElement)) focusBeginning();
}

/**
 * Restores the focus in the cases that the browser does not handle: when the opener was removed with
 * what it opened, or is inside another dialog that closed with it (E-30). Call it when everything that
 * closes together is closed; it does not move focus from another element.
 */
export function giveFocusBack(opened: HTMLElement): void {
  // If nothing was focused before, nothing is focused now.
  if (!openers.has(opened) || !isLost(document.activeElement)) return;
  openerOf(opened)?.focus();
  focusIfLost();
}
