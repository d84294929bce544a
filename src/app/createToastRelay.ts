import type { Services } from '../features/Services.ts';

type Show = Services['shell']['toast'];

export type ToastRelay = ReturnType<typeof createToastRelay>;

/** Passes the toasts of the page on; those from before the part that shows them has loaded wait for it. */
export function createToastRelay() {
  let show: Show | null = null;
  let waiting: readonly Parameters<Show>[0][] = [];
  const listeners = new Set<() => void>();
  const wait = (toasts: typeof waiting) => {
    waiting = toasts;
    for (const listener of listeners) listener();
  };
  return {
    toast: (toast: Parameters<Show>[0]): void => {
      if (show === null) wait([...waiting, toast]);
      else show(toast);
    },
    /** Receives what shows a toast; null once it is gone. A ref. */
    connect: (next: Show | null): void => {
      show = next;
      if (next === null) return;
      for (const toast of waiting) next(toast);
      wait([]);
    },
    /** The number of toasts that wait. */
    waiting: (): number => waiting.length,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
