import { useSyncExternalStore } from 'react';

/** As of the last frame: to read `scrollY` while rendering would lay the page out each time. */
let scrolled = false;

function subscribe(onChange: () => void) {
  const update = () => {
    scrolled = scrollY > 0;
    onChange();
  };
  const frame = requestAnimationFrame(update); // a page that was left comes back scrolled
  addEventListener('scroll', update, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', update);
    scrolled = false; // the next page begins at its top
  };
}

/** Whether the page is scrolled away from its top; false during prerendering. Source: B§2 (NAV-005). */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrolled,
    () => false,
  );
