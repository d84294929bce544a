const KEPT = 500;

/** One request that reached the backend. */
export interface CallRecord {
  /** Name of the contract; null when there is none. */
  readonly call: string | null;
  readonly method: string;
  readonly path: string;
  readonly request: unknown;
  /** Null as long as no answer went out, and for ever when a scenario gives none. */
  readonly status: number | null;
  readonly response: unknown;
  /** The scenario that was active. */
  readonly scenario: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

type Begun = Pick<CallRecord, 'call' | 'method' | 'path'>;
type Ended = Partial<Pick<CallRecord, 'request' | 'status' | 'response'>>;

const TOO_BIG = '(too big to keep)';
const MOST_CHARACTERS = 20_000;

const isBig = (value: unknown): boolean =>
  value !== undefined && JSON.stringify(value).length > MOST_CHARACTERS;

/** What was asked and answered, oldest first. */
export class CallLog {
  readonly #calls: CallRecord[] = [];
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  get all(): readonly CallRecord[] {
    return this.#calls;
  }

  /** Notes a call as it comes in; the function it answers adds what becomes known later. */
  begin(begun: Begun, scenario: string): (ended: Ended) => void {
    let record: CallRecord = {
      ...begun,
      scenario,
      request: null,
      status: null,
      response: null,
      at: this.#now(),
    };
    this.#calls.push(record);
    if (this.#calls.length > KEPT) this.#calls.shift();
    return (ended) => {
      const index = this.#calls.lastIndexOf(record);
      record = { ...record, ...ended };
      if (isBig(ended.request)) record = { ...record, request: TOO_BIG };
      if (index !== -1) this.#calls[index] = record;
    };
  }
}
