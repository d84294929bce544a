const named = ['data-message', 'data-step', 'name', 'role', 'type'] as const;

function partOf(element: Element): string {
  const attribute = named.find((name) => element.hasAttribute(name));
  const tag = element.localName;
  if (attribute !== undefined) return `${tag}[${attribute}="${element.getAttribute(attribute)}"]`;
  // A class of a CSS module is `_name_hash_line`; the name alone outlives the next build.
  const stem = /^_([A-Za-z]+)_/.exec(element.classList[0] ?? '')?.[1];
  return stem === undefined ? tag : `${tag}[class*="_${stem}_"]`;
}

/** A selector that a person recognises: the element and the two above it that have a name. */
export function selectorOf(element: Element): string {
  const parts = [partOf(element)];
  for (
    let above = element.parentElement;
    above !== null && parts.length < 3;
    above = above.parentElement
  ) {
    if (above.localName === 'body') break;
    const part = partOf(above);
    if (part !== above.localName) parts.unshift(part);
  }
  return parts.join(' ');
}
