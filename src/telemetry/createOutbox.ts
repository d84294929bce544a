/** Characters on their way at once. At three bytes each, these and a beacon's fit into the 64 KB that a browser sends for a page that is gone. */
export const BATCH_CHARACTERS = 10_000;
/** Events that wait at most; the oldest give way. */
export const KEPT = 200;

/** How bodies reach the server. */
export interface Transport {
  /** Resolves to false, or rejects, when the body has to be sent again. */
  readonly send: (body: string) => Promise<boolean>;
  /** Hands a body to the browser, for when nobody is left to wait for an answer; false when it is not taken. */
  readonly beacon: (body: string) => boolean;
  /** Whether what `send` began is finished when the page is gone. */
  readonly outlivesPage: boolean;
}

export interface Outbox {
  /** Takes one event as JSON, shorter than `BATCH_CHARACTERS`; those of one turn go together. */
  readonly add: (event: string) => void;
  /** Sends what waits: when there is something new, and when the network is back. */
  readonly flush: () => void;
  /** Lets go of what waits: the page is hidden, and may never be shown again. */
  readonly hide: () => void;
  /** Lets go of everything: the page is left, and learns of no answer any more. */
  readonly leave: () => void;
}

type Batch = readonly string[];

const bodyOf = (events: Batch): string => `{"events":[${events.join()}]}`;
const sizeOf = (events: Batch): number => events.reduce((size, { length }) => size + length + 1, 0);

/** The oldest events that fit into so many characters. */
function fitting(events: Batch, room: number): Batch {
  let size = 0;
  const end = events.findIndex(({ length }) => (size += length + 1) > room);
  return end === -1 ? events : events.slice(0, end);
}

/** Keeps events until the server has them: a batch that fails waits for the next occasion. Never throws. */
export function createOutbox({ send, beacon, outlivesPage }: Transport): Outbox {
  let waiting: Batch = [];
  const travelling = new Set<Batch>();
  let scheduled = false;

  const keep = (events: Batch) => {
    waiting = events.slice(-KEPT);
  };

  async function travel(): Promise<void> {
    const batch = fitting(waiting, BATCH_CHARACTERS - sizeOf([...travelling].flat()));
    if (batch.length === 0) return;
    waiting = waiting.slice(batch.length);
    travelling.add(batch);
    let arrived = false;
    try {
      arrived = await send(bodyOf(batch));
    } catch {
      // Offline, or the server is away: the batch is kept.
    }
    if (!travelling.delete(batch)) return; // no longer ours
    if (arrived) flush();
    else keep([...batch, ...waiting]);
  }

  function flush(): void {
    scheduled = false;
    void travel();
  }

  function hide(): void {
    if (!outlivesPage) {
      keep([...[...travelling].flat(), ...waiting]);
      travelling.clear();
    }
    while (waiting.length > 0) {
      const batch = fitting(waiting, BATCH_CHARACTERS);
      if (!beacon(bodyOf(batch))) return;
      waiting = waiting.slice(batch.length);
    }
  }

  return {
    flush,
    hide,
    add(event) {
      keep([...waiting, event]);
      if (scheduled) return;
      scheduled = true;
      queueMicrotask(flush);
    },
    leave() {
      hide();
      // A page that is left hears of a failure where there is none; what travels gets there.
      travelling.clear();
    },
  };
}
