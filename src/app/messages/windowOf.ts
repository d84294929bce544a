import type { Host } from '../../features/Services.ts';

/** The target window of a message; null when there is none, as during prerendering. */
export function windowOf(host: Host): Window | null {
  if (typeof window === 'undefined') return null;
  if (host === 'opener') return window.opener as Window | null; // typed `any` by the DOM library
  return window.parent === window ? null : window.parent;
}
