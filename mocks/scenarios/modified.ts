import { contracts } from '../contracts.ts';
import { modifiers, type Modifier } from './modifiers.ts';
import type { ListedScenario } from './Scenario.ts';
import { ScenarioError } from './ScenarioError.ts';

const form = /^(?<name>[a-z0-9]+)(?::(?<value>[^@]*))?@(?<call>.+)$/;

const build = (modifier: Modifier, call: string, value: number): ListedScenario => ({
  name: `${modifier.name}${modifier.parameter === null ? '' : `:${value}`}@${call}`,
  sentence: modifier.sentence(call, value),
  rules: contracts
    .filter(({ name }) => name === call)
    .map((contract) => ({ contract, effect: modifier.effect(value) })),
});

/** Every modifier on every call, with its example value. */
export const modifiedScenarios: readonly ListedScenario[] = modifiers.flatMap((modifier) =>
  contracts.map(({ name }) => build(modifier, name, modifier.parameter?.example ?? 0)),
);

function valueOf({ name, parameter }: Modifier, text: string | undefined): number {
  if (parameter === null) {
    if (text === undefined) return 0;
    throw new ScenarioError(`The scenario ${name} takes no number; write ${name}@<call>.`);
  }
  const { unit, least, most, example } = parameter;
  const value = /^\d+$/.test(text ?? '') ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new ScenarioError(
    `The scenario ${name} needs its ${unit}, a whole number from ${least} to ${most}; ` +
      `write ${name}:${example}@<call>.`,
  );
}

/**
 * Reads a modifier with a value of the writer's own; null when it is no modifier on a known call.
 * @throws ScenarioError when the value is missing, wrong or too much
 */
export function parseModified(name: string): ListedScenario | null {
  const groups = form.exec(name)?.groups;
  const modifier = modifiers.find((candidate) => candidate.name === groups?.['name']);
  const call = groups?.['call'] ?? '';
  if (!modifier || !contracts.some((contract) => contract.name === call)) return null;
  return build(modifier, call, valueOf(modifier, groups?.['value']));
}
