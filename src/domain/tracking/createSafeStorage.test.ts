import { describe, expect, it } from 'vitest';
import { clearFlow, clearFlows } from './clearFlow.ts';
import { createSafeStorage, type SafeStorage, type StorageAreas } from './createSafeStorage.ts';
import { storageKeys, storedItems, type StorageKey, type StoringFlow } from './storedItems.ts';
import { createArea } from './support/createArea.ts';
import { storageWith } from './support/storageWith.ts';
import { storedSamples } from './support/storedSamples.ts';

it('stores each key in its area', () => {
  const areas = { local: createArea(), session: createArea() };
  const storage = createSafeStorage({ local: () => areas.local, session: () => areas.session });
  for (const key of storageKeys) {
    const sample = storedSamples[key];
    storage.write(key, sample);
    const other = storedItems[key].area === 'local' ? 'session' : 'local';
    expect(areas[storedItems[key].area].getItem(key)).toBe(
      typeof sample === 'string' ? sample : JSON.stringify(sample),
    );
    expect(areas[other].getItem(key)).toBeNull();
  }
});

it('take removes the value that it reads', () => {
  const area = createArea();
  const storage = createSafeStorage({ local: () => area, session: () => area });
  storage.write('profileKey', 'n');
  expect(storage.take('profileKey')).toBe('n');
  expect(storage.take('profileKey')).toBeNull();
});

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

/** The failures of browser storage (E-22). */
const failures: Readonly<Record<string, () => StorageAreas>> = {
  'the storage cannot be accessed': () => ({ local: refuse, session: refuse }),
  'every access throws': () => {
    const area = { getItem: refuse, setItem: refuse, removeItem: refuse };
    return { local: () => area, session: () => area };
  },
  'the storage is full': () => {
    const area = { ...createArea(), setItem: refuse };
    return { local: () => area, session: () => area };
  },
};

describe.each(Object.entries(failures))('where %s (E-22)', (_, areas) => {
  it('values are kept in memory and can be removed', () => {
    const storage = createSafeStorage(areas());
    expect(storage.read('register_channel')).toBeNull();
    storage.write('register_channel', 'spring');
    storage.write('register_channel', 'summer');
    expect(storage.read('register_channel')).toBe('summer');
    storage.remove('register_channel');
    expect(storage.read('register_channel')).toBeNull();
    storage.write('profileKey', 'n');
    expect(storage.take('profileKey')).toBe('n');
    expect(storage.take('profileKey')).toBeNull();
  });
});

it('a failed write or removal hides the old stored value', () => {
  const area = createArea({ language: 'en', profileKey: 'old' });
  const readOnly = { ...area, setItem: refuse, removeItem: refuse };
  const storage = createSafeStorage({ local: () => readOnly, session: () => readOnly });
  storage.write('language', 'th-TH');
  storage.remove('profileKey');
  expect(storage.read('language')).toBe('th-TH');
  expect(storage.read('profileKey')).toBeNull();
});

describe('what flows stored', () => {
  const flows: Readonly<Record<StoringFlow, readonly StorageKey[]>> = {
    'sign-up': ['sign_up_account'],
    login: ['prefilled_account'],
    oauth: ['oauth_nonce'],
    'additional-info': ['profileKey'],
    partner: [
      ...(['toko_onboarding', 'toko_flow', 'toko_oauth_verify_ticket'] as const),
      ...(['toko_oauth_email', 'toko_oauth_email_ticket'] as const),
      ...(['toko_oauth_mobile', 'toko_oauth_mobile_ticket'] as const),
    ],
  };

  /** The keys that are removed from a storage with a value of each. */
  function removedBy(clear: (storage: SafeStorage) => void): ReadonlySet<StorageKey> {
    const { storage } = storageWith();
    for (const key of storageKeys) storage.write(key, storedSamples[key]);
    clear(storage);
    return new Set(storageKeys.filter((key) => storage.read(key) === null));
  }

  it.each(Object.keys(flows) as StoringFlow[])('clearFlow removes that of %s only', (flow) => {
    expect(removedBy((storage) => clearFlow(storage, flow))).toEqual(new Set(flows[flow]));
  });

  it('clearFlows removes that of every flow, and keeps the rest', () => {
    expect(removedBy(clearFlows)).toEqual(new Set(Object.values(flows).flat()));
  });
});
