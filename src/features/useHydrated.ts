import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page is the browser's own: false where it is rendered ahead and in the render that
 * hydrates it, which has to be equal; what differs by the address comes in the next.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
