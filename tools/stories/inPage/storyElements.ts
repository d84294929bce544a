/** What Storybook itself puts beside a story. */
const scaffold =
  'script, style, template, #storybook-docs, [class^="sb-"], [id^="storybook-highlight"]';

/** The elements of the body that belong to the story: its root, and what it put outside of it. */
export const storyElements = (): readonly Element[] =>
  [...document.body.children].filter((child) => !child.matches(scaffold));

/** Whether only assistive technology gets an element: clipped to nothing, as VisuallyHidden and skip links are. */
export function isForReadersOnly(element: Element): boolean {
  for (let one: Element | null = element; one !== null; one = one.parentElement)
    if (getComputedStyle(one).clipPath.startsWith('inset(50%')) return true;
  return false;
}
