import { storyRoots } from './storyElements.ts';

/** What an element is in that its markup does not tell. */
function hidden(element: Element): string {
  const marks = [
    element === document.activeElement && 'focus',
    element.matches(':modal') && 'modal',
    element.matches(':popover-open') && 'popover',
    element instanceof HTMLInputElement && `${element.value} ${element.checked}`,
    element instanceof HTMLTextAreaElement && element.value,
    element instanceof HTMLSelectElement && element.value,
  ];
  return marks.filter((mark) => mark !== false).join();
}

/** What React names elements by, which counts those that came before. */
const reactId = /_r_\w+_/g;

/**
 * The state of the screen at hand, in one text: markup, what fields hold, what has the focus or lies on
 * top. Two screens with the same state in the same window are laid out alike, in any language: all that
 * changes with the language stands in it as the key of its message, or in the language that it has now.
 */
export function screenState(): string {
  const ids = new Map<string, string>();
  const { attributes } = document.documentElement;
  return [
    ...[...attributes, ...document.body.attributes].map(({ name, value }) => `${name}=${value}`),
    ...storyRoots().flatMap((root) => [
      root.outerHTML,
      ...[root, ...root.querySelectorAll('*')].map(hidden),
    ]),
  ]
    .join('\n')
    .replaceAll(reactId, (id) => {
      const known = ids.get(id) ?? `_r${ids.size}_`;
      ids.set(id, known);
      return known;
    });
}
