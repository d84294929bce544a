import { expect, it } from 'vitest';
import { explore } from '../../../src/flows/support/explore.ts';
import { effectName, flowOf } from './movesOf.ts';

interface Door {
  readonly open: boolean;
  readonly locked: boolean;
}
type Doing =
  | { readonly type: 'PUSHED' }
  | { readonly type: 'TURNED'; readonly key: 'right' | 'wrong' };

const shut: Door = { open: false, locked: true };

/** A door that opens when it is unlocked. */
const machine = (state: Door, event: Doing) => {
  if (event.type === 'TURNED')
    return event.key === 'right' && !state.open
      ? { state: { ...state, locked: !state.locked }, effects: [{ type: 'CLICK' }] }
      : { state, effects: [] };
  return state.locked
    ? { state, effects: [] }
    : { state: { ...state, open: !state.open }, effects: [] };
};

const flow = flowOf<Door, Doing, { readonly type: string }>({
  steps: ['door', 'lock'],
  starts: [shut],
  moves: explore<Door, Doing, { readonly type: string }>({
    machine,
    starts: [shut],
    eventsIn: () => [
      { type: 'PUSHED' },
      { type: 'TURNED', key: 'right' },
      { type: 'TURNED', key: 'wrong' },
    ],
    keyOf: (state) => JSON.stringify(state),
  }),
  nodesOf: ({ open, locked }) => [
    open ? 'door/open' : 'door/shut',
    locked ? 'lock/on' : 'lock/off',
  ],
  decides: (state, event) => ({
    lock: state.locked ? 'on' : 'off',
    ...(event.type === 'TURNED' && { key: event.key }),
  }),
});

it('finds each move once, in the part that it changes, with what decides', () => {
  expect(flow).toEqual({
    steps: ['door', 'lock'],
    starts: ['door/shut', 'lock/on'],
    moves: [
      { from: 'door/shut', event: 'PUSHED', given: ['lock: off'], to: 'door/open', effects: [] },
      {
        from: 'lock/on',
        event: 'TURNED',
        given: ['key: right'],
        to: 'lock/off',
        effects: ['CLICK'],
      },
      {
        from: 'lock/off',
        event: 'TURNED',
        given: ['key: right'],
        to: 'lock/on',
        effects: ['CLICK'],
      },
      { from: 'door/open', event: 'PUSHED', given: [], to: 'door/shut', effects: [] },
    ],
  });
});

it('an effect is named with what distinguishes it from others of its type', () => {
  expect(effectName({ type: 'FOCUS', target: 'code' })).toBe('FOCUS code');
  expect(effectName({ type: 'SEND_CODE', change: true })).toBe('SEND_CODE change');
  expect(effectName({ type: 'ABORT' })).toBe('ABORT');
});
