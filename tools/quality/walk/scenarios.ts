import { cataloguedScenarios } from '../../../mocks/scenarios/catalogued.ts';
import { modifiedScenarios } from '../../../mocks/scenarios/modified.ts';
import { namedScenarios } from '../../../mocks/scenarios/named.ts';
import { subjects } from '../faults/subjects.ts';

const calls = [...new Set(Object.values(subjects).flatMap((subject) => subject.calls))];

/** A fault at all calls at once; the list of scenarios has each at one. */
const everywhere = modifiedScenarios.map(({ name }) => {
  const [modifier] = name.split('@');
  return calls.map((call) => `${modifier}@${call}`).join('+');
});

/** Scenarios that a walk may meet: the named ones, every code at every call, every fault. */
export const scenarios: readonly string[] = [
  ...namedScenarios.map(({ name }) => name),
  ...cataloguedScenarios.map(({ name }) => name),
  ...everywhere.flatMap((one) => [one, one, one, one]),
];
