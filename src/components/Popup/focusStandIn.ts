/** Focuses the first visible control in the landmark of a control that is no longer visible. */
export function focusStandIn(hidden: Element): void {
  const landmark = hidden.closest('nav, header, main') ?? document.body;
  const controls = [...landmark.querySelectorAll<HTMLElement>('a[href], button')];
  controls.find((control) => control.getClientRects().length > 0)?.focus();
}
