/** Stands between the words of two blocks, as a screen reader pauses there. */
const isBlock = ({ display }: CSSStyleDeclaration): boolean => !display.startsWith('inline');

/** The words of a node as a screen reader has them: names for controls, nothing that is hidden from it. */
export function spoken(node: Node): string {
  return raw(node).replaceAll(/\s+/g, ' ').trim();
}

function raw(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
  const style = getComputedStyle(node);
  if (style.display === 'none' || style.visibility === 'hidden') return '';
  const words =
    node.getAttribute('aria-label') ??
    node.getAttribute('alt') ??
    [...node.childNodes].map(raw).join('');
  return isBlock(style) ? ` ${words} ` : words;
}
