import { cataloguedScenarios } from './catalogued.ts';
import { modifiedScenarios } from './modified.ts';
import { namedScenarios } from './named.ts';
import type { ListedScenario } from './ListedScenario.ts';

const all: readonly ListedScenario[] = [
  ...namedScenarios,
  ...cataloguedScenarios,
  ...modifiedScenarios,
];

/** Every scenario with its sentence; modifiers have an example value. */
export const listScenarios = (): readonly ListedScenario[] => all;
