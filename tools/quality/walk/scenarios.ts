import { cataloguedScenarios } from '../../../mocks/scenarios/catalogued.ts';
import { modifiers } from '../../../mocks/scenarios/modifiers.ts';
import { namedScenarios } from '../../../mocks/scenarios/named.ts';
import { subjects } from '../faults/subjects.ts';

const calls = [...new Set(Object.values(subjects).flatMap((subject) => subject.calls))];

/** A fault at all calls at once. */
const everywhere = modifiers.map(({ name, parameter }) => {
  const value = parameter !== null && parameter.usual === undefined ? `:${parameter.example}` : '';
  return calls.map((call) => `${name}${value}@${call}`).join('+');
});

/** Scenarios that a walk may meet: the named ones, every code at every call, every fault. */
export const scenarios: readonly string[] = [
  ...namedScenarios.map(({ name }) => name),
  ...cataloguedScenarios.map(({ name }) => name),
  ...everywhere.flatMap((one) => [one, one, one, one]),
];
