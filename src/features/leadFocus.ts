/**
 * Leads the focus to an element. To one that has it already nothing would be read out, so what
 * describes it is, when that says what is wrong (E-24).
 */
export function leadFocus(element: HTMLElement): void {
  if (element === document.activeElement) readOut(element);
  else element.focus();
}

/**
 * Reads out what describes a wrong field, once React has put it there: in the nearest live region
 * that is kept for it (`data-read-out`), since a modal dialog silences those behind it. It is emptied
 * when the field is left.
 */
export function readOut(element: Element): void {
  afterPaint(() => {
    if (element.getAttribute('aria-invalid') !== 'true') return;
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    const words = ids.map((id) => document.getElementById(id)?.innerText ?? '');
    const home = element.closest(':has(> [data-read-out])');
    const place = home?.querySelector(':scope > [data-read-out]');
    place?.replaceChildren(words.join(' '));
    element.addEventListener('blur', () => place?.replaceChildren(), { once: true });
  });
}

function afterPaint(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}
