// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { stay, type Machine } from '../flows/Machine.ts';
import { useMachine } from './useMachine.ts';

afterEach(cleanup);

interface State {
  readonly count: number;
}
type Event = 'COUNTED' | 'REMINDED' | 'IGNORED' | 'EDITED' | 'CHAINED';
type Effect = 'NOTIFY' | 'COUNT_AGAIN';

const machine: Machine<State, Event, Effect> = (state, event) => {
  switch (event) {
    case 'COUNTED':
      return { state: { count: state.count + 1 }, effects: ['NOTIFY'] };
    case 'REMINDED':
      return { state, effects: ['NOTIFY'] };
    case 'CHAINED':
      return { state: { count: state.count + 1 }, effects: ['COUNT_AGAIN', 'NOTIFY'] };
    case 'IGNORED':
      return stay(state);
    case 'EDITED':
      return { state: { ...state }, effects: [] };
  }
};

function mounted() {
  /** Each effect with the count that was on screen when it ran. */
  const ran: [Effect, number][] = [];
  const renders = vi.fn<() => void>();
  const hook = renderHook(() => {
    renders();
    const [state, send] = useMachine(machine, () => ({ count: 0 }), run);
    function run(effect: Effect, emit: (event: Event) => State): void {
      ran.push([effect, state.count]);
      if (effect === 'COUNT_AGAIN') emit('COUNTED');
    }
    return { state, send };
  });
  const send = (event: Event) => act(() => void hook.result.current.send(event));
  return { ran, renders, send, state: () => hook.result.current.state, hook };
}

it('renders the state after an event and returns it to the sender', () => {
  const { hook, state } = mounted();
  let next: State | null = null;
  act(() => {
    next = hook.result.current.send('COUNTED');
  });
  expect([next, state()]).toEqual([{ count: 1 }, { count: 1 }]);
});

it('runs each effect once, after the state that came with it is on screen', () => {
  const { ran, send, hook } = mounted();
  send('COUNTED');
  expect(ran).toEqual([['NOTIFY', 1]]);
  hook.rerender();
  expect(ran).toHaveLength(1);
});

it('runs no effect of an event that comes between a commit and its effects', () => {
  const ran: [Effect, number][] = [];
  renderHook(() => {
    const begun = useRef<((event: Event) => State) | null>(null);
    // Runs before the machine's own effect of the same commit, as that of a component inside does.
    useEffect(() => {
      begun.current?.('COUNTED');
      begun.current = null;
    }, []);
    const [state, send] = useMachine(
      machine,
      () => ({ count: 0 }),
      (effect) => {
        ran.push([effect, state.count]);
      },
    );
    useLayoutEffect(() => {
      begun.current = send;
    }, [send]);
  });
  expect(ran).toEqual([['NOTIFY', 1]]);
});

it('runs an effect of an event without a new state', () => {
  const { ran, send } = mounted();
  send('REMINDED');
  expect(ran).toEqual([['NOTIFY', 0]]);
});

it('runs effects in order, then those of an event that an effect sends', () => {
  const { ran, send, state } = mounted();
  send('CHAINED');
  expect(ran.map(([effect]) => effect)).toEqual(['COUNT_AGAIN', 'NOTIFY', 'NOTIFY']);
  expect(state()).toEqual({ count: 2 });
});

it.each(['IGNORED', 'EDITED'] as const)(
  'does not render for an event that changes nothing: %s',
  (event) => {
    const { renders, send } = mounted();
    send('COUNTED');
    renders.mockClear();
    send(event);
    expect(renders).not.toHaveBeenCalled();
  },
);

it('reduces two events of one turn from the newest state each', () => {
  const { hook, ran } = mounted();
  act(() => {
    hook.result.current.send('COUNTED');
    hook.result.current.send('COUNTED');
  });
  expect(hook.result.current.state).toEqual({ count: 2 });
  expect(ran).toHaveLength(2);
});
