import { expect, it } from 'vitest';
import { regionsOf, STANDS_FOR, writeRegions } from './standsFor.ts';

it('a test stands for its own region, and for those that its annotation names', () => {
  const planned = { type: STANDS_FOR, description: writeRegions(['gb', 'id']) };
  expect(regionsOf('id', [{ type: 'assumed', description: 'S-001' }, planned])).toEqual([
    'id',
    'gb',
  ]);
  expect(regionsOf('id', [])).toEqual(['id']);
});
