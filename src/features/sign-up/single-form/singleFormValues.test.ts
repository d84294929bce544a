import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import * as parts from '../../shared/phoneParts.ts';
import { emptyContact } from '../../shared/typedContact.ts';
import type { PhoneParts } from '../../shared/usePhoneParts.ts';
import {
  mobileValue,
  singleFormSchema,
  singleFormStart,
  registrationOf,
} from './singleFormValues.ts';

const region = {
  ...{ allowCodeList: ['44'], allowCodeKeys: ['gb'], defaultCountry: 'gb' },
  register: { phoneCodeDisable: false },
};
const phones: PhoneParts = { ...parts, rules: parts.phoneRulesOf(region) };
const typed = mobileValue({
  kind: 'national',
  country: phones.rules.defaultCountry,
  number: '7911123456',
});
const start = singleFormStart(emptyContact('email'), false, true);

const complete = {
  ...start,
  Email: ' Ana@Example.com ',
  EmailVerificationCode: '123456',
  Password: 'Market-7',
  RepeatPassword: 'Market-7',
  CheckReadAgreements: true,
  StripeAgreements: true,
};

describe('the initial form', () => {
  it('has the eleven fields', () => {
    covers(['REG-025'], () => {
      expect(Object.keys(start).toSorted()).toEqual([
        ...['CheckReadAgreements', 'Email', 'EmailVerificationCode', 'Mobile'],
        ...['MobileVerificationCode', 'Password', 'PhoneAuthAgreements', 'RegisterType'],
        ...['RepeatPassword', 'SendEmailsAgreements', 'StripeAgreements'],
      ]);
    });
  });

  it("starts with the region's kind and checked agreements", () => {
    expect(start).toMatchObject({ RegisterType: 'email', SendEmailsAgreements: true });
    expect(singleFormStart(emptyContact('phone'), true, false)).toMatchObject({
      RegisterType: 'mobile',
      CheckReadAgreements: true,
      StripeAgreements: true,
      SendEmailsAgreements: false,
    });
  });
});

it('accepts mobile and email as type; a mobile has a code and a number', () => {
  const schema = singleFormSchema({
    terms: true,
    stripe: true,
    phoneProblem: () => null,
    classify: (contact) => contact,
  });
  covers(['REG-026'], () => {
    const both = { ...complete, Mobile: typed, MobileVerificationCode: '1234' };
    const accepts = (RegisterType: string) => schema.safeParse({ ...both, RegisterType }).success;
    expect(['email', 'mobile', 'fax'].filter(accepts)).toEqual(['email', 'mobile']);
    const ofLink = { type: 'phone', phone: typed.entry } as const;
    expect(singleFormStart(ofLink, false, true)).toMatchObject({
      RegisterType: 'mobile',
      Mobile: { code: '44', number: '7911123456' },
    });
  });
});

describe('the registration', () => {
  it('contains the contact that is shown', () => {
    covers(['API-005'], () => {
      expect(registrationOf(complete, null)).toEqual({
        password: 'Market-7',
        proven: [{ code: '123456', contact: { type: 'email', email: 'Ana@Example.com' } }],
      });
    });
  });

  it('also contains the other contact if it has a code', () => {
    const both = { ...complete, Mobile: typed, MobileVerificationCode: '1234' };
    expect(registrationOf(both, phones)?.proven.map(({ contact }) => contact.type)).toEqual([
      'email',
      'phone',
    ]);
    expect(registrationOf({ ...both, MobileVerificationCode: '12' }, phones)?.proven).toHaveLength(
      1,
    );
  });

  it('is null while the shown contact has no complete code', () => {
    expect(registrationOf({ ...complete, EmailVerificationCode: '12345' }, null)).toBeNull();
  });
});
