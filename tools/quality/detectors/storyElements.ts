/** What Storybook itself puts beside a story. */
const scaffold =
  'script, style, template, #storybook-docs, [class^="sb-"], [id^="storybook-highlight"]';

/** The children of the body that belong to the story: its root, and what it put outside of it. */
export const storyRoots = (): readonly Element[] =>
  [...document.body.children].filter((child) => !child.matches(scaffold));

/** Every element of the story, in document order. */
export const storyElements = (): readonly Element[] =>
  storyRoots().flatMap((root) => [root, ...root.querySelectorAll('*')]);

/** Whether only assistive technology gets an element: clipped to nothing, as VisuallyHidden and skip links are. */
export function isForReadersOnly(element: Element): boolean {
  for (let one: Element | null = element; one !== null; one = one.parentElement)
    if (getComputedStyle(one).clipPath.startsWith('inset(50%')) return true;
  return false;
}

/** The uppermost modal dialog, for which the page under it waits; undefined where none is open. */
export const uppermostModal = (): Element | undefined =>
  [...document.querySelectorAll('dialog:modal')].at(-1);
