import { callNamed } from '../callNamed.ts';
import type { Arrangement } from '../../world/World.ts';
import type { ListedScenario } from '../ListedScenario.ts';
import { knownSeller } from './knownSeller.ts';

/** The ticket in a log-in link under `session.ticket`. */
export const LOGIN_TICKET = 'ticket_login';

/** The account of the known seller; creates it unless an earlier scenario has done so. */
async function accountOf(world: Parameters<Arrangement>[0]) {
  return world.accounts.find(knownSeller.email) ?? (await world.accounts.create(knownSeller));
}

const loggedIn =
  (sellerCondition: number, locale: string | null = null): Arrangement =>
  async (world) => {
    const { userId } = await accountOf(world);
    const sellerId = sellerCondition === 0 ? null : `8${userId.slice(1)}`;
    await world.accounts.change(userId, { sellerCondition, sellerId, locale });
    world.session = userId;
  };

/** Source: A§3. */
const conditions = [
  'none',
  'join_todo1',
  'join_todo2',
  'pending',
  'rejected',
  'joined',
  'deactivated',
] as const;

const check = callNamed('product', 'account.get');

/** Sessions and existing accounts. */
export const sessionScenarios: readonly ListedScenario[] = [
  {
    name: 'session.known',
    sentence: `${knownSeller.email} and ${knownSeller.mobile} have an account (${knownSeller.password}).`,
    rules: [],
    arrange: [async (world) => void (await accountOf(world))],
  },
  {
    name: 'session.two_step',
    sentence: 'The account of session.known logs in only after a code that is sent to it (2046).',
    rules: [{ contract: callNamed('passport', 'account.login'), effect: { kind: 'two-step' } }],
    arrange: [async (world) => void (await accountOf(world))],
  },
  ...conditions.map((condition, index): ListedScenario => ({
    name: `session.${condition}`,
    decides: 'who is logged in',
    sentence: `A seller is logged in whose condition is ${condition.toUpperCase()} (${index}).`,
    rules: [],
    arrange: [loggedIn(index)],
  })),
  {
    name: 'session.arabic',
    decides: 'who is logged in',
    sentence: 'A seller is logged in whose account language is Arabic.',
    rules: [],
    arrange: [loggedIn(0, 'ar')],
  },
  {
    name: 'session.failed',
    sentence: 'The login check fails: the user counts as logged out.',
    rules: [{ contract: check, effect: { kind: 'status', status: 500, retryAfter: null } }],
  },
  {
    name: 'session.ticket',
    sentence: `The ticket ${LOGIN_TICKET} logs in, once; every other ticket is an account conflict.`,
    rules: [],
    arrange: [
      async (world) => {
        await accountOf(world);
        await world.tickets.issue('login', knownSeller.email, LOGIN_TICKET);
      },
    ],
  },
];
