import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { storageKeys, storedItems, type StorageKey } from './storedItems.ts';
import { SAMPLE_TIME, storedSamples } from './support/storedSamples.ts';
import { storageWith } from './support/storageWith.ts';
import { readTimed } from './timedValue.ts';

const LONG = 'x'.repeat(1_000_000);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What stands in place of a value, or of a field of one. */
const others: readonly unknown[] = [
  ...[null, true, 0, -1, 1e308, '', '0', '1e3', LONG, [], [1], {}, { length: 1 }],
  ...['__proto__', 'constructor', '<img src=x onerror=alert(1)>', '${7*7}', '{{7*7}}'],
  ...['javascript:alert(1)', '//evil.example', '(a+)+$', '\u0000', '\uD800'],
];

/** The sample of a key with one field changed, left out, doubled, or with names that mean something to an object. */
function changed(key: StorageKey): readonly string[] {
  const sample: unknown = storedSamples[key];
  if (!isObject(sample)) return [];
  const json = JSON.stringify(sample);
  return [
    ...Object.keys(sample).flatMap((field) => [
      ...others.map((other) => JSON.stringify({ ...sample, [field]: other })),
      JSON.stringify({ ...sample, [field]: undefined }),
      json.replace(/}$/, `,"${field}":{"toString":1}}`),
    ]),
    json.replace(
      /}$/,
      ',"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":1}}}',
    ),
    `[${json}]`,
    JSON.stringify(json),
    json.slice(1),
  ];
}

const hostile = (key: StorageKey): readonly string[] => [
  ...others.map((other) => (typeof other === 'string' ? other : JSON.stringify(other))),
  ...others.map((other) => JSON.stringify(other)),
  ...['{', '[', 'null', 'undefined', 'NaN', '{"a":1e999}', '{"__proto__":{"value":"x"}}'],
  '['.repeat(100_000),
  ...changed(key),
];

/** The fields of the values of a key, with the types that each may have. */
const fields: Readonly<Partial<Record<StorageKey, Readonly<Record<string, readonly string[]>>>>> = {
  register_chain_timed: { value: ['string'], timeout: ['number'] },
  register_channel_timed: { value: ['string'], timeout: ['number'] },
  sign_up_account: { account: ['string'], sent: ['object'] },
  register_ban: { value: ['string'], timeout: ['number'] },
  chunk_reload: { value: ['string'], timeout: ['number'] },
  general_track_info: { track_code: ['string'], timestamp: ['number'] },
  oauth_nonce: { provider: ['string'], nonce: ['string'], search: ['string'] },
  prefilled_account: { shortname: ['string'], code: ['string'], number: ['string'] },
  registration_data: {
    showLeadForm: ['number', 'undefined'],
    showNewRegisterPage: ['number', 'boolean', 'undefined'],
    showDynamicLandingPage: ['number', 'boolean', 'undefined'],
    newLookForID: ['number', 'boolean', 'undefined'],
    ttsPrimaryRegister: ['number', 'boolean', 'undefined'],
    needDynamicFormPrefetch: ['number', 'boolean', 'undefined'],
  },
};

const readFrom = (key: StorageKey, stored: string): unknown =>
  storageWith({ [key]: stored }).storage.read(key);

/** Whether a value is nothing, the text that is stored, or an object of exactly its key's fields. */
function hasForm(key: StorageKey, stored: string): boolean {
  const value = readFrom(key, stored);
  const own = fields[key];
  if (value === null) return true;
  if (typeof value === 'string') {
    const text: unknown = key === 'prefilled_account' ? JSON.parse(stored) : stored;
    return (
      value === text &&
      (own === undefined || key === 'prefilled_account') &&
      value !== '' &&
      value.length < 1e4
    );
  }
  return (
    isObject(value) &&
    own !== undefined &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.keys(value).every((name) => Object.hasOwn(own, name)) &&
    Object.entries(own).every(([name, types]) => types.includes(typeof Reflect.get(value, name)))
  );
}

it.each(storageKeys)('%s comes back as it was stored', (key) => {
  const { storage } = storageWith();
  storage.write(key, storedSamples[key]);
  expect(storage.read(key)).toEqual(storedSamples[key]);
});

const nonce = '0123456789abcdef0123456789abcdef';

