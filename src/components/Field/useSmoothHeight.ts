import { useLayoutEffect, useRef, type RefObject } from 'react';

const MOTION = { duration: 160, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };
const calm = '(prefers-reduced-motion: reduce)';

/**
 * Lets a place grow and shrink smoothly when its content changes, so that what stands below never
 * jumps. `content` names what is shown; the motion starts at the height that was last painted, also in
 * the middle of another one. The window or the language may have changed that height meanwhile.
 */
export function useSmoothHeight(place: RefObject<HTMLElement | null>, content: string): void {
  const shown = useRef<string>(undefined);
  const painted = useRef<number>(undefined);
  const running = useRef<Animation>(undefined);
  useLayoutEffect(() => {
    if (shown.current === content) return;
    shown.current = content;
    const [element, from] = [place.current, painted.current];
    running.current?.cancel();
    if (element === null || from === undefined || matchMedia(calm).matches) return;
    const to = element.offsetHeight;
    if (from === to) return;
    const frames = [from, to].map((size) => ({ height: `${size}px`, overflow: 'clip' }));
    running.current = element.animate(frames, MOTION);
  });
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      const isRendered = element.getClientRects().length > 0; // not in a closed dialog
      painted.current = isRendered ? element.offsetHeight : undefined;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
}
