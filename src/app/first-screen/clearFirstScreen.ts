/** Ends the guard of the page and shows what it hid, for a page that says what to do in its place. */
export function clearFirstScreen(): void {
  window.takeOver?.();
  delete window.takeOver;
  delete document.documentElement.dataset['late'];
}
