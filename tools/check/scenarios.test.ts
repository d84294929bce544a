import { expect, it } from 'vitest';
import { listScenarios } from '../../mocks/scenarios/listScenarios.ts';
import { errorCatalogue } from '../../src/domain/errors/errorCatalogue.ts';
import { codesWithoutScenario } from './scenarios.ts';

it('every code of the catalogue can be had by name', () => {
  const names = listScenarios().map(({ name }) => name);
  expect(codesWithoutScenario(errorCatalogue, names)).toEqual([]);
});

it('names a code that cannot', () => {
  const catalogue = { passport: { 1: {}, 10: {} }, product: { 17: {} } };
  const names = ['passport.10@register', 'product.17@network.country.check'];
  expect(codesWithoutScenario(catalogue, names)).toEqual(['passport.1']);
});
