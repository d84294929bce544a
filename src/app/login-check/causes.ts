import type { StorageKey } from '../../domain/tracking/storedItems.ts';

const KEY: StorageKey = 'seller_login_state';

/**
 * Calls the listener when the tab becomes visible again. Source: A§4.
 *
 * @returns removes the listener
 */
export function onTabShown(listener: () => void): () => void {
  const listen = () => document.visibilityState === 'visible' && listener();
  document.addEventListener('visibilitychange', listen);
  return () => document.removeEventListener('visibilitychange', listen);
}

/**
 * Calls the listener when another tab logs in or out, or clears the storage. Source: A§4, S-104.
 *
 * @returns removes the listener
 */
export function onLoginStateChange(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => (key === KEY || key === null) && listener();
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
