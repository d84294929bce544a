import { dequal } from 'dequal/lite';
import type { Machine } from '../flows/Machine.ts';

/** A state of a running flow, and how many transitions led to it. */
export interface Reading<State> {
  readonly state: State;
  readonly transitions: number;
}

/** A running flow. */
export interface Runner<State, Event, Effect> {
  /** A new object after each change of state and for new effects. */
  readonly read: () => Reading<State>;
  readonly subscribe: (listener: () => void) => () => void;
  /** @returns the state that the event leads to */
  readonly send: (event: Event) => State;
  /** Returns the effects that came with a reading or before it and have not run yet, in order; each once. */
  readonly takeEffects: (shown: Reading<State>) => readonly Effect[];
}

/** Runs a machine outside React: keeps its state, and its effects until they are taken. */
export function createRunner<State, Event, Effect>(
  machine: Machine<State, Event, Effect>,
  initial: State,
): Runner<State, Event, Effect> {
  let last: Reading<State> = { state: initial, transitions: 0 };
  const pending: { readonly effect: Effect; readonly transition: number }[] = [];
  const listeners = new Set<() => void>();
  return {
    read: () => last,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(event) {
      const { state: next, effects } = machine(last.state, event);
      // Equal is the same: an edit that changes nothing here must not render more than its field.
      const state = dequal(next, last.state) ? last.state : next;
      if (state === last.state && effects.length === 0) return state;
      const transition = last.transitions + 1;
      last = { state, transitions: transition };
      pending.push(...effects.map((effect) => ({ effect, transition })));
      for (const listener of listeners) listener();
      return state;
    },
    takeEffects({ transitions }) {
      const later = pending.findIndex(({ transition }) => transition > transitions);
      return pending.splice(0, later === -1 ? pending.length : later).map(({ effect }) => effect);
    },
  };
}
