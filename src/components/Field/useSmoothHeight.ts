import { useLayoutEffect, useRef, type RefObject } from 'react';

const MOTION = { duration: 160, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };
const calm = '(prefers-reduced-motion: reduce)';

/**
 * Lets a place grow and shrink smoothly when its content changes, so that what stands below never
 * jumps. `content` names what is shown; the height is measured only when it changes.
 */
export function useSmoothHeight(place: RefObject<HTMLElement | null>, content: string): void {
  const last = useRef<{ readonly content: string; readonly height: number }>(null);
  const running = useRef<Animation>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null || last.current?.content === content) return;
    const moving = running.current?.playState === 'running';
    const from = moving ? element.offsetHeight : last.current?.height;
    running.current?.cancel();
    const height = element.offsetHeight;
    last.current = { content, height };
    if (from === undefined || from === height || matchMedia(calm).matches) return;
    const frames = [from, height].map((size) => ({ height: `${size}px`, overflow: 'clip' }));
    running.current = element.animate(frames, MOTION);
  });
}
