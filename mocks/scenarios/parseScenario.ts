import { contracts } from '../contracts.ts';
import { listScenarios } from './listScenarios.ts';
import { parseModified } from './modified.ts';
import { nearestNames } from './nearestNames.ts';
import type { Rule } from '../world/Rule.ts';
import type { Scenario } from '../world/World.ts';
import { ScenarioError } from './ScenarioError.ts';

const known = new Map(listScenarios().map((scenario) => [scenario.name, scenario]));

function parsePart(name: string): Scenario {
  const found = known.get(name) ?? parseModified(name);
  if (found) return found;
  if (name === '')
    throw new ScenarioError('A scenario is without a name; write one on each side of the +.');
  const [, call] = /^[^@]+@(.+)$/.exec(name) ?? [];
  const calls = contracts.map((contract) => contract.name);
  if (call !== undefined && !calls.includes(call))
    throw new ScenarioError(
      `There is no scenario "${name}", because there is no call "${call}". ` +
        `Nearest: ${nearestNames(call, calls).join(', ')}.`,
    );
  const nearest = nearestNames(name, [...known.keys()]);
  throw new ScenarioError(
    `There is no scenario "${name}". Nearest: ${nearest.join(', ')}.`,
    nearest,
  );
}

/** Effects that can be joined with another answer to the same call. */
const combinable: ReadonlySet<Rule['effect']['kind']> = new Set(['latency', 'change', 'lost']);

const EVERY_CALL = 'every call';

const isAnswer = ({ effect }: Rule): boolean => !combinable.has(effect.kind);

/** What a scenario decides: the answer of a call, or a state of the world. */
const decisionsOf = ({ decides, rules }: Scenario): readonly string[] => [
  ...rules.filter(isAnswer).map(({ contract }) => contract?.name ?? EVERY_CALL),
  ...(decides === undefined ? [] : [decides]),
];

function refuseContradictions(parts: readonly Scenario[]): void {
  const decidedBy = new Map<string, string>();
  for (const part of parts) {
    for (const decision of decisionsOf(part)) {
      const earlier = decidedBy.get(decision) ?? decidedBy.get(EVERY_CALL);
      if (earlier !== undefined)
        throw new ScenarioError(
          `The scenarios ${earlier} and ${part.name} both answer ${decision}; keep one of them.`,
        );
      if (decision === EVERY_CALL && decidedBy.size > 0)
        throw new ScenarioError(`The scenario ${part.name} answers every call; use it alone.`);
      decidedBy.set(decision, part.name);
    }
  }
}

/**
 * Parses a scenario name: one, or several joined by `+` (which a query string may have turned into
 * a space).
 *
 * @throws ScenarioError with the nearest known names
 */
export function parseScenario(name: string): Scenario {
  const parts = name.split(/[+ ]/).map(parsePart);
  refuseContradictions(parts);
  return {
    name: parts.map((part) => part.name).join('+'),
    rules: parts.flatMap(({ rules }) => rules),
    arrange: parts.flatMap(({ arrange = [] }) => arrange),
  };
}
