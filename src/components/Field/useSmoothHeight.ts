import { useLayoutEffect, useRef, type RefObject } from 'react';

const MOTION = { duration: 160, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };
const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * Animates the height of an element when its content changes, so that the content below does not
 * jump. `content` identifies what is shown. The animation starts at the last painted height, also
 * during another animation, since the window or the language may have changed it.
 */
export function useSmoothHeight(ref: RefObject<HTMLElement | null>, content: string): void {
  const shown = useRef<string>(undefined);
  const painted = useRef<number>(undefined);
  const running = useRef<Animation>(undefined);
  useLayoutEffect(() => {
    if (shown.current === content) return;
    shown.current = content;
    const [element, from] = [ref.current, painted.current];
    running.current?.cancel();
    if (element === null || from === undefined || matchMedia(reducedMotion).matches) return;
    const to = element.offsetHeight;
    if (from === to) return;
    const frames = [from, to].map((size) => ({ height: `${size}px`, overflow: 'clip' }));
    running.current = element.animate(frames, MOTION);
  });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      const isRendered = element.getClientRects().length > 0; // not in a closed dialog
      painted.current = isRendered ? element.offsetHeight : undefined;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
}
