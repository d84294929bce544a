import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { focusStandIn } from './focusStandIn.ts';
import { nextIndex } from './nextIndex.ts';
import { whenHidden } from './whenHidden.ts';

/**
 * Closes an open panel on Escape, on a press or focus outside, and when its button is no longer
 * visible; the arrow keys move through its items. Focus inside the panel returns to its button (E-30),
 * or to another control if the button is hidden.
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
    let hadFocus = popup.contains(document.activeElement);
    const closeOutside = ({ target, type }: Event) => {
      if (!(target instanceof Node)) return;
      if (!popup.contains(target)) close();
      else if (type === 'focusin') hadFocus = true;
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
    const stopWatching = whenHidden(popup, () => {
      if (hadFocus) focusStandIn(popup); // the browser may already have moved the focus
      close();
    });
    return () => {
      end.abort();
      stopWatching();
    };
  }, []);

  return ref;
}
