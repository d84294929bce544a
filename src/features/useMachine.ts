import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Machine } from '../flows/Machine.ts';
import { createRunner } from './createRunner.ts';

/**
 * Binds a flow to a component: renders its newest state, and calls `run` exactly once for each
 * effect, in order, after the state that came with it is on screen.
 *
 * @returns the state, and a function that sends an event and returns the next state
 */
export function useMachine<State, Event, Effect>(
  machine: Machine<State, Event, Effect>,
  initial: () => State,
  run: (effect: Effect, send: (event: Event) => State) => void,
): readonly [State, (event: Event) => State] {
  const [runner] = useState(() => createRunner(machine, initial()));
  const shown = useSyncExternalStore(runner.subscribe, runner.read, runner.read);
  useEffect(() => {
    // Only what came with the state on screen: an event may come between a commit and its effects.
    for (const effect of runner.takeEffects(shown)) run(effect, runner.send);
  });
  return [shown.state, runner.send];
}
