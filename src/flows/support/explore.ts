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
  /** Every event that is tried in a state. */
  readonly eventsIn: (state: State) => Iterable<Event>;
  /** States with the same key count as one. */
  readonly keyOf: (state: State) => string;
}

/** Every move out of every state that a machine can come to, nearest states first. */
export function* explore<State, Event, Effect>({
  machine,
  starts,
  eventsIn,
  keyOf,
}: Exploration<State, Event, Effect>): Generator<Move<State, Event, Effect>> {
  const seen = new Set(starts.map(keyOf));
  const waiting = [...starts];
  for (let before = waiting.shift(); before !== undefined; before = waiting.shift())
    for (const event of eventsIn(before)) {
      const { state: after, effects } = machine(before, event);
      yield { before, event, after, effects };
      if (after === before) continue;
      const key = keyOf(after);
      if (seen.has(key)) continue;
      seen.add(key);
      waiting.push(after);
    }
}
