import { expect, it } from 'vitest';
import type { Place, Wish } from './LoginCheckState.ts';
import { everyRun, type Cause, type Run } from './support/everyRun.ts';

const places: readonly Place[] = ['register', 'login', 'entrance', 'waiting'];
const wishes: readonly Wish[] = [
  { name: 'redirectHack', address: 'https://gb.example/homepage' },
  { name: 'logOut' },
  { name: 'exchange', ticket: 'T-1' },
  { name: 'expire' },
  { name: 'none' },
];
const later = ['TAB_SHOWN', 'PAGE_RESTORED', 'PLACE_CHANGED', 'LOGIN_STATE_CHANGED'] as const;

const causes: readonly Cause[] = places.flatMap((place): readonly Cause[] => [
  ...wishes.map((wish) => ({ type: 'OPENED', place, wish }) as const),
  ...later.map((type) => ({ type, place }) as const),
]);

const pairs = causes.flatMap((first) => causes.map((second) => [first, second] as const));

const count = ({ effects }: Run, type: string): number =>
  effects.filter((effect) => effect.type === type).length;

const restores = ({ causes: met }: Run): number =>
  met.filter(({ type }) => type === 'PAGE_RESTORED').length;

/** What every run of the login check keeps to. */
const laws: Readonly<Record<string, (run: Run) => boolean>> = {
  'ends by itself, with nothing running': ({ ended, state }) =>
    ended && ['starting', 'idle', 'leaving'].includes(state.name),
  'leaves at most once; once more for a page that the browser restored': (run) =>
    count(run, 'LEAVE') <= 1 + restores(run),
  'logs out at most once, besides what the seller chose': (run) =>
    count(run, 'LOG_OUT') - run.chosen <= 1,
  'checks at most once for each cause, and once more when the session changed': (run) =>
    count(run, 'CHECK') <= run.causes.length + 1,
  'shows one ticket error at most': (run) => count(run, 'SHOW_TICKET_ERROR') <= 1,
};

it('no order of two causes is a loop, whatever the server answers and the seller chooses', () => {
  const broken = new Set<string>();
  let runs = 0;
  for (const pair of pairs)
    for (const run of everyRun(pair)) {
      runs += 1;
      for (const [law, holds] of Object.entries(laws))
        if (!holds(run)) broken.add(`${law}: ${JSON.stringify(run)}`);
    }
  expect([...broken].slice(0, 3)).toEqual([]);
  expect(runs).toBeGreaterThan(pairs.length);
});

it('a page that was left and restored leaves again only for a session', () => {
  for (const place of places)
    for (const run of everyRun([
      { type: 'OPENED', place, wish: { name: 'none' } },
      { type: 'PAGE_RESTORED', place },
    ]))
      expect(count(run, 'LEAVE')).toBeLessThanOrEqual(count(run, 'KEEP_SESSION'));
});
