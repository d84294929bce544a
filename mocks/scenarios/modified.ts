import { contracts as all } from '../contracts.ts';
import { modifiers, type Modifier } from './modifiers.ts';
import type { ListedScenario } from './ListedScenario.ts';
import { ScenarioError } from './ScenarioError.ts';

/** The calls of this backend; addresses of a sign-in provider are on another host. */
const contracts = all.filter(({ service }) => service !== 'oauth');

const form = /^(?<name>[a-z0-9]+)(?::(?<value>[^@]*))?@(?<call>.+)$/;

/** The value that a name may leave out. */
const usualOf = ({ parameter }: Modifier): number | undefined =>
  parameter === null ? 0 : parameter.usual;

const build = (modifier: Modifier, call: string, value: number): ListedScenario => ({
  name: `${modifier.name}${value === usualOf(modifier) ? '' : `:${value}`}@${call}`,
  sentence: modifier.sentence(call, value),
  rules: contracts
    .filter(({ name }) => name === call)
    .map((contract) => ({ contract, effect: modifier.effect(value) })),
});

const EXAMPLE_CALL = 'email.send_code';

/** Every modifier once, with its example value, on one call. */
export const modifiedScenarios: readonly ListedScenario[] = modifiers.map((modifier) =>
  build(modifier, EXAMPLE_CALL, modifier.parameter?.example ?? 0),
);

function valueOf({ name, parameter }: Modifier, text: string | undefined): number {
  if (parameter === null) {
    if (text === undefined) return 0;
    throw new ScenarioError(`The scenario ${name} takes no number; write ${name}@<call>.`);
  }
  const { unit, least, most, example, usual } = parameter;
  if (text === undefined && usual !== undefined) return usual;
  const value = /^\d+$/.test(text ?? '') ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new ScenarioError(
    `The scenario ${name} needs its ${unit}, a whole number from ${least} to ${most}; ` +
      `write ${name}:${example}@<call>.`,
  );
}

/**
 * Parses a modifier with any value; null when the name is not a modifier on a known call.
 *
 * @throws ScenarioError when the value is missing or not allowed
 */
export function parseModified(name: string): ListedScenario | null {
  const groups = form.exec(name)?.groups;
  const modifier = modifiers.find((candidate) => candidate.name === groups?.['name']);
  const call = groups?.['call'] ?? '';
  if (!modifier || !contracts.some((contract) => contract.name === call)) return null;
  return build(modifier, call, valueOf(modifier, groups?.['value']));
}
