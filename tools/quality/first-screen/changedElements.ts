/**
 * Runs in the page. What of the page that a server delivers at a path is not there any more as it was,
 * element by element. The browser parses that page, since no script may make elements of a text here.
 */
export async function changedElements(path: string): Promise<readonly string[]> {
  const changed: string[] = [];
  const attributesOf = (element: Element): string =>
    [...element.attributes]
      .map(({ name, value }) => `${name}="${value}"`)
      .toSorted()
      .join(' ');
  const ownText = (element: Element): string =>
    [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent)
      .join('');
  const nameOf = (element: Element): string => `<${element.localName} ${attributesOf(element)}>`;
  const isSame = (one: Element, other: Element): boolean =>
    nameOf(one) === nameOf(other) && ownText(one) === ownText(other);

  /** The children of `was` stand in `is`, in their order; what came since may stand between them. */
  function compare(was: Element, is: Element): void {
    const now = [...is.children];
    for (const child of was.children) {
      const at = now.findIndex((other) => isSame(child, other));
      const found = now.splice(0, at + 1).at(-1);
      if (at === -1 || found === undefined) changed.push(`${nameOf(child)} ${ownText(child)}`);
      else compare(child, found);
    }
  }

  const request = new XMLHttpRequest();
  request.open('GET', path);
  request.responseType = 'document';
  await new Promise((resolve) => {
    request.addEventListener('loadend', resolve);
    request.send();
  });
  const before = request.responseXML?.getElementById('root');
  const root = document.getElementById('root');
  if (!before || root === null) return ['There is no root.'];
  compare(before, root);
  return changed;
}
