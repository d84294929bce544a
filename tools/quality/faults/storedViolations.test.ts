import { expect, it } from 'vitest';
import { leftAfterFlow, secretOf, storedViolations, type KeptValue } from './storedViolations.ts';

const NOW = 1_700_000_000_000;
const DAY = 86_400_000;
const until = (timeout: number) => JSON.stringify({ value: 'v', timeout });
const lead = { area: 'cookie', key: 'current_user_existing_seller', value: 'v' } as const;

it.each<KeptValue>([
  { area: 'session', key: 'register_channel', value: 'v' },
  { area: 'local', key: 'register_channel_timed', value: until(NOW + DAY) },
  { area: 'history', key: 'laterStep', value: 'true' },
  { ...lead, left: 7 * DAY - 1000 },
])('$area $key is listed', (kept) => {
  expect(storedViolations([kept], NOW)).toEqual([]);
});

it.each<KeptValue>([
  { area: 'local', key: 'planted', value: 'v' },
  { area: 'local', key: 'register_channel', value: 'v' },
  { area: 'session', key: 'language', value: 'en' },
  { area: 'local', key: 'register_channel_timed', value: until(NOW + DAY + 1) },
  { area: 'session', key: 'register_ban', value: until(NOW + DAY) },
  { area: 'local', key: 'current_user_existing_seller', value: 'v' },
  { area: 'cookie', key: 'language', value: 'en', left: null },
  { ...lead, left: null },
  { ...lead, left: DAY },
  { ...lead, left: 8 * DAY },
  { area: 'history', key: 'ticket', value: 'T' },
  { area: 'database', key: 'portico', value: '' },
  { area: 'cache', key: 'assets', value: '' },
])('%j is not listed so', (kept) => {
  expect(storedViolations([kept], NOW)).toHaveLength(1);
});

it('knows what a flow leaves, and which secret a value may hold', () => {
  const account = { area: 'session', key: 'prefilled_account', value: 'v' } as const;
  expect(leftAfterFlow([account, lead])).toHaveLength(1);
  expect(secretOf(account)).toBe('account');
  expect(secretOf({ ...account, area: 'local' })).toBeUndefined();
  expect(secretOf(lead)).toBeUndefined();
});
