import type { Machine } from '../Machine.ts';

/** One step of a machine. */
export interface Move<State, Event, Effect> {
  readonly before: State;
  readonly event: Event;
  readonly after: State;
  readonly effects: readonly Effect[];
}

interface Exploration<State, Event, Effect> {
  readonly machine: Machine<State, Event, Effect>;
  readonly starts: readonly State[];
  /** The events to try in a state. */
  readonly eventsIn: (state: State) => Iterable<Event>;
  /** States with the same key count as one. */
  readonly keyOf: (state: State) => string;
}

/** Every event in every reachable state of a machine, breadth first. */
export function* explore<State, Event, Effect>({
  machine,
  starts,
  eventsIn,
  keyOf,
}: Exploration<State, Event, Effect>): Generator<Move<State, Event, Effect>> {
  const seen = new Set(starts.map(keyOf));
  const queue = [...starts];
  for (let before = queue.shift(); before !== undefined; before = queue.shift())
    for (const event of eventsIn(before)) {
      const { state: after, effects } = machine(before, event);
      yield { before, event, after, effects };
      if (after === before) continue;
      const key = keyOf(after);
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push(after);
    }
}
