import type { Contract } from '../../src/api/Contract.ts';
import type { Effect } from '../scenarios/Scenario.ts';
import type { World } from '../world/World.ts';
import { hold } from './hold.ts';
import type { Reply } from './Reply.ts';
import { wrap } from './wrap.ts';

type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>;
interface Situation {
  readonly contract: Contract;
  readonly world: World;
  readonly signal: AbortSignal;
}

/** What each effect does; null lets the call go on. */
const apply: {
  readonly [Kind in Effect['kind']]: (
    effect: EffectOf<Kind>,
    situation: Situation,
  ) => Reply | null | Promise<Reply | null>;
} = {
  change: () => null,
  async latency({ ms }, { signal, world }) {
    await hold([signal, world.released], ms);
    return null;
  },
  async pending(_, { signal, world }) {
    await hold([signal, world.released]);
    return { status: null, body: null };
  },
  refuse: ({ code, description }, { contract, world }) =>
    wrap(contract.service, { ok: false, code, description }, world.nextLogId()),
  text: ({ text }) => ({ status: 200, body: { message: 'error', data: text } }),
  status: ({ status, headers }) => ({ status, headers, body: { status } }),
  malformed: () => ({ status: 200, body: '{"message":"succ', raw: true }),
  abort: () => ({ status: null, body: null }),
};

const run = <Kind extends Effect['kind']>(effect: EffectOf<Kind>, situation: Situation) => {
  const kind: Kind = effect.kind;
  return apply[kind](effect, situation);
};

/** Lets the active scenario act on a call: the answer it gives, or null when the world is to answer. */
export async function applyEffects(
  contract: Contract,
  world: World,
  signal: AbortSignal,
): Promise<Reply | null> {
  const effects = effectsAt(contract, world).toSorted((one, other) => order(one) - order(other));
  for (const effect of effects) {
    const reply = await run(effect, { contract, world, signal });
    if (reply !== null) return reply;
  }
  return null;
}

/** The fields that the active scenario gives a success. */
export const changesAt = (contract: Contract, world: World): Readonly<Record<string, unknown>> =>
  Object.assign(
    {},
    ...effectsAt(contract, world).map((effect) => (effect.kind === 'change' ? effect.data : {})),
  );

const effectsAt = (contract: Contract, world: World): readonly Effect[] =>
  world.scenario.rules.filter((rule) => rule.contract === contract).map(({ effect }) => effect);

/** Waiting comes before answering, in whatever order the names were joined. */
const order = ({ kind }: Effect): number => (kind === 'latency' ? 0 : 1);
