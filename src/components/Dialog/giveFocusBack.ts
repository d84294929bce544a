/** The focused elements when dialogs opened. */
const openers = new WeakMap<Element, HTMLElement>();

/** Stores the focused element, if any. Call it before the dialog opens. */
export function rememberOpener(dialog: HTMLDialogElement): void {
  const { activeElement, body } = document;
  if (activeElement instanceof HTMLElement && activeElement !== body)
    openers.set(dialog, activeElement);
  else openers.delete(dialog);
}

/** A closed dialog stays in the document, and focus inside it is lost. */
const closedDialogOf = (element: Element) => element.closest('dialog:not([open])');

const isLost = (element: Element | null) =>
  element === null || element === document.body || closedDialogOf(element) !== null;

/** The opener of a dialog; if it is inside a closed dialog, the opener of that one. */
function openerOf(dialog: Element): HTMLElement | undefined {
  const opener = openers.get(dialog);
  const closed = opener && closedDialogOf(opener);
  return closed && closed !== dialog ? openerOf(closed) : opener;
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

/**
 * Restores the focus in the cases that the browser does not handle: when the opener was removed with
 * the dialog, or is inside another dialog that closed with it (E-30). Call it when everything that
 * closes together is closed; it does not move focus from another element.
 */
export function giveFocusBack(dialog: HTMLDialogElement): void {
  // If nothing was focused before, nothing is focused now.
  if (!openers.has(dialog) || !isLost(document.activeElement)) return;
  openerOf(dialog)?.focus();
  if (isLost(document.activeElement)) focusBeginning();
}
