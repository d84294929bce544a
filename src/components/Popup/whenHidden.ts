/**
 * Calls `act` when a change of layout hides a visible element, such as the menu button in a wider
 * window. Returns a function that stops observing.
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
