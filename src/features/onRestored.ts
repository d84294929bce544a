/**
 * To be told when the browser shows the page again as it was left (its back/forward cache).
 *
 * @returns ends it
 */
export function onRestored(listener: () => void): () => void {
  const listen = ({ persisted }: PageTransitionEvent) => persisted && listener();
  addEventListener('pageshow', listen);
  return () => removeEventListener('pageshow', listen);
}
