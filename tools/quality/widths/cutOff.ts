/**
 * What of the page is cut off or needs scrolling sideways, one line for each element. Runs in the page.
 * What is hidden from everybody or only decorates may bleed.
 */
export function cutOff(): readonly string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const sideways =
    scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth} px`] : [];
  const seen = [
    ...document.querySelectorAll<HTMLElement>('h1, h2, p, a, button, input, label, li'),
  ];
  const outside = seen.filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    if (element.closest('[aria-hidden=true], [inert]')) return false;
    const { left, right, width } = element.getBoundingClientRect();
    if (width <= 1) return false; // for screen readers only
    return left < -1 || right > clientWidth + 1;
  });
  return [
    ...sideways,
    ...outside.map(
      (element) => `${element.tagName.toLowerCase()} “${element.textContent}” is cut off`,
    ),
  ];
}
