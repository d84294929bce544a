import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import { callingCodes } from '../../domain/phone/callingCodes.ts';
import * as phoneParts from './phoneParts.ts';
import { classified, readContact, startContact, typedOf } from './typedContact.ts';

const british = callingCodes.find(({ key }) => key === 'gb');
if (british === undefined) throw new Error('The list of calling codes lacks the United Kingdom.');
const country = british;
const parts = {
  ...phoneParts,
  rules: { allowed: [country], listed: callingCodes, defaultCountry: country },
};

describe('the initial contact of a form', () => {
  it.each(['email', 'mobile'] as const)("is empty, of the region's kind: %s", (kind) => {
    const type = kind === 'email' ? 'email' : 'phone';
    covers(['REG-009'], () => {
      expect(startContact(null, kind)).toMatchObject({ type });
      expect(startContact(' ', kind)).toMatchObject({ type });
    });
  });

  it("is the account of a link, whatever the region's kind", () => {
    covers(['REG-020'], () => {
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

  it('accepts any text of an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (account) => {
        expect(['email', 'phone']).toContain(startContact(account, 'email').type);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the typed contact of a form', () => {
  it('is a cleaned e-mail address (E-09)', () => {
    const typed = { type: 'email', email: '\u200bada@shop.example\u00a0' } as const;
    expect(readContact(typed, null)).toEqual({
      contact: { type: 'email', email: 'ada@shop.example' },
      error: null,
    });
  });

  it.each([
    ['', 'selleronboarding_todo1_mandatory_tip'],
    ['ada@shop', 'selleronboard_CB_signup_email_format_error_toast'],
  ])('rejects %j with the text of its rule', (email, error) => {
    expect(readContact({ type: 'email', email }, null)).toEqual({ contact: null, error });
  });

  it('accepts a phone only once its rules are loaded', () => {
    const typed = startContact('+447400123456', 'email');
    expect(readContact(typed, null).contact).toBeNull();
    covers(['REG-028'], () => {
      const extra = { shortname: 'GB', name: 'United Kingdom', validatorReg: country.validatorReg };
      expect(readContact(typed, parts).contact).toEqual({
        type: 'phone',
        phone: { code: '44', number: '7400123456', extra: expect.objectContaining(extra) },
      });
    });
    expect(readContact(startContact('+4412', 'email'), parts)).toEqual({
      contact: null,
      error: 'selleronboard_CB_signup_phone_num_error_toast',
    });
  });

  it('stays the same after a round trip, for either kind', () => {
    const email = { type: 'email', email: 'ada@shop.example' } as const;
    const phone = {
      type: 'phone',
      phone: { code: country.code, number: '7400123456', extra: country },
    } as const;
    for (const contact of [email, phone])
      expect(readContact(typedOf(contact), parts).contact).toEqual(contact);
  });
});

describe('what is typed into the field of an e-mail address (S-192)', () => {
  const typed = (email: string) => ({ type: 'email', email }) as const;
  const contactIn = (text: string) => readContact(classified(typed(text), parts), parts).contact;

  it('is a number when it is digits, of the region’s country or of the code before them', () => {
    covers(['VAL-006', 'VAL-007'], () => {
      for (const text of ['07400 123456', '+44 7400-123456', '(07400) 123.456'])
        expect(contactIn(text)).toMatchObject({ type: 'phone', phone: { code: '44' } });
    });
  });

  it('is a number of the country that was chosen', () => {
    const irish = callingCodes.find(({ key }) => key === 'ie') ?? null;
    const chosen = classified({ ...typed('0851234567'), country: irish }, parts);
    expect(chosen).toMatchObject({ type: 'phone', phone: { country: irish } });
  });

  it('is a number of the default country when its code is unknown', () => {
    covers(['VAL-008'], () => {
      expect(classified(typed('+9991'), parts)).toMatchObject({
        phone: { country, number: '9991' },
      });
    });
  });

  it('is an address when it is anything else, or nothing', () => {
    covers(['VAL-009'], () => {
      for (const text of ['', 'ada@shop.example', '07400 x', '1@2.uk'])
        expect(classified(typed(text), parts)).toEqual(typed(text));
    });
  });

  it('is no contact until the countries are loaded', () => {
    expect(readContact(classified(typed('07400123456'), null), null).contact).toBeNull();
  });
});
