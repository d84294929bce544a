import { useSyncExternalStore } from 'react';

const query = '(width <= 768px)';

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the page is as narrow as on a phone, where its styles change; for what loads after it. */
export const usePhoneWidth = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
