import type { SentEvent, TelemetryEvent } from './TelemetryEvent.ts';

export interface ReporterOptions {
  readonly pageRegion: string;
  /** Puts events on the wire in a way that outlives the page. Must not throw. */
  readonly post: (events: readonly SentEvent[]) => void;
  readonly now?: () => number;
}

export type Report = (event: TelemetryEvent) => void;

/** Sends events; those of one turn of the event loop go together. Source: S-169. */
export function createReporter({ pageRegion, post, now = Date.now }: ReporterOptions): Report {
  let waiting: SentEvent[] = [];
  const flush = () => {
    const events = waiting;
    waiting = [];
    post(events);
  };
  return (event) => {
    if (waiting.length === 0) queueMicrotask(flush);
    waiting.push({ ...event, at: now(), role_type: 'visitor', page_region: pageRegion });
  };
}
