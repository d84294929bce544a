import { describe, expect, it } from 'vitest';
import { shows } from '#shows';
import * as parts from '../phoneParts.ts';
import { emptyContact } from '../signUpForm.ts';
import type { PhoneParts } from '../usePhoneParts.ts';
import { mobileValue, olderSchema, olderStart, registrationOf } from './olderForm.ts';

const region = { allowCodeList: ['44'], allowCodeKeys: ['gb'], defaultCountry: 'gb' };
const phones: PhoneParts = { ...parts, rules: parts.phoneRulesOf(region) };
const typed = mobileValue({
  kind: 'national',
  country: phones.rules.defaultCountry,
  number: '7911123456',
});
const start = olderStart(emptyContact('email'), false, true);

const whole = {
  ...start,
  Email: ' Ana@Example.com ',
  EmailVerificationCode: '123456',
  Password: 'Market-7',
  RepeatPassword: 'Market-7',
  CheckReadAgreements: true,
  StripeAgreements: true,
};

describe('the form before anything is typed', () => {
  it('has the eleven fields', () => {
    shows(['REG-025'], () => {
      expect(Object.keys(start).toSorted()).toEqual([
        ...['CheckReadAgreements', 'Email', 'EmailVerificationCode', 'Mobile'],
        ...['MobileVerificationCode', 'Password', 'PhoneAuthAgreements', 'RegisterType'],
        ...['RepeatPassword', 'SendEmailsAgreements', 'StripeAgreements'],
      ]);
    });
  });

  it('starts with the kind and the ticks of the region', () => {
    expect(start).toMatchObject({ RegisterType: 'email', SendEmailsAgreements: true });
    expect(olderStart(emptyContact('phone'), true, false)).toMatchObject({
      RegisterType: 'mobile',
      CheckReadAgreements: true,
      StripeAgreements: true,
      SendEmailsAgreements: false,
    });
  });
});

it('a type is mobile or e-mail, a mobile is a code and a number', () => {
  const schema = olderSchema({ terms: true, stripe: true, phoneProblem: () => null });
  shows(['REG-026'], () => {
    expect(schema.safeParse(whole).success).toBe(true);
    expect(schema.safeParse({ ...whole, RegisterType: 'fax' }).success).toBe(false);
    expect(typed).toMatchObject({ code: '44', number: '7911123456' });
  });
});

describe('what it registers', () => {
  it('is the contact that is shown', () => {
    expect(registrationOf(whole, null)).toEqual({
      password: 'Market-7',
      proven: [{ code: '123456', contact: { type: 'email', email: expect.any(String) as string } }],
    });
  });

  it('and the other one too, where it has a code', () => {
    const both = { ...whole, Mobile: typed, MobileVerificationCode: '1234' };
    expect(registrationOf(both, phones)?.proven.map(({ contact }) => contact.type)).toEqual([
      'email',
      'phone',
    ]);
    expect(registrationOf({ ...both, MobileVerificationCode: '12' }, phones)?.proven).toHaveLength(
      1,
    );
  });

  it('is nothing as long as the shown one lacks its code', () => {
    expect(registrationOf({ ...whole, EmailVerificationCode: '12345' }, null)).toBeNull();
  });
});
