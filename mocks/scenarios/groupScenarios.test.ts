import { expect, it } from 'vitest';
import { cataloguedScenarios } from './catalogued.ts';
import { groupScenarios } from './groupScenarios.ts';
import { listScenarios } from './listScenarios.ts';
import { modifiedScenarios } from './modified.ts';
import { namedScenarios } from './named.ts';

it('groups the three kinds by their names', () => {
  const groups = groupScenarios(listScenarios()).map(({ kind, scenarios }) => [kind, scenarios]);
  expect(groups).toEqual([
    ['state', namedScenarios],
    ['error', cataloguedScenarios],
    ['fault', modifiedScenarios],
  ]);
});

it('keeps an empty group', () => {
  const sizes = groupScenarios(namedScenarios).map(({ scenarios }) => scenarios.length);
  expect(sizes).toEqual([namedScenarios.length, 0, 0]);
});
