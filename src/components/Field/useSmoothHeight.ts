import { useLayoutEffect, useRef, type RefObject } from 'react';
import { animateHeight } from '../animateHeight.ts';

const DURATION_MS = 160;

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
    running.current?.cancel();
    if (ref.current === null) return;
    running.current = animateHeight(ref.current, painted.current, DURATION_MS);
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
