import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { nextIndex } from './nextIndex.ts';

/**
 * Closes an open panel on Escape, on a press elsewhere and when focus goes elsewhere; the arrow keys
 * walk through what it offers. Focus that would vanish with the panel goes back to its button (E-30).
 */
export function usePopupKeys(onClose: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const panel = ref.current;
    const button = panel?.parentElement?.querySelector('button');
    return () => {
      if (panel?.contains(document.activeElement)) button?.focus();
    };
  }, []);

  useEffect(() => {
    const panel = ref.current;
    const popup = panel?.parentElement;
    if (!panel || !popup) return undefined;
    const end = new AbortController();
    const listen = { signal: end.signal };
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !popup.contains(target)) close();
    };
    document.addEventListener('pointerdown', closeOutside, listen);
    document.addEventListener('focusin', closeOutside, listen);
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') return close();
        if (!popup.contains(document.activeElement)) return;
        const items = [...panel.querySelectorAll<HTMLElement>('a[href], button')];
        const at = items.findIndex((item) => item === document.activeElement);
        const next = nextIndex({ key: event.key, at, count: items.length });
        if (next === null) return;
        event.preventDefault();
        items[next]?.focus();
      },
      listen,
    );
    return () => end.abort();
  }, []);

  return ref;
}
