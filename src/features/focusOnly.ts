import type { RefCallback } from 'react';

interface Handle {
  readonly focus: () => void;
}

/** One handle per element, since a form library treats a new handle as a new field. */
const handles = new WeakMap<HTMLElement, Handle>();

function handleOf(element: HTMLElement): Handle {
  const known = handles.get(element);
  if (known !== undefined) return known;
  const handle: Handle = { focus: () => element.focus() };
  handles.set(element, handle);
  return handle;
}

/**
 * Wraps the ref of a form library, so that it can focus a controlled field but not write its value:
 * the value is not a text, and writing it outside React moves the caret.
 *
 * @param ref the library's ref, which accepts anything with a focus method
 */
export const focusOnly =
  (ref: (handle: Handle | null) => void): RefCallback<HTMLElement> =>
  (element) =>
    ref(element === null ? null : handleOf(element));
