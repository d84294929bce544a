import type { ListedScenario } from './ListedScenario.ts';

export type ScenarioKind = 'state' | 'error' | 'fault';

export interface ScenarioGroup {
  readonly kind: ScenarioKind;
  readonly title: string;
  readonly lead: string;
  readonly scenarios: readonly ListedScenario[];
}

/** The kind follows from the name: `landing.empty`, `passport.1023@email.send_code`, `lost@email.send_code`. */
function kindOf(name: string): ScenarioKind {
  const [effect = '', call] = name.split('@');
  if (call === undefined) return 'state';
  return effect.includes('.') ? 'error' : 'fault';
}

const groups: readonly Omit<ScenarioGroup, 'scenarios'>[] = [
  {
    kind: 'state',
    title: 'States',
    lead: 'Data and settings of the server, each with its own name.',
  },
  {
    kind: 'error',
    title: 'Error codes',
    lead: 'Every code at every call that can return it, from the error catalogue.',
  },
  {
    kind: 'fault',
    title: 'Faults',
    lead:
      'Failures of the network or the server. Replace email.send_code by any call, and the number ' +
      'by any other.',
  },
];

/** The scenarios by kind, in their order; a group can be empty. */
export const groupScenarios = (scenarios: readonly ListedScenario[]): readonly ScenarioGroup[] =>
  groups.map((group) => ({
    ...group,
    scenarios: scenarios.filter(({ name }) => kindOf(name) === group.kind),
  }));
