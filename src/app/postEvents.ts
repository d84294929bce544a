import { addressOf, type ServicePrefixes } from '../api/addressOf.ts';
import { collectEvents } from '../api/contracts/monitor.ts';
import { createOutbox, type Outbox } from '../telemetry/createOutbox.ts';

const type = 'application/json';

/** Too many at once, or the server's own trouble: worth another try. What it refuses, it refuses again. */
const isTransient = (status: number): boolean => status === 429 || status >= 500;

/**
 * Posts events so that none is lost when the page is left: in requests that outlive it, and by
 * beacon what is not on its way by then. Source: S-169.
 */
export function postEvents(prefixes: ServicePrefixes): Outbox {
  const address = addressOf(collectEvents, prefixes);
  const outbox = createOutbox({
    outlivesPage: typeof Request === 'function' && 'keepalive' in Request.prototype,
    async send(body) {
      const { status } = await fetch(address, {
        method: collectEvents.method,
        keepalive: true,
        credentials: 'same-origin',
        headers: { 'content-type': type },
        body,
      });
      return !isTransient(status);
    },
    beacon(body) {
      try {
        return navigator.sendBeacon(address, new Blob([body], { type }));
      } catch {
        return false; // a browser without beacons, or one that refuses this one
      }
    },
  });
  // There is no window where the page is rendered ahead.
  if (typeof window !== 'undefined') {
    window.addEventListener('online', outbox.flush);
    window.addEventListener('pagehide', outbox.leave);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') outbox.hide();
    });
  }
  return outbox;
}
