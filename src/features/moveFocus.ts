/**
 * Focuses an element. If it is already focused, screen readers would announce nothing, so its error
 * description is read out (E-24).
 */
export function moveFocus(element: HTMLElement): void {
  if (element === document.activeElement) readOut(element);
  else element.focus();
}

/**
 * Reads out the description of an invalid field after React has rendered it: copies it to the nearest
 * live region with `data-read-out`, since live regions behind a modal dialog are silent. The region is
 * cleared on blur.
 *
 * @param options.intro read out first, such as the number of all problems
 * @param options.description whether the description is read out
 */
export function readOut(element: Element, { intro = '', description = true } = {}): void {
  afterPaint(() => {
    if (element.getAttribute('aria-invalid') !== 'true') return;
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = ids.map((id) => document.getElementById(id)?.innerText ?? '');
    const container = element.closest(':has(> [data-read-out])');
    const region = container?.querySelector(':scope > [data-read-out]');
    const read = [intro, ...(description ? texts : [])].filter((part) => part !== '');
    if (read.length > 0) region?.replaceChildren(read.join(' '));
    element.addEventListener('blur', () => region?.replaceChildren(), { once: true });
  });
}

function afterPaint(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}
