import { expect, it } from 'vitest';
import { covers } from '#covers';
import { createSafeStorage } from '../../domain/tracking/createSafeStorage.ts';
import { keepProfileKey } from './keepProfileKey.ts';

const blocked = () => {
  throw new Error('Storage is blocked.');
};

it.each([
  ['profileKey=P-1&channel=c', null, 'P-1'],
  ['profileKey=P-2', 'P-1', 'P-2'],
  ['channel=c', 'P-1', 'P-1'],
  ['channel=c', null, null],
  ['profileKey=', 'P-1', null],
  ['profileKey=P-2&profileKey=P-3', 'P-1', null],
])('%s over %j leaves %j, in a browser without storage too (E-22)', (query, before, after) => {
  const storage = createSafeStorage({ local: blocked, session: blocked });
  if (before !== null) storage.write('profileKey', before);
  keepProfileKey(storage, new URLSearchParams(query));
  covers(['ADDINFO-003'], () => {
    expect(storage.read('profileKey')).toBe(after);
  });
});
