/** The part of the banner that holds the form, whatever its step. */
export const formCard = (): HTMLElement | null =>
  document.querySelector('[data-module] [data-card]');

/** Scrolls back to the form, whose first field gets the focus. */
export function showForm(): void {
  scrollTo({ top: 0 });
  formCard()?.querySelector('input')?.focus({ preventScroll: true });
}
