/** Whether the browser reports that it is offline. Source: E-17. */
export const isOffline = (): boolean =>
  typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;
