/** The part of the banner that holds the form, whatever its step. */
export const formCard = (): HTMLElement | null =>
  document.querySelector('[data-module] [data-card]');

/** Scrolls back to the form, whose first field that is shown gets the focus. */
export function showForm(): void {
  scrollTo({ top: 0 });
  const inputs = [...(formCard()?.querySelectorAll('input') ?? [])];
  inputs.find((input) => input.checkVisibility())?.focus({ preventScroll: true });
}
