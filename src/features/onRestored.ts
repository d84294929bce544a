/**
 * Calls the listener when the browser restores the page from its back/forward cache.
 *
 * @returns removes the listener
 */
export function onRestored(listener: () => void): () => void {
  const listen = ({ persisted }: PageTransitionEvent) => persisted && listener();
  addEventListener('pageshow', listen);
  return () => removeEventListener('pageshow', listen);
}
