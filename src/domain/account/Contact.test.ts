import { expect, it } from 'vitest';
import { countryOf } from '../phone/support/countries.ts';
import { contactText, type Contact } from './Contact.ts';

it.each([
  ['ada@shop.example', { type: 'email', email: 'ada@shop.example' }],
  ['+44 7911 123456', phone('gb', '07911123456')],
  ['+62 812 345678', phone('id', '62812345678')],
  ['+39 061 234 5678', phone('it', '0612345678')],
] satisfies [string, Contact][])('a contact shows as %s', (text, contact) => {
  expect(contactText(contact)).toBe(text);
});

function phone(key: string, number: string): Contact {
  const extra = countryOf(key);
  return { type: 'phone', phone: { code: extra.code, number, extra } };
}
