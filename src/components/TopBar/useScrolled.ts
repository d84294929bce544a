import { useSyncExternalStore } from 'react';

function subscribe(tell: () => void) {
  addEventListener('scroll', tell, { passive: true });
  return () => removeEventListener('scroll', tell);
}

/** Whether the page is scrolled away from its top; false where a page is rendered ahead. Source: B§2 (NAV-005). */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > 0,
    () => false,
  );
