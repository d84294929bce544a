/** Does what the browser does when it brings a page back as it was left (its back/forward cache). */
export const showAgain = (): void =>
  void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
