import { useCallback, useRef, useState } from 'react';
import type { ToastItem } from '../components/Toasts/ToastItem.ts';

type News = Omit<ToastItem, 'id'>;

/** More than these would cover a phone's page; the oldest give way. */
const AT_ONCE = 3;

/** A notice gives way to one of the same words, and an error to the news that it went well after all. */
const stays = (old: News, next: News): boolean =>
  JSON.stringify(old.content) !== JSON.stringify(next.content) &&
  !(old.tone === 'danger' && next.tone === 'positive');

/** The notices on screen, newest last. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  const count = useRef(0);
  const show = useCallback((toast: News) => {
    count.current += 1;
    const id = String(count.current);
    setToasts((shown) =>
      [...shown.filter((old) => stays(old, toast)), { ...toast, id }].slice(-AT_ONCE),
    );
  }, []);
  const dismiss = useCallback(({ id }: { readonly id: string }) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  return { toasts, show, dismiss };
}
