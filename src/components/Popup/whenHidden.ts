/**
 * Acts once a change of layout takes away an element that was on screen, such as a wider window the
 * button that opened a menu. Returns what ends the watch.
 */
export function whenHidden(element: Element, act: () => void): () => void {
  let wasSeen = element.getClientRects().length > 0;
  const watch = new ResizeObserver(() => {
    const isSeen = element.getClientRects().length > 0;
    if (wasSeen && !isSeen) act();
    wasSeen = isSeen;
  });
  watch.observe(element);
  return () => watch.disconnect();
}
