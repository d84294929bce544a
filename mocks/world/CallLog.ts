const KEPT = 500;

/** One request that reached the backend. */
export interface CallRecord {
  /** Name of the contract; null when there is none. */
  readonly call: string | null;
  readonly method: string;
  readonly path: string;
  readonly request: unknown;
  /** Null until a response is sent, so for good when a scenario sends none. */
  readonly status: number | null;
  readonly response: unknown;
  /** The scenario that was active. */
  readonly scenario: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

type Begun = Pick<CallRecord, 'call' | 'method' | 'path' | 'request'>;
type Ended = Pick<CallRecord, 'status' | 'response'>;

const TOO_BIG = '(too big to keep)';
const MOST_CHARACTERS = 20_000;

const withinSize = (request: unknown): unknown =>
  JSON.stringify(request ?? null).length > MOST_CHARACTERS ? TOO_BIG : request;

/** Requests and responses, oldest first. */
export class CallLog {
  readonly #calls: CallRecord[] = [];
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  get all(): readonly CallRecord[] {
    return this.#calls;
  }

  /** Records a call with its request; returns a function that adds the response. */
  begin(begun: Begun, scenario: string): (ended: Ended) => void {
    const record: CallRecord = {
      ...begun,
      request: withinSize(begun.request),
      scenario,
      status: null,
      response: null,
      at: this.#now(),
    };
    this.#calls.push(record);
    if (this.#calls.length > KEPT) this.#calls.shift();
    return (ended) => {
      const index = this.#calls.lastIndexOf(record);
      if (index !== -1) this.#calls[index] = { ...record, ...ended };
    };
  }
}
