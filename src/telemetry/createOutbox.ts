/** Maximum characters of a batch. At three bytes each, one in flight and a beacon fit into the 64 KB that a browser sends for a page that was left. */
export const BATCH_CHARACTERS = 10_000;
/** Maximum number of queued events; the oldest are dropped. */
export const KEPT = 200;

/** Sends bodies to the server. */
export interface Transport {
  /** Resolves to false, or rejects, when the body has to be sent again. Must end: the next batch waits for it. */
  readonly send: (body: string) => Promise<boolean>;
  /** Passes a body to the browser without queued for a response; false when the browser does not accept it. */
  readonly beacon: (body: string) => boolean;
  /** Whether requests of `send` complete after the page is left. */
  readonly outlivesPage: boolean;
}

export interface Outbox {
  /** Has events that are held elsewhere added before the page is hidden or left. */
  readonly beforeLeave: (addHeld: () => void) => void;
  /** Adds one event as JSON, shorter than `BATCH_CHARACTERS`; events of one turn are sent together. */
  readonly add: (event: string) => void;
  /** Sends queued events: after an event was added, and when the network is back. */
  readonly flush: () => void;
  /** Sends queued events by beacon: the page is hidden and may not be shown again. */
  readonly hide: () => void;
  /** Sends everything: the page is left and gets no more responses. */
  readonly leave: () => void;
}

type Batch = readonly string[];

const bodyOf = (events: Batch): string => `{"events":[${events.join()}]}`;

/** The oldest events that fit into `room` characters. */
function fitting(events: Batch, room: number): Batch {
  let size = 0;
  const end = events.findIndex(({ length }) => (size += length + 1) > room);
  return end === -1 ? events : events.slice(0, end);
}

/** Keeps events until the server received them: a failed batch is sent again with the next one. Never throws. */
export function createOutbox({ send, beacon, outlivesPage }: Transport): Outbox {
  let queued: Batch = [];
  let inFlight: Batch | null = null;
  let scheduled = false;
  /** A beacon has no answer to wait for: until the server answers again, a hidden page sends one only. */
  let beaconed = false;
  let addHeld: () => void = () => undefined;

  const keep = (events: Batch) => {
    queued = events.slice(-KEPT);
  };

  /** One batch at a time: a server that never answers holds one connection of the page. */
  async function sendBatch(): Promise<void> {
    if (inFlight !== null || queued.length === 0) return;
    const batch = fitting(queued, BATCH_CHARACTERS);
    queued = queued.slice(batch.length);
    inFlight = batch;
    let arrived = false;
    try {
      arrived = await send(bodyOf(batch));
      beaconed = false;
    } catch {
      // Offline or the server is unavailable: the batch is kept.
    }
    if (inFlight !== batch) return; // already handed to a beacon or left
    inFlight = null;
    if (arrived) flush();
    else keep([...batch, ...queued]);
  }

  function flush(): void {
    scheduled = false;
    void sendBatch();
  }

  function sendBeacons(): void {
    if (!outlivesPage && inFlight !== null) {
      keep([...inFlight, ...queued]);
      inFlight = null;
    }
    while (queued.length > 0) {
      const batch = fitting(queued, BATCH_CHARACTERS);
      if (!beacon(bodyOf(batch))) return;
      beaconed = true;
      queued = queued.slice(batch.length);
    }
  }

  return {
    flush,
    beforeLeave(add) {
      addHeld = add;
    },
    hide() {
      addHeld();
      if (!beaconed) sendBeacons();
    },
    add(event) {
      keep([...queued, event]);
      if (scheduled) return;
      scheduled = true;
      queueMicrotask(flush);
    },
    leave() {
      addHeld();
      sendBeacons();
      // A page that is left sees failures for requests that still arrive.
      inFlight = null;
    },
  };
}
