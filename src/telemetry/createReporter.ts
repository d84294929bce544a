import { BATCH_CHARACTERS, type Outbox } from './createOutbox.ts';
import { redact } from './redact.ts';
import type { EventStamps, MarketFields, TelemetryEvent } from './TelemetryEvent.ts';

export interface ReporterOptions {
  readonly pageRegion: string;
  readonly outbox: Pick<Outbox, 'add'>;
  /** What tells one page load from all others. */
  readonly visit?: string;
  /** What the market adds to each event, once it is known. Source: S-187. */
  readonly market?: () => MarketFields | null;
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
  market = () => null,
  now = Date.now,
}: ReporterOptions): Report {
  let count = 0;
  return ({ name, ...fields }) => {
    count += 1;
    const stamps: EventStamps = {
      name,
      at: now(),
      id: `${visit}.${count}`,
      role_type: 'visitor',
      page_region: pageRegion,
    };
    const event = JSON.stringify({ ...redact({ ...market(), ...fields }), ...stamps });
    outbox.add(
      event.length < BATCH_CHARACTERS ? event : JSON.stringify({ ...stamps, cut: event.length }),
    );
  };
}
