/** The result of an event: the next state, and the effects to run. */
export interface Transition<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** A flow: pure, no clock, no network. Events are past facts; effects are imperatives as data. */
export type Machine<State, Event, Effect> = (
  state: State,
  event: Event,
) => Transition<State, Effect>;

/** The transition of an event that changes nothing. */
export const stay = <State>(state: State): Transition<State, never> => ({ state, effects: [] });
