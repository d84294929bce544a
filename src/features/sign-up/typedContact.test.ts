import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shows } from '#shows';
import { callingCodes } from '../../domain/phone/callingCodes.ts';
import * as phoneParts from './phoneParts.ts';
import { contactOf, startContact, typedOf } from './typedContact.ts';

const british = callingCodes.find(({ key }) => key === 'gb');
if (british === undefined) throw new Error('The list of calling codes lacks the United Kingdom.');
const country = british;
const parts = {
  ...phoneParts,
  rules: { allowed: [country], listed: callingCodes, defaultCountry: country },
};

describe('what a form starts with', () => {
  it.each(['email', 'mobile'] as const)('nothing of the kind of the region: %s', (kind) => {
    const type = kind === 'email' ? 'email' : 'phone';
    expect(startContact(null, kind)).toMatchObject({ type });
    expect(startContact(' ', kind)).toMatchObject({ type });
  });

  it('the account that a link brought, whatever the kind of the region', () => {
    shows(['REG-009', 'REG-020'], () => {
      expect(startContact(' ada@shop.example ', 'mobile')).toEqual({
        type: 'email',
        email: 'ada@shop.example',
      });
      expect(startContact('+44 7400 123456', 'email')).toEqual({
        type: 'phone',
        phone: { kind: 'international', country: null, digits: '447400123456' },
      });
      expect(startContact('(07400) 123-456', 'email')).toEqual({
        type: 'phone',
        phone: { kind: 'national', country: null, number: '07400123456' },
      });
    });
  });

  it('takes whatever stands in an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (account) => {
        expect(['email', 'phone']).toContain(startContact(account, 'email').type);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the contact that a form holds', () => {
  it('an e-mail address is cleaned (E-09)', () => {
    const typed = { type: 'email', email: '\u200bada@shop.example\u00a0' } as const;
    expect(contactOf(typed, null)).toEqual({ type: 'email', email: 'ada@shop.example' });
  });

  it('a phone is judged once its rules are here', () => {
    const typed = startContact('+447400123456', 'email');
    expect(contactOf(typed, null)).toBeNull();
    expect(contactOf(typed, parts)).toEqual({
      type: 'phone',
      phone: { code: '44', number: '7400123456', extra: country },
    });
    expect(contactOf(startContact('+4412', 'email'), parts)).toBeNull();
  });

  it('comes back as it went, by either kind', () => {
    const email = { type: 'email', email: 'ada@shop.example' } as const;
    const phone = {
      type: 'phone',
      phone: { code: country.code, number: '7400123456', extra: country },
    } as const;
    for (const contact of [email, phone])
      expect(contactOf(typedOf(contact), parts)).toEqual(contact);
  });
});
