/** What the page's lock tells: the first modal, drawer or menu holds it, or the last let it go. */
export interface PageLockEvent {
  readonly kind: 'lock' | 'unlock';
}

export type PageLockListener = (event: PageLockEvent) => void;

interface PageLock {
  /** Holds the page; what it returns lets go, and does so once however often it is called. */
  readonly hold: () => () => void;
  readonly isHeld: () => boolean;
  /** Returns what ends the subscription. */
  readonly subscribe: (listener: PageLockListener) => () => void;
}

/** Counts who holds the page and tells when it becomes held and free. Source: B§4, S-142 (DLG-023). */
export function createPageLock(): PageLock {
  const holders = new Set<symbol>();
  const listeners = new Map<symbol, PageLockListener>();

  const emit = (kind: PageLockEvent['kind']) => {
    // Those who were there when it happened, whatever a listener does to the list.
    for (const listener of [...listeners.values()]) listener({ kind });
  };

  return {
    isHeld: () => holders.size > 0,
    hold() {
      const holder = Symbol('holder');
      holders.add(holder);
      if (holders.size === 1) emit('lock');
      return () => {
        if (holders.delete(holder) && holders.size === 0) emit('unlock');
      };
    },
    subscribe(listener) {
      const subscription = Symbol('subscription');
      listeners.set(subscription, listener);
      return () => {
        listeners.delete(subscription);
      };
    },
  };
}
