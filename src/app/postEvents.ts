import { addressOf, type ServicePrefixes } from '../api/addressOf.ts';
import { collectEvents } from '../api/contracts/monitor.ts';
import type { SentEvent } from '../telemetry/TelemetryEvent.ts';

/** Posts events in a request that outlives the page. A lost event is nobody's problem but ours: it is dropped. */
export const postEvents = (prefixes: ServicePrefixes) => (events: readonly SentEvent[]) => {
  fetch(addressOf(collectEvents, prefixes), {
    method: collectEvents.method,
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ events }),
  }).catch(() => undefined);
};
