import type { Services } from '../features/Services.ts';

type Show = Services['shell']['toast'];

/** Passes toasts to the page's region for them, whose chunk may still be loading: they wait for it. */
export function createToastOutlet() {
  let region: Show | null = null;
  const waiting: Parameters<Show>[0][] = [];
  return {
    show: (toast: Parameters<Show>[0]): void => {
      if (region === null) waiting.push(toast);
      else region(toast);
    },
    /** @param show of the region; null when it is gone */
    connect: (show: Show | null): void => {
      region = show;
      if (show !== null) for (const toast of waiting.splice(0)) show(toast);
    },
  };
}
