import type { NotedContract } from '../../src/api/Contract.ts';
import type { Effect } from '../world/Rule.ts';
import type { World } from '../world/World.ts';
import { drip } from './drip.ts';
import { hold } from './hold.ts';
import { identityDecision } from './identityDecision.ts';
import { secondStep } from './secondStep.ts';
import type { Reply } from './Reply.ts';
import { succeed, type Outcome } from './Resolver.ts';
import type { Situation } from './Situation.ts';
import { wrap } from './wrap.ts';

type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>;

const REFUSED_BY_STATUS = 'The server refused this.';
const broken: Reply = { status: null, body: null };

/** What each effect does before the server acts; null lets the call go on. */
const before: {
  readonly [Kind in Effect['kind']]: (
    effect: EffectOf<Kind>,
    situation: Situation,
  ) => Reply | null | Promise<Reply | null>;
} = {
  change: () => null,
  lost: () => null,
  answer: () => null,
  async latency({ ms, first }, { contract, request, world }) {
    if (!first || world.timesMade(contract.name) === 1)
      await hold([request.signal, world.released], ms);
    return null;
  },
  async pending(_, { request, world }) {
    await hold([request.signal, world.released]);
    return broken;
  },
  refuse: ({ code, description }, { contract, world }) =>
    wrap(contract, { ok: false, code, description }, world.nextLogId()),
  text: ({ text }) => ({ status: 200, body: { message: 'error', data: text } }),
  status({ status, retryAfter }, { contract, world }) {
    const headers = retryAfter === null ? {} : { 'retry-after': String(retryAfter) };
    if (status >= 500) return { status, headers, body: `HTTP ${status}`, type: 'text/plain' };
    const refused = { ok: false, code: status, description: REFUSED_BY_STATUS } as const;
    const reply = wrap(contract, refused, world.nextLogId());
    return { ...reply, status, headers: { ...reply.headers, ...headers } };
  },
  odd: ({ answer }) => answer(),
  drip: (_, { request, world }) => ({
    status: 200,
    body: drip([request.signal, world.released]),
    type: 'application/json',
  }),
  redirect(_, { request }) {
    const { pathname, search } = new URL(request.url);
    return { status: 307, headers: { location: pathname + search }, body: null };
  },
  abort: () => broken,
  identity: ({ times }, situation) => identityDecision({ ...situation, times }),
  'two-step': (_, situation) => secondStep(situation),
};

const run = <Kind extends Effect['kind']>(effect: EffectOf<Kind>, situation: Situation) => {
  const kind: Kind = effect.kind;
  return before[kind](effect, situation);
};

const effectsAt = (contract: NotedContract, world: World): readonly Effect[] =>
  world.scenario.rules
    .filter((rule) => rule.contract === null || rule.contract === contract)
    .map(({ effect }) => effect);

/** Waiting comes before answering, in whatever order the names were joined. */
const order = ({ kind }: Effect): number => (kind === 'latency' ? 0 : 1);

/** Lets the active scenario act before the server does: the answer it gives, or null. */
export async function actBefore(situation: Situation): Promise<Reply | null> {
  const { contract, world } = situation;
  const effects = effectsAt(contract, world).toSorted((one, other) => order(one) - order(other));
  for (const effect of effects) {
    const reply = await run(effect, situation);
    if (reply !== null) return reply;
  }
  return null;
}

/** The success that the active scenario gives in the world's place; null when the world is to answer. */
export function answerAt(contract: NotedContract, world: World): Outcome<unknown> | null {
  const effect = effectsAt(contract, world).find(({ kind }) => kind === 'answer');
  return effect?.kind === 'answer' ? succeed(effect.data) : null;
}

const fieldsOf = (effect: Effect, given: unknown): Readonly<Record<string, unknown>> => {
  if (effect.kind !== 'change') return {};
  return typeof effect.data === 'function' ? effect.data(given) : effect.data;
};

/** The fields that the active scenario gives a success. */
export const changesAt = ({
  contract,
  world,
  given,
}: Situation): Readonly<Record<string, unknown>> =>
  Object.assign({}, ...effectsAt(contract, world).map((effect) => fieldsOf(effect, given)));

/** Lets the active scenario act on the answer that the server gives. */
export const actAfter = (reply: Reply, { contract, world }: Situation): Reply =>
  effectsAt(contract, world).some(({ kind }) => kind === 'lost') ? broken : reply;
