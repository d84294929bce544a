/** What had the focus when a dialog opened. */
const openers = new WeakMap<Element, HTMLElement>();

/** Remembers where the focus was; nothing, where nothing had it. To be called before the dialog opens. */
export function rememberOpener(dialog: HTMLDialogElement): void {
  const { activeElement, body } = document;
  if (activeElement instanceof HTMLElement && activeElement !== body)
    openers.set(dialog, activeElement);
  else openers.delete(dialog);
}

/** A dialog that is closed keeps its place in the document, and a focus in it is lost. */
const closedDialogOf = (element: Element) => element.closest('dialog:not([open])');

const isLost = (element: Element | null) =>
  element === null || element === document.body || closedDialogOf(element) !== null;

/** What opened a dialog, or what opened the closed dialog in which that stands. */
function openerOf(dialog: Element): HTMLElement | undefined {
  const opener = openers.get(dialog);
  const closed = opener && closedDialogOf(opener);
  return closed && closed !== dialog ? openerOf(closed) : opener;
}

/** Where a person would go on: in the dialog that is left open, else in the step that fills the page, else at its beginning. */
function beginning(): HTMLElement | undefined {
  const top = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);
  const places = top ? [top.querySelector<HTMLElement>('h2'), top] : [];
  const page = ['[data-full-screen] input', 'main h1', 'h1', 'main'].map((place) =>
    document.querySelector<HTMLElement>(place),
  );
  return (top ? places : page).find((place) => place?.checkVisibility()) ?? undefined;
}

/** A heading takes the focus without becoming a stop of the Tab key. */
function focusBeginning(): void {
  const place = beginning();
  if (place && place.tabIndex < 0) place.setAttribute('tabindex', '-1');
  place?.focus({ preventScroll: true });
}

/**
 * Puts the focus where the browser could not: closing gives it back by itself, but not when the
 * opener went away with the dialog, nor past a dialog that closed with it (E-30). To be called when
 * everything that closes together is closed; it takes no focus from anything.
 */
export function giveFocusBack(dialog: HTMLDialogElement): void {
  // Where nothing had the focus, nothing gets it.
  if (!openers.has(dialog) || !isLost(document.activeElement)) return;
  openerOf(dialog)?.focus();
  if (isLost(document.activeElement)) focusBeginning();
}
