import { loginCheckMachine } from '../loginCheckMachine.ts';
import {
  loginCheckStart,
  type LoginCheckEffect,
  type LoginCheckEvent,
  type LoginCheckState,
  type Place,
} from '../LoginCheckState.ts';
import { sessionFound } from './sessionFound.ts';

/** A page load, or an event of the browser. */
export type Cause = Extract<LoginCheckEvent, { readonly place: Place }>;

/** What the server and the seller do in a run. */
interface World {
  readonly session: boolean;
  readonly logOutWorks: boolean;
  readonly ticketWorks: boolean;
  readonly checkWorks: boolean;
  readonly continues: boolean;
}

/** One end of one order of events. */
export interface Run {
  readonly causes: readonly Cause[];
  readonly state: LoginCheckState;
  readonly effects: readonly LoginCheckEffect[];
  /** How often the seller chose to log out. */
  readonly chosen: number;
  /** Whether it ended by itself. */
  readonly ended: boolean;
}

const MOST_STEPS = 20;
const both = [false, true] as const;

const worlds: readonly World[] = both.flatMap((session) =>
  both.flatMap((logOutWorks) =>
    both.flatMap((ticketWorks) =>
      both.flatMap((checkWorks) =>
        both.map((continues) => ({ session, logOutWorks, ticketWorks, checkWorks, continues })),
      ),
    ),
  ),
);

interface Point {
  readonly state: LoginCheckState;
  readonly session: boolean;
  readonly waiting: readonly LoginCheckEffect[];
  readonly done: readonly LoginCheckEffect[];
  readonly chosen: number;
  readonly steps: number;
}

function apply(point: Point, event: LoginCheckEvent): Point {
  const { state, effects } = loginCheckMachine(point.state, event);
  return {
    ...point,
    state,
    waiting: [...point.waiting, ...effects],
    chosen: point.chosen + (event.type === 'CONTINUE_CONFIRMED' ? 1 : 0),
    steps: point.steps + 1,
  };
}

/** Runs the next effect, or has the seller answer the dialog; null at an end. */
function advance(point: Point, world: World): Point | null {
  const [effect, ...waiting] = point.waiting;
  if (effect === undefined)
    return point.state.name === 'asking'
      ? apply(point, { type: world.continues ? 'CONTINUE_CONFIRMED' : 'CONTINUE_DECLINED' })
      : null;
  const next = { ...point, waiting, done: [...point.done, effect] };
  if (effect.type === 'LOG_OUT')
    return world.logOutWorks
      ? apply({ ...next, session: false }, { type: 'LOGGED_OUT' })
      : apply(next, { type: 'LOG_OUT_FAILED' });
  if (effect.type !== 'CHECK') return next;
  const session = world.checkWorks && (effect.ticket === null ? point.session : world.ticketWorks);
  return session
    ? apply({ ...next, session }, sessionFound)
    : apply(next, { type: 'NO_SESSION_FOUND' });
}

/** Every order in which the causes, the answers and the choices of one world can come. */
function runsOf(causes: readonly Cause[], world: World): readonly Run[] {
  const ends: Run[] = [];
  const go = (point: Point, left: readonly Cause[]): void => {
    const [cause, ...later] = left;
    const next = advance(point, world);
    if (point.steps > MOST_STEPS || (next === null && cause === undefined)) {
      const ended = point.steps <= MOST_STEPS;
      const { state, done: effects, chosen } = point;
      ends.push({ causes, state, effects, chosen, ended });
      return;
    }
    if (next !== null) go(next, left);
    if (cause === undefined) return;
    go(apply(point, cause), later);
    // Another tab may have logged in, or out, before it said so.
    if (cause.type === 'LOGIN_STATE_CHANGED')
      go(apply({ ...point, session: !point.session }, cause), later);
  };
  go(
    {
      ...{ state: loginCheckStart, session: world.session, waiting: [], done: [] },
      ...{ chosen: 0, steps: 0 },
    },
    causes,
  );
  return ends;
}

/** Every run of the causes in this order, in every world. */
export const everyRun = (causes: readonly Cause[]): readonly Run[] =>
  worlds.flatMap((world) => runsOf(causes, world));
