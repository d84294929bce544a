import type { Machine, Transition } from '../Machine.ts';

/** The state after a series of events, with the effects of the last one; none where there was no event. */
export const walkFrom = <State, Event, Effect>(
  machine: Machine<State, Event, Effect>,
  start: State,
  events: readonly Event[],
): Transition<State, Effect> =>
  events.reduce<Transition<State, Effect>>(({ state }, event) => machine(state, event), {
    state: start,
    effects: [],
  });
