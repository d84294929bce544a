import { cataloguedScenarios } from './catalogued.ts';
import { modifiedScenarios } from './modified.ts';
import { namedScenarios } from './named.ts';
import type { ListedScenario } from './Scenario.ts';

const all: readonly ListedScenario[] = [
  ...namedScenarios,
  ...cataloguedScenarios,
  ...modifiedScenarios,
];

/** Every scenario by name with one sentence each; modifiers stand with an example value. */
export const listScenarios = (): readonly ListedScenario[] => all;
