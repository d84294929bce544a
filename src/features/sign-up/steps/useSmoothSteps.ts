import { useLayoutEffect, useRef, type RefObject } from 'react';
import { animateHeight } from '../../../components/animateHeight.ts';
import { lastFormHeight } from '../shared/useFormHeight.ts';

const DURATION_MS = 200;
/** There a step fills the screen. */
const fullScreen = '(width <= 768px)';

/** Moves the card from the height of the step before to its own, so that nothing jumps. */
function grow(frame: Element | null | undefined, from: number | undefined): void {
  const card = frame?.querySelector<HTMLElement>('[data-step]');
  if (card != null && !matchMedia(fullScreen).matches) animateHeight(card, from, DURATION_MS);
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
