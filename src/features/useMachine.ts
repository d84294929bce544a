import { useCallback, useEffect, useRef, useState } from 'react';
import type { Machine } from '../flows/Machine.ts';

/**
 * Runs a flow in React: keeps the newest state and hands each effect to `run` exactly once, in order,
 * after the state that came with it is on screen. (A transition with effects always has a new state.)
 */
export function useMachine<State, Event, Effect>(
  machine: Machine<State, Event, Effect>,
  initial: () => State,
  run: (effect: Effect, send: (event: Event) => void) => void,
): readonly [State, (event: Event) => void] {
  const [state, setState] = useState(initial);
  const newest = useRef(state);
  const waiting = useRef<Effect[]>([]);

  const send = useCallback(
    (event: Event) => {
      const next = machine(newest.current, event);
      newest.current = next.state;
      waiting.current.push(...next.effects);
      setState(next.state);
    },
    [machine],
  );

  useEffect(() => {
    for (const effect of waiting.current.splice(0)) run(effect, send);
  });

  return [state, send];
}
