import type { Machine } from '../Machine.ts';

/**
 * The types of the events that change something, by the name of the state that they come in; every other
 * event changes nothing there.
 */
export const reactionsOf = <State, Event extends { readonly type: string }, Effect>(
  machine: Machine<State, Event, Effect>,
  states: Readonly<Record<string, State>>,
  eventsIn: (state: State) => readonly Event[],
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(states).map(([name, state]) => {
      const reacts = (event: Event): boolean => {
        const next = machine(state, event);
        return next.state !== state || next.effects.length > 0;
      };
      const types = eventsIn(state)
        .filter(reacts)
        .map(({ type }) => type);
      return [name, [...new Set(types)].toSorted()];
    }),
  );
