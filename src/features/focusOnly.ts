import type { RefCallback } from 'react';

interface Handle {
  readonly focus: () => void;
}

/** One handle an element: a form library takes a new one for a new field. */
const handles = new WeakMap<HTMLElement, Handle>();

function handleOf(element: HTMLElement): Handle {
  const known = handles.get(element);
  if (known !== undefined) return known;
  const handle: Handle = { focus: () => element.focus() };
  handles.set(element, handle);
  return handle;
}

/**
 * Lends a form library a field that React shows: it may put the focus there, and has nothing to write
 * a value into. Its value is no text, and one that is written beside React moves the caret.
 *
 * @param ref the library's own, which takes anything that can be focused
 */
export const focusOnly =
  (ref: (handle: Handle | null) => void): RefCallback<HTMLElement> =>
  (element) =>
    ref(element === null ? null : handleOf(element));
