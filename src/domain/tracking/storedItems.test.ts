import { expect, it } from 'vitest';
import { isSecretName } from './isSecretName.ts';
import { storageKeys, storedItems, type StorageKey } from './storedItems.ts';

const secrets = storageKeys.filter((key) => storedItems[key].secret);
const without = (holds: (key: StorageKey) => boolean) => secrets.filter((key) => !holds(key));

it('a secret ends with the tab, and with its flow', () => {
  expect(without((key) => storedItems[key].area === 'session')).toEqual([]);
  expect(without((key) => storedItems[key].flow !== null)).toEqual([]);
});

it('what goes by the name of a secret is one', () => {
  expect(storageKeys.filter((key) => isSecretName(key) && !secrets.includes(key))).toEqual([]);
});
