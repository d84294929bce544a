import { loginCheckMachine } from '../../../src/flows/login-check/loginCheckMachine.ts';
import {
  loginCheckStart,
  type LoginCheckEffect,
  type LoginCheckEvent,
  type LoginCheckState,
  type Place,
  type Wish,
} from '../../../src/flows/login-check/LoginCheckState.ts';
import { sessionFound } from '../../../src/flows/login-check/support/sessionFound.ts';
import { explore } from '../../../src/flows/support/explore.ts';
import { flowOf } from './movesOf.ts';

const places: readonly Place[] = ['register', 'login', 'entrance', 'waiting'];
const wishes: readonly Wish[] = [
  { name: 'none' },
  { name: 'redirectHack', address: '/homepage' },
  { name: 'logOut' },
  { name: 'exchange', ticket: 'ticket' },
  { name: 'expire' },
];

const events: readonly LoginCheckEvent[] = [
  ...places.flatMap((place): readonly LoginCheckEvent[] => [
    ...wishes.map((wish): LoginCheckEvent => ({ type: 'OPENED', place, wish })),
    { type: 'TAB_SHOWN', place },
    { type: 'PAGE_RESTORED', place },
    { type: 'LOGIN_STATE_CHANGED', place },
    { type: 'PLACE_CHANGED', place },
  ]),
  sessionFound,
  { ...sessionFound, type: 'OWN_SESSION_FOUND' },
  { type: 'NO_SESSION_FOUND' },
  { type: 'LOGGED_OUT' },
  { type: 'LOG_OUT_FAILED' },
  { type: 'CONTINUE_CONFIRMED' },
  { type: 'CONTINUE_DECLINED' },
];

const decides = (
  state: LoginCheckState,
  event: LoginCheckEvent,
): Readonly<Record<string, string>> => ({
  ...('place' in event && { page: event.place }),
  ...(event.type === 'OPENED' && { address: event.wish.name }),
  ...(state.name === 'idle' && { 'last log-out': state.logOutFailed ? 'failed' : 'worked' }),
  ...(state.name === 'checking' && {
    ...{ page: state.place, address: state.wish },
    session: state.again ? 'changed meanwhile' : 'as it was',
  }),
  ...(state.name === 'loggingOut' && { goal: state.goal }),
});

/** The login check, which runs beside the page. */
export const loginCheckFlow = () =>
  flowOf<LoginCheckState, LoginCheckEvent, LoginCheckEffect>({
    steps: ['check', 'page'],
    starts: [loginCheckStart],
    moves: explore({
      machine: loginCheckMachine,
      starts: [loginCheckStart],
      eventsIn: () => events,
      keyOf: (state) => JSON.stringify(state),
    }),
    nodesOf: ({ name }) => [
      name === 'idle' || name === 'asking' ? `page/${name}` : `check/${name}`,
    ],
    decides,
  });
