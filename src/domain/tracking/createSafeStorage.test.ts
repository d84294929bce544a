import { describe, expect, it } from 'vitest';
import { clearFlow } from './clearFlow.ts';
import { createSafeStorage, type StorageAreas } from './createSafeStorage.ts';
import { storageKeys, storedItems } from './storedItems.ts';
import { createArea } from './support/createArea.ts';

it('keeps each key in its area', () => {
  const areas = { local: createArea(), session: createArea() };
  const storage = createSafeStorage({ local: () => areas.local, session: () => areas.session });
  for (const key of storageKeys) storage.write(key, `value of ${key}`);
  for (const key of storageKeys) {
    const other = storedItems[key].area === 'local' ? 'session' : 'local';
    expect(areas[storedItems[key].area].getItem(key)).toBe(`value of ${key}`);
    expect(areas[other].getItem(key)).toBeNull();
    expect(storage.read(key)).toBe(`value of ${key}`);
  }
});

it('a value that counts once is gone after its reading', () => {
  const area = createArea();
  const storage = createSafeStorage({ local: () => area, session: () => area });
  storage.write('oauth_nonce', 'n');
  expect(storage.take('oauth_nonce')).toBe('n');
  expect(storage.take('oauth_nonce')).toBeNull();
});

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

/** Every way in which a browser refuses storage (E-22). */
const refusals: Readonly<Record<string, () => StorageAreas>> = {
  'the storage may not be reached': () => ({ local: refuse, session: refuse }),
  'every access is refused': () => {
    const area = { getItem: refuse, setItem: refuse, removeItem: refuse };
    return { local: () => area, session: () => area };
  },
  'the storage is full': () => {
    const area = { ...createArea(), setItem: refuse };
    return { local: () => area, session: () => area };
  },
};

describe.each(Object.entries(refusals))('where %s (E-22)', (_, areas) => {
  it('values last in memory, and go', () => {
    const storage = createSafeStorage(areas());
    expect(storage.read('register_channel')).toBeNull();
    storage.write('register_channel', 'spring');
    storage.write('register_channel', 'summer');
    expect(storage.read('register_channel')).toBe('summer');
    storage.remove('register_channel');
    expect(storage.read('register_channel')).toBeNull();
    storage.write('oauth_nonce', 'n');
    expect(storage.take('oauth_nonce')).toBe('n');
    expect(storage.take('oauth_nonce')).toBeNull();
  });
});

it('what could not be written or removed hides what the storage still holds', () => {
  const area = createArea({ language: 'en', profileKey: 'old' });
  const stubborn = { ...area, setItem: refuse, removeItem: refuse };
  const storage = createSafeStorage({ local: () => stubborn, session: () => stubborn });
  storage.write('language', 'th-TH');
  storage.remove('profileKey');
  expect(storage.read('language')).toBe('th-TH');
  expect(storage.read('profileKey')).toBeNull();
});

it('the end of a flow removes all that it stored, and nothing else', () => {
  const area = createArea();
  const storage = createSafeStorage({ local: () => area, session: () => area });
  for (const key of storageKeys) storage.write(key, 'x');
  clearFlow(storage, 'partner');
  const gone = storageKeys.filter((key) => storage.read(key) === null);
  expect(gone).toEqual([
    'toko_onboarding',
    'toko_flow',
    'toko_oauth_verify_ticket',
    'toko_oauth_email',
    'toko_oauth_email_ticket',
    'toko_oauth_mobile',
    'toko_oauth_mobile_ticket',
  ]);
});
