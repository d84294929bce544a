import { listScenarios } from './listScenarios.ts';
import { parseModified } from './modified.ts';
import { nearestNames } from './nearestNames.ts';
import type { Rule, Scenario } from './Scenario.ts';
import { ScenarioError } from './ScenarioError.ts';

const known = new Map(listScenarios().map((scenario) => [scenario.name, scenario]));

function parsePart(name: string): Scenario {
  const found = known.get(name) ?? parseModified(name);
  if (found) return found;
  const nearest = nearestNames(name, [...known.keys()]);
  throw new ScenarioError(
    `There is no scenario "${name}". Nearest: ${nearest.join(', ')}.`,
    nearest,
  );
}

/** Effects that leave the answer to others. */
const bystanders: ReadonlySet<Rule['effect']['kind']> = new Set(['latency', 'change', 'lost']);

const isAnswer = ({ effect }: Rule): boolean => !bystanders.has(effect.kind);

function refuseTwoAnswers(parts: readonly Scenario[]): void {
  const answeredBy = new Map<Rule['contract'], string>();
  for (const { name, rules } of parts) {
    for (const { contract } of rules.filter(isAnswer)) {
      const earlier = answeredBy.get(contract);
      if (earlier !== undefined)
        throw new ScenarioError(
          `The scenarios ${earlier} and ${name} both answer ${contract?.name ?? 'every call'}; keep one of them.`,
        );
      answeredBy.set(contract, name);
    }
  }
}

/**
 * Reads a scenario name: one, or several joined by `+` (which a query string may have turned into
 * a space).
 * @throws ScenarioError with the nearest known names
 */
export function parseScenario(name: string): Scenario {
  const parts = name.split(/[+ ]/).map(parsePart);
  refuseTwoAnswers(parts);
  return {
    name: parts.map((part) => part.name).join('+'),
    rules: parts.flatMap(({ rules }) => rules),
    arrange: parts.flatMap(({ arrange = [] }) => arrange),
  };
}
