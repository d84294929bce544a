import { expect, it } from 'vitest';
import { enter } from './enter.ts';

function visit(address: string) {
  const written = new Map<string, string>();
  const url = new URL(address, 'https://gb.portico.example');
  const storage = { write: (key: string, value: string) => void written.set(key, value) };
  return { entry: enter(storage, { url, referrer: '', now: 0 }), written };
}

it('removes only the account from the address', () => {
  const { entry, written } = visit(
    '/account/register?channel=a%20b&email_phone_number=ada%40shop.example&refercode=r1&x#top',
  );
  expect(entry).toEqual({
    account: 'ada@shop.example',
    cleaned: '/account/register?channel=a%20b&refercode=r1&x#top',
  });
  expect(written.get('register_channel')).toBe('a b');
});

it.each([
  ['/account/register', null],
  ['/account/register?chain=c', null],
  ['/account/register?email_phone_number=', '/account/register'],
  ['/account/register?email%5Fphone_number=a@b.co&email_phone_number=c@d.co', '/account/register'],
])('%s becomes %s', (address, cleaned) => {
  expect(visit(address).entry.cleaned).toBe(cleaned);
});
