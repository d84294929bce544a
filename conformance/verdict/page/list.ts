/** A list under a heading; empty without items. Heading and items are HTML. */
export function list(heading: string, kind: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  const body = items.map((item) => `<li>${item}</li>`).join('');
  return `<h3>${heading}</h3><ul class="${kind}">${body}</ul>`;
}

/** The same with the number of its items in the heading. */
export const countedList = (title: string, kind: string, items: readonly string[]): string =>
  list(`${title} <small>${items.length}</small>`, kind, items);
