import { useEffect, type RefObject } from 'react';

/** The last height of the form, in pixels; kept as long as the page. Source: S-144. */
let lastSeen: number | undefined;

/** The last painted height of the form, in pixels; undefined before its first one. */
export const lastFormHeight = (): number | undefined => lastSeen;

/** Observes the form's height, for the placeholder of a form that still loads. Source: A§9 (UI-010). */
export function useFormHeight(frame: RefObject<HTMLElement | null>): number | undefined {
  useEffect(() => {
    const form = frame.current;
    if (form === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      if (form.querySelector('[aria-busy=true]') === null) lastSeen = form.offsetHeight;
    });
    observer.observe(form);
    return () => observer.disconnect();
  }, [frame]);
  return lastSeen;
}
