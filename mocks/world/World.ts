import { defaultScenario, type Scenario } from '../scenarios/Scenario.ts';
import { Accounts, type Account } from './Accounts.ts';
import { CallLog, type CallRecord } from './CallLog.ts';
import { Codes, type SentCode } from './Codes.ts';
import { pseudoRandom } from './pseudoRandom.ts';
import { pushBounded } from './pushBounded.ts';
import { Tickets } from './Tickets.ts';

const EVENTS_KEPT = 1000;

/** An analytics event as it arrived. */
export type WorldEvent = Readonly<Record<string, unknown>>;

/** A world as tests and the panel read it; no passwords, no tickets. */
export interface WorldSnapshot {
  readonly scenario: string;
  readonly codes: readonly SentCode[];
  readonly calls: readonly CallRecord[];
  readonly events: readonly WorldEvent[];
  readonly accounts: readonly Account[];
}

/** The backend's memory for one person, test or story. Worlds share nothing. */
export class World {
  readonly accounts: Accounts;
  readonly codes: Codes;
  readonly tickets: Tickets;
  readonly calls: CallLog;
  readonly #events: WorldEvent[] = [];
  #scenario: Scenario = defaultScenario;
  #release = new AbortController();
  #answers = 0;

  /**
   * @param id a world of the same id makes the same codes and tickets
   * @param now milliseconds since 1970
   */
  constructor(id: string, now: () => number = Date.now) {
    const random = pseudoRandom(id);
    this.accounts = new Accounts(now);
    this.codes = new Codes(now, random);
    this.tickets = new Tickets(now, random);
    this.calls = new CallLog(now);
  }

  get scenario(): Scenario {
    return this.#scenario;
  }

  /** Aborts when another scenario begins: what the old one holds back is let go then. */
  get released(): AbortSignal {
    return this.#release.signal;
  }

  begin(scenario: Scenario): void {
    this.#scenario = scenario;
    this.#release.abort();
    this.#release = new AbortController();
  }

  addEvents(events: readonly WorldEvent[]): void {
    for (const event of events) pushBounded(this.#events, event, EVENTS_KEPT);
  }

  /** The number by which a server finds an answer in its logs. */
  nextLogId(): string {
    this.#answers += 1;
    return `mock-${String(this.#answers).padStart(6, '0')}`;
  }

  snapshot(): WorldSnapshot {
    return {
      scenario: this.#scenario.name,
      codes: [...this.codes.sent],
      calls: this.calls.all.map(withoutSecrets),
      events: [...this.#events],
      accounts: this.accounts.all,
    };
  }
}

const secretFields: ReadonlySet<string> = new Set(['password', 'verification_ticket']);

/** Hides what is nobody's to read, in a mock either, at any depth. */
function hidden(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(hidden);
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      secretFields.has(field) ? '(hidden)' : hidden(inner),
    ]),
  );
}

const withoutSecrets = (call: CallRecord): CallRecord => ({
  ...call,
  request: hidden(call.request),
  response: hidden(call.response),
});
