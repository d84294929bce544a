/** Emitted when the first modal, drawer or menu locks the page, or the last one unlocks it. */
export interface PageLockEvent {
  readonly kind: 'lock' | 'unlock';
}

export type PageLockListener = (event: PageLockEvent) => void;

interface PageLock {
  /** Locks the page; returns a function that releases it, once however often it is called. */
  readonly hold: () => () => void;
  readonly isHeld: () => boolean;
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: PageLockListener) => () => void;
}

/** Counts the holds of the page and emits when it is locked and unlocked. Source: B§4, S-142 (DLG-023). */
export function createPageLock(): PageLock {
  const holders = new Set<symbol>();
  const listeners = new Map<symbol, PageLockListener>();

  const emit = (kind: PageLockEvent['kind']) => {
    // A copy, since a listener may change the list.
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
