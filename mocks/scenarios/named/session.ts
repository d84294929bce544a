import { callNamed } from '../callNamed.ts';
import type { Arrangement, ListedScenario } from '../Scenario.ts';
import { knownSeller } from './knownSeller.ts';

/** Somebody has an account, perhaps from a scenario before. */
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

/** Who is logged in, or has an account. */
export const sessionScenarios: readonly ListedScenario[] = [
  {
    name: 'session.known',
    sentence: `${knownSeller.email} and ${knownSeller.mobile} have an account (${knownSeller.password}).`,
    rules: [],
    arrange: [async (world) => void (await accountOf(world))],
  },
  ...conditions.map((condition, index): ListedScenario => ({
    name: `session.${condition}`,
    sentence: `A seller is logged in whose condition is ${condition.toUpperCase()} (${index}).`,
    rules: [],
    arrange: [loggedIn(index)],
  })),
  {
    name: 'session.arabic',
    sentence: 'A seller is logged in whose account speaks Arabic.',
    rules: [],
    arrange: [loggedIn(0, 'ar')],
  },
  {
    name: 'session.failed',
    sentence: 'The login check fails: nobody counts as logged in.',
    rules: [{ contract: check, effect: { kind: 'status', status: 500, retryAfter: null } }],
  },
  {
    name: 'session.ticket_refused',
    sentence: 'The login check refuses the ticket: an account conflict.',
    rules: [
      {
        contract: check,
        effect: { kind: 'refuse', code: 1902, description: 'This link has expired.' },
      },
    ],
  },
];
