/** Timeouts, intervals and animation frames that wait in this page. */
const waiting = new Set<string>();

type Work = (...rest: unknown[]) => unknown;
type Start = (work: Work, ...more: unknown[]) => number;
type Stop = (id: unknown) => void;

/** Has one of the page's own functions note what it starts, until it has run. */
function noteStarts(name: string, kind: string, runs: 'once' | 'often'): void {
  const original: Start = Reflect.get(globalThis, name);
  const noting: Start = (work, ...more) => {
    const id = original(
      (...rest) => {
        if (runs === 'once') waiting.delete(`${kind} ${id}`);
        return work(...rest);
      },
      ...more,
    );
    waiting.add(`${kind} ${id}`);
    return id;
  };
  Reflect.set(globalThis, name, noting);
}

function noteStops(name: string, kind: string): void {
  const original: Stop = Reflect.get(globalThis, name);
  const noting: Stop = (id) => {
    waiting.delete(`${kind} ${String(id)}`);
    original(id);
  };
  Reflect.set(globalThis, name, noting);
}

/** Begins to count timers; runs in the page before its own scripts. */
export function watchTimers(): void {
  noteStarts('setTimeout', 'timer', 'once');
  noteStarts('setInterval', 'timer', 'often');
  noteStarts('requestAnimationFrame', 'frame', 'once');
  // A timeout may be called off by clearInterval, and the other way round.
  noteStops('clearTimeout', 'timer');
  noteStops('clearInterval', 'timer');
  noteStops('cancelAnimationFrame', 'frame');
}

/** How many timers wait by now, of those started since watchTimers(). */
export const waitingTimers = (): number => waiting.size;
