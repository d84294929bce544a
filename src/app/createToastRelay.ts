import type { Services } from '../features/Services.ts';

type Show = Services['shell']['toast'];

/** Passes the toasts of the page on; those from before the part that shows them has loaded wait for it. */
export function createToastRelay() {
  let show: Show | null = null;
  const waiting: Parameters<Show>[0][] = [];
  return {
    toast: (toast: Parameters<Show>[0]): void => {
      if (show === null) waiting.push(toast);
      else show(toast);
    },
    /** Receives what shows a toast; null once it is gone. A ref. */
    connect: (next: Show | null): void => {
      show = next;
      if (next !== null) for (const toast of waiting.splice(0)) next(toast);
    },
  };
}
