import { useLayoutEffect, useRef, type RefObject } from 'react';
import { lastFormHeight } from '../shared/useFormHeight.ts';

const MOTION = { duration: 200, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };
/** There a step fills the screen. */
const fullScreen = '(width <= 768px)';
const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Moves the card from the height of the step before to its own, so that nothing jumps. */
function grow(frame: Element | null | undefined, from: number | undefined): void {
  const card = frame?.querySelector<HTMLElement>('[data-step]');
  if (card == null || from === undefined || from === card.offsetHeight) return;
  if (matchMedia(reducedMotion).matches || matchMedia(fullScreen).matches) return;
  const frames = [from, card.offsetHeight];
  card.animate(
    frames.map((height) => ({ height: `${height}px`, overflow: 'clip' })),
    MOTION,
  );
}

/**
 * Animates the card's height from one step to the next, and on the way back to the first one.
 *
 * @param content an element that holds the later steps
 */
export function useSmoothSteps(content: RefObject<HTMLElement | null>, step: string): void {
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    grow(content.current, lastFormHeight());
  });
  useLayoutEffect(() => {
    const frame = content.current?.parentElement;
    return () => {
      const from = lastFormHeight();
      queueMicrotask(() => grow(frame, from)); // the first step is in the page then, not painted yet
    };
  }, [content]);
}
