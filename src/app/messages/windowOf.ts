import type { Listener } from '../../features/Services.ts';

/** The window that a message goes to; null where there is none, as where a page is rendered ahead. */
export function windowOf(listener: Listener): Window | null {
  if (typeof window === 'undefined') return null;
  if (listener === 'opener') return window.opener as Window | null; // typed `any` by the DOM library
  return window.parent === window ? null : window.parent;
}
