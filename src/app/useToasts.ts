import { useCallback, useRef, useState } from 'react';
import type { ToastItem } from '../components/Toasts/ToastItem.ts';

type NewToast = Omit<ToastItem, 'id'>;

/** Maximum number of toasts, so that they fit on a phone; the oldest are removed. */
const MAX_TOASTS = 3;

/** A toast is replaced by one with the same content, and an error by a success. */
const stays = (old: NewToast, next: NewToast): boolean =>
  JSON.stringify(old.content) !== JSON.stringify(next.content) &&
  !(old.tone === 'danger' && next.tone === 'positive');

/** The toasts on screen, latest last. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  const count = useRef(0);
  const show = useCallback((toast: NewToast) => {
    count.current += 1;
    const id = String(count.current);
    setToasts((shown) =>
      [...shown.filter((old) => stays(old, toast)), { ...toast, id }].slice(-MAX_TOASTS),
    );
  }, []);
  const dismiss = useCallback(({ id }: { readonly id: string }) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  return { toasts, show, dismiss };
}
