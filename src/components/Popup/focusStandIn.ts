/** Hands focus to the first control on screen of the landmark that a vanished control stands in. */
export function focusStandIn(vanished: Element): void {
  const landmark = vanished.closest('nav, header, main') ?? document.body;
  const controls = [...landmark.querySelectorAll<HTMLElement>('a[href], button')];
  controls.find((control) => control.getClientRects().length > 0)?.focus();
}
