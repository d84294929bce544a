import { addressOf, type ServicePrefixes } from '../api/addressOf.ts';
import { collectEvents } from '../api/contracts/monitor.ts';
import { createOutbox, type Outbox } from '../telemetry/createOutbox.ts';

const type = 'application/json';

/** Milliseconds after which a request is given up: its events wait for the next. Source: S-173. */
export const POST_TIMEOUT_MS = 10_000;

/** Throttling and server errors are worth a retry; a rejected request is not. */
const isTransient = (status: number): boolean => status === 429 || status >= 500;

/**
 * Posts events so that none is lost when the page is left: in requests that outlive it, and queued
 * events by beacon. At most one request is under way, for ten seconds. Source: S-169.
 */
export function postEvents(prefixes: ServicePrefixes): Outbox {
  const address = addressOf(collectEvents, prefixes);
  const outbox = createOutbox({
    outlivesPage: typeof Request === 'function' && 'keepalive' in Request.prototype,
    async send(body) {
      const abort = new AbortController();
      const timer = setTimeout(() => abort.abort(), POST_TIMEOUT_MS);
      try {
        const { status } = await fetch(address, {
          method: collectEvents.method,
          keepalive: true,
          credentials: 'same-origin',
          headers: { 'content-type': type },
          body,
          signal: abort.signal,
        });
        return !isTransient(status);
      } finally {
        clearTimeout(timer);
      }
    },
    beacon(body) {
      try {
        return navigator.sendBeacon(address, new Blob([body], { type }));
      } catch {
        return false; // no beacons in this browser, or not this one
      }
    },
  });
  // There is no window during prerendering.
  if (typeof window !== 'undefined') {
    window.addEventListener('online', outbox.flush);
    window.addEventListener('pagehide', outbox.leave);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') outbox.hide();
    });
  }
  return outbox;
}