it.each<[StorageKey, string]>([
  ['language', 'th'],
  ['language', 'fil-PH'],
  ['language', 'es-419'],
  ['language', 'zh-Hans'],
  ['register_referrer', 'http://search.example/'],
  ['register_ban', '{"value":"open","timeout":1700000001000}'],
  ['oauth_nonce', `{"provider":"short_video","nonce":"${nonce}","search":""}`],
  ['oauth_nonce', `{"provider":"partner","nonce":"${nonce}","search":"?channel=a"}`],
  ['prefilled_account', '"ada@shop.example"'],
  ['sign_up_account', '{"account":"ada@shop.example","sent":null}'],
])('%s: %s comes back', (key, stored) => {
  expect(readFrom(key, stored)).toEqual(storedItems[key].json ? JSON.parse(stored) : stored);
});

it.each(storageKeys)('%s: what other code wrote comes back in its form or not at all', (key) => {
  for (const stored of hostile(key)) expect(hasForm(key, stored), stored.slice(0, 100)).toBe(true);
  const text = fc.oneof(fc.json(), fc.string());
  fc.assert(fc.property(text, (stored) => hasForm(key, stored)));
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

it.each<[StorageKey, string]>([
  ['language', 'constructor'],
  ['language', '__proto__'],
  ['language', '1en'],
  ['language', 'en-GB-oed'],
  ['register_referrer', 'javascript:alert(1)'],
  ['register_referrer', 'javascript:location="https://evil.example"'],
  ['register_referrer', 'https://search.example/ <b>'],
  ['toko_flow', 'true'],
  ['toko_onboarding', '__proto__'],
  ['toko_oauth_verify_ticket', 'a b'],
  ['profileKey', '<b>'.repeat(3000)],
  ['seller_login_state', '1e3'],
  ['sign_up_account', 'ada@shop.example'],
  ['sign_up_account', '{"account":"","sent":null}'],
  ['sign_up_account', '{"account":"ada@shop.example","sent":{}}'],
  ['sign_up_account', '{"account":"ada@shop.example","sent":{"by":"__proto__","at":0}}'],
  ['sign_up_account', '{"account":"ada@shop.example","sent":{"by":"single-form","at":"0"}}'],
  ['register_ban', '{"value":"constructor","timeout":1700000001000}'],
  ['register_ban', '{"value":"banned","timeout":"1700000001000"}'],
  ['oauth_nonce', '{"provider":"social","nonce":"","search":""}'],
  ['oauth_nonce', `{"provider":"oidc","nonce":"${'0'.repeat(32)}","search":""}`],
  ['oauth_nonce', `{"provider":"social","nonce":"${'0'.repeat(32)}","search":"//evil.example"}`],
  ['oauth_nonce', `{"provider":"social","nonce":"${nonce}0","search":""}`],
  ['oauth_nonce', `{"provider":"social","nonce":"x${nonce}","search":""}`],
  ['oauth_nonce', `{"provider":"social","nonce":"${nonce}","search":"?channel=a#b"}`],
  ['prefilled_account', '{"shortname":"GB","code":"44"}'],
  ['prefilled_account', '{"shortname":"GBR","code":"44","number":"7"}'],
  ['prefilled_account', '{"shortname":"xGB","code":"44","number":"7"}'],
  ['prefilled_account', '{half'],
  ['prefilled_account', '{"code":"44","number":"7"}'],
  ['prefilled_account', '{"shortname":"GB","code":"44","number":"(a+)+$"}'],
  ['prefilled_account', '{"shortname":"GB","code":44,"number":7}'],
  ['registration_data', '{"showLeadForm":"constructor","newLookForID":{}}'],
])('%s: %s is nothing', (key, stored) => {
  expect(readFrom(key, stored)).toBeNull();
});

const timedKeys = [
  'register_chain_timed',
  'register_channel_timed',
  'register_ban',
  'chunk_reload',
] as const;

it.each(timedKeys)('%s: no expiry time gives it more than its lifetime', (key) => {
  const { value } = storedSamples[key];
  const { lifetime } = storedItems[key];
  const read = (timeout: number) => {
    const { storage } = storageWith({ [key]: JSON.stringify({ value, timeout }) });
    return readTimed(storage, key, SAMPLE_TIME);
  };
  expect(read(SAMPLE_TIME + lifetime)).toBe(value);
  expect(read(SAMPLE_TIME + 1)).toBe(value);
  expect(read(SAMPLE_TIME)).toBeNull();
  expect(read(SAMPLE_TIME + 2 * lifetime)).toBeNull();
  for (const never of [0, -1, Number.MAX_VALUE, Number.MIN_SAFE_INTEGER, NaN])
    expect(read(never)).toBeNull();
});
