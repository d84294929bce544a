/**
 * Ends the guard of the page; returns the button or link that was pressed before the application had
 * arrived, or null.
 */
export type EndGuard = () => HTMLElement | null;

declare global {
  interface Window {
    /** Absent where no guard ran, and once the page is taken over. */
    takeOver?: EndGuard;
  }
}

/** React listens to these two, which bubble, for `onFocus` and `onBlur`. */
const repeat = (element: Element, type: 'focusin' | 'focusout') =>
  element.dispatchEvent(new FocusEvent(type, { bubbles: true }));

/**
 * Repeats what the seller did before the page was hydrated: the focus, having left a field that has a
 * text, and the last press. The fields took their texts over before.
 */
export function takeOver(root: ParentNode): void {
  const end = window.takeOver;
  if (end === undefined) return;
  delete window.takeOver;
  const pressed = end();
  const focused = document.activeElement;
  for (const input of root.querySelectorAll('input'))
    if (input !== focused && input.value !== '') repeat(input, 'focusout');
  if (focused !== null && root.contains(focused)) repeat(focused, 'focusin');
  pressed?.click();
}
