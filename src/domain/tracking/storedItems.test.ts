import { expect, it } from 'vitest';
import { isSecretName } from './isSecretName.ts';
import { storageKeys, storedItems, type StorageKey } from './storedItems.ts';
import { storedNotes } from './storedNotes.ts';

const secrets = storageKeys.filter((key) => storedNotes[key].secret !== undefined);
const without = (matches: (key: StorageKey) => boolean) => secrets.filter((key) => !matches(key));

it('every secret is in session storage and belongs to a flow', () => {
  expect(without((key) => storedItems[key].area === 'session')).toEqual([]);
  expect(without((key) => storedItems[key].flow !== null)).toEqual([]);
});

it('every key with a secret name is marked as secret', () => {
  expect(storageKeys.filter((key) => isSecretName(key) && !secrets.includes(key))).toEqual([]);
});
