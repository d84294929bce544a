import { BATCH_CHARACTERS, type Outbox } from './createOutbox.ts';
import { redact } from './redact.ts';
import type { EventStamps, MarketFields, TelemetryEvent } from './TelemetryEvent.ts';

export interface ReporterOptions {
  readonly pageRegion: string;
  readonly outbox: Pick<Outbox, 'add' | 'beforeLeave'>;
  /** Identifies the page load. */
  readonly visit?: string;
  /** The market's fields for each event; events are held until it settles, and sent without the fields when it rejects or the page is hidden before. Source: S-187. */
  readonly market?: Promise<MarketFields | null>;
  readonly now?: () => number;
}

/** Reports one event. Never throws. */
export type Report = (event: TelemetryEvent) => void;

const randomVisit = (): string => Math.random().toString(36).slice(2);

/** Adds the common fields to events, removes secrets and passes the events to the outbox. Source: S-169. */
export function createReporter({
  pageRegion,
  outbox,
  visit = randomVisit(),
  market,
  now = Date.now,
}: ReporterOptions): Report {
  let count = 0;
  /** Events held until the market is known; null when events are sent at once. */
  let held: ((fields: MarketFields | null) => void)[] | null = market ? [] : null;
  let added: MarketFields | null = null;
  const release = (fields: MarketFields | null) => {
    added = fields;
    const posts = held ?? [];
    held = null;
    for (const post of posts) post(fields);
  };
  market?.then(release, () => release(null));
  outbox.beforeLeave(() => held && release(null));

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
