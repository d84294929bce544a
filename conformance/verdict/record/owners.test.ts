import { expect, it } from 'vitest';
import { loadRequirements } from '../../oracle/requirements.ts';
import { ownerOf } from './owners.ts';

it('every area has an owner', () => {
  for (const { area } of loadRequirements()) expect(ownerOf(area)).not.toBe('');
});

it('an area without one is named', () => {
  expect(() => ownerOf('NEW')).toThrow('Area NEW has no owner');
});
