import { BATCH_CHARACTERS, type Outbox } from './createOutbox.ts';
import { redact } from './redact.ts';
import type { EventStamps, MarketFields, TelemetryEvent } from './TelemetryEvent.ts';

export interface ReporterOptions {
  readonly pageRegion: string;
  readonly outbox: Pick<Outbox, 'add'>;
  /** What tells one page load from all others. */
  readonly visit?: string;
  /** What the market adds to each event; events wait for it, and go without when it does not come. Source: S-187. */
  readonly market?: Promise<MarketFields | null>;
  readonly now?: () => number;
}

/** Reports one event. Never throws. */
export type Report = (event: TelemetryEvent) => void;

const someVisit = (): string => Math.random().toString(36).slice(2);

/** Stamps events, takes secrets out of them and hands them on. Source: S-169. */
export function createReporter({
  pageRegion,
  outbox,
  visit = someVisit(),
  market,
  now = Date.now,
}: ReporterOptions): Report {
  let count = 0;
  /** What goes out once the market is known; null when it need not wait. */
  let held: ((fields: MarketFields | null) => void)[] | null = market ? [] : null;
  let added: MarketFields | null = null;
  const release = (fields: MarketFields | null) => {
    added = fields;
    const waiting = held ?? [];
    held = null;
    for (const post of waiting) post(fields);
  };
  market?.then(release, () => release(null));

  return ({ name, ...fields }) => {
    count += 1;
    const stamps: EventStamps = {
      name,
      at: now(),
      id: `${visit}.${count}`,
      role_type: 'visitor',
      page_region: pageRegion,
    };
    const post = (extra: MarketFields | null) => {
      const event = JSON.stringify({ ...redact({ ...extra, ...fields }), ...stamps });
      outbox.add(
        event.length < BATCH_CHARACTERS ? event : JSON.stringify({ ...stamps, cut: event.length }),
      );
    };
    if (held === null) post(added);
    else held.push(post);
  };
}
