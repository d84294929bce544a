import { expect, it } from 'vitest';
import { withoutSecrets } from './withoutSecrets.ts';

it.each([
  ['', ''],
  ['channel=spring&chain=a%20b', 'channel=spring&chain=a%20b'],
  ['channel=spring&email_phone_number=ana%40example.com', 'channel=spring'],
  ['profileKey=1&verify_ticket=2&code=3&state=4', ''],
  ['%65mail_phone_number=ana', ''],
  ['a&b=', 'a&b='],
])('%s becomes %s', (pairs, open) => {
  expect(withoutSecrets(pairs)).toBe(open);
});
