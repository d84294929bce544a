/** What a step of a machine gives: the next state, and what is to be done about it. */
export interface Transition<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** A flow: pure, no clock, no network. Events are past facts; effects are imperatives as data. */
export type Machine<State, Event, Effect> = (
  state: State,
  event: Event,
) => Transition<State, Effect>;

/** Says that an event changes nothing in this state. */
export const stay = <State>(state: State): Transition<State, never> => ({ state, effects: [] });
