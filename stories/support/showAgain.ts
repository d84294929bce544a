/** Simulates a page that the browser restores from its back/forward cache. */
export const showAgain = (): void =>
  void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
