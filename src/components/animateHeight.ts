const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * Animates an element from a height to its own, so that nothing jumps; not where it has that height
 * already, none was painted before, or the user wants less motion.
 *
 * @param from pixels
 * @param duration milliseconds
 */
export function animateHeight(
  element: HTMLElement,
  from: number | undefined,
  duration: number,
): Animation | undefined {
  // The height is read last: that lays the page out.
  if (from === undefined || matchMedia(reducedMotion).matches) return undefined;
  const to = element.offsetHeight;
  if (from === to) return undefined;
  const frames = [from, to].map((height) => ({ height: `${height}px`, overflow: 'clip' }));
  return element.animate(frames, { duration, easing: EASING });
}
