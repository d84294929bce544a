import type { Machine, Transition } from '../flows/Machine.ts';

/** A running flow. */
export interface Runner<State, Event, Effect> {
  /** The last transition; a new object after each change of state and for new effects. */
  readonly read: () => Transition<State, Effect>;
  readonly subscribe: (listener: () => void) => () => void;
  /** @returns the state that the event leads to */
  readonly send: (event: Event) => State;
  /** Returns the effects that have not run yet, in order; each once. */
  readonly takeEffects: () => readonly Effect[];
}

/** Runs a machine outside React: keeps its state, and its effects until they are taken. */
export function createRunner<State, Event, Effect>(
  machine: Machine<State, Event, Effect>,
  initial: State,
): Runner<State, Event, Effect> {
  let last: Transition<State, Effect> = { state: initial, effects: [] };
  const pending: Effect[] = [];
  const listeners = new Set<() => void>();
  return {
    read: () => last,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(event) {
      const next = machine(last.state, event);
      if (next.state === last.state && next.effects.length === 0) return last.state;
      last = next;
      pending.push(...next.effects);
      for (const listener of listeners) listener();
      return next.state;
    },
    takeEffects: () => pending.splice(0),
  };
}
