/** The part of the banner that holds the form, whatever its step. */
export const formCard = (): HTMLElement | null =>
  document.querySelector('[data-module] [data-card]');

/** What of a form gets the focus, the best first: a lead's group B and a covered form have no field. */
const beginnings = ['input', 'h1, h2, h3', 'button'];

/** Scrolls back to the form, whose first field that is shown gets the focus, else its heading. Source: LAND-021, E-24. */
export function showForm(): void {
  scrollTo({ top: 0 });
  const card = formCard();
  const [start] = beginnings.flatMap((selector) =>
    [...(card?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((one) =>
      one.checkVisibility(),
    ),
  );
  if (start && start.tabIndex < 0) start.setAttribute('tabindex', '-1');
  start?.focus({ preventScroll: true });
}
