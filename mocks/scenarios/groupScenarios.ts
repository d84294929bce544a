import type { ListedScenario } from './Scenario.ts';

export type ScenarioKind = 'state' | 'error' | 'fault';

export interface ScenarioGroup {
  readonly kind: ScenarioKind;
  readonly title: string;
  readonly lead: string;
  readonly scenarios: readonly ListedScenario[];
}

/** The name alone tells: `landing.empty`, `passport.1023@email.send_code`, `lost@email.send_code`. */
function kindOf(name: string): ScenarioKind {
  const [effect = '', call] = name.split('@');
  if (call === undefined) return 'state';
  return effect.includes('.') ? 'error' : 'fault';
}

const groups: readonly Omit<ScenarioGroup, 'scenarios'>[] = [
  {
    kind: 'state',
    title: 'States',
    lead: 'What the server knows and is set to, each by a name of its own.',
  },
  {
    kind: 'error',
    title: 'Error codes',
    lead: 'Every code at every call that can answer with it, as the error catalogue says.',
  },
  {
    kind: 'fault',
    title: 'Faults',
    lead:
      'Accidents on the way, on any call in place of email.send_code, with any number in place of ' +
      'the one shown.',
  },
];

/** The scenarios by what they are about, in their order; a group can be empty. */
export const groupScenarios = (scenarios: readonly ListedScenario[]): readonly ScenarioGroup[] =>
  groups.map((group) => ({
    ...group,
    scenarios: scenarios.filter(({ name }) => kindOf(name) === group.kind),
  }));
