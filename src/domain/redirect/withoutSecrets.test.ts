import { expect, it } from 'vitest';
import { keptQuery, withoutSecrets } from './withoutSecrets.ts';

it.each([
  ['', ''],
  ['channel=spring&chain=a%20b', 'channel=spring&chain=a%20b'],
  ['channel=spring&email_phone_number=ana%40example.com', 'channel=spring'],
  ['profileKey=1&verify_ticket=2&code=3&state=4', ''],
  ['%65mail_phone_number=ana', ''],
  ['a&b=', 'a&b='],
  ['&a=1&&b=2&', 'a=1&b=2'],
])('%s becomes %s', (pairs, open) => {
  expect(withoutSecrets(pairs)).toBe(open);
});

it('leaves out what the caller names, in place of the secrets', () => {
  expect(withoutSecrets('channel=spring&code=3', (name) => name === 'channel')).toBe('code=3');
});

it.each([
  ['', ''],
  ['?', ''],
  ['?code=3', ''],
  ['?channel=spring&code=3', '?channel=spring'],
  ['channel=spring?', '?channel=spring?'],
])('of the query %j, %j is kept', (search, kept) => {
  expect(keptQuery(search)).toBe(kept);
});
