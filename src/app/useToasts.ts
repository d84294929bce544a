import { useCallback, useRef, useState } from 'react';
import type { ToastItem } from '../components/Toasts/ToastItem.ts';

/** The notices on screen, newest last. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  const count = useRef(0);
  const show = useCallback((toast: Omit<ToastItem, 'id'>) => {
    count.current += 1;
    const id = String(count.current);
    setToasts((shown) => [...shown, { ...toast, id }]);
  }, []);
  const dismiss = useCallback(({ id }: { readonly id: string }) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  return { toasts, show, dismiss };
}
