import { describe, expect, it } from 'vitest';
import { covers } from '#covers';
import type { PhoneEntry } from '../../../domain/phone/PhoneEntry.ts';
import form from '../../../i18n/locales/en-GB/form.json' with { type: 'json' };
import { callingCodes } from '../../../domain/phone/callingCodes.ts';
import { phoneProblem } from '../../../domain/phone/phoneProblem.ts';
import * as phoneParts from '../../shared/phoneParts.ts';
import { classified, emptyContact, type TypedContact } from '../../shared/typedContact.ts';
import { signUpSchema, signUpStart, stepFields, type SignUpValues } from './signUpValues.ts';

const rules = { allowed: callingCodes, listed: callingCodes, defaultCountry: null };
const british = callingCodes.find(({ key }) => key === 'gb') ?? null;
const email = (typed: string) => ({ phone_email: { type: 'email', email: typed } }) as const;
const phone = (number: string) =>
  ({
    phone_email: { type: 'phone', phone: { kind: 'national', country: british, number } },
  }) as const;

const untouched = signUpStart(emptyContact('email'), false, false, '');

const good: SignUpValues = {
  ...untouched,
  ...email('ada@shop.example'),
  verification_code: '482915',
  password: 'abc12!',
  confirm_password: 'abc12!',
  check_read_agreements: true,
  stripe_agreements: true,
};
const both = { terms: true, stripe: true };

/** The issues of the values: each field's name and the key of its message. */
function issuesOf(values: Partial<SignUpValues>, agreements = both): readonly string[] {
  const formRules = {
    ...agreements,
    phoneProblem: (entry: PhoneEntry) => phoneProblem(entry, rules),
    classify: (typed: TypedContact) => classified(typed, { ...phoneParts, rules }),
  };
  const result = signUpSchema(formRules).safeParse({ ...good, ...values });
  return (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

it('accepts valid values', () => {
  expect(issuesOf({})).toEqual([]);
  expect(issuesOf(email('\u00A0Ada@Shop.Example\u200B'))).toEqual([]);
  expect(issuesOf({ ...email('+44 7911 123456'), verification_code: '4829' })).toEqual([]); // S-192
});

const mandatory = 'selleronboarding_todo1_mandatory_tip';
const format = 'selleronboard_CB_signup_email_format_error_toast';
const number = 'selleronboard_CB_signup_phone_num_error_toast';
const short = 'sign_up_code_invalid';
const tip = 'seller_login_password_verify_tip1';
const empty = 'selleronboard_CB_signup_confirm_password_empty_toast';
const mismatch = 'selleronboard_CB_signup_password_no_match_toast';
const tick = 'seller_signup_terms_checktips_us';

const password = (value: string) => ({ password: value, confirm_password: value });

describe('one wrong field', () => {
  it.each([
    ['VAL-003', email(''), `phone_email: ${mandatory}`],
    ['VAL-018', email(' \u200B'), `phone_email: ${mandatory}`],
    ['VAL-004', email('ada@shop'), `phone_email: ${format}`],
    ['VAL-004', email('a@x.com,b@y.com'), `phone_email: ${format}`],
    ['VAL-004', email('ada＠shop.example'), `phone_email: ${format}`],
    ['VAL-005', { ...email('+44 7911 12'), verification_code: '4829' }, `phone_email: ${number}`],
    ['VAL-004', email('07911123456 x'), `phone_email: ${format}`],
    ['VAL-003', { ...phone(''), verification_code: '4829' }, `phone_email: ${mandatory}`],
    ['VAL-005', { ...phone('791112345'), verification_code: '4829' }, `phone_email: ${number}`],
    [
      'VAL-020',
      { ...phone('07911123456'), verification_code: '' },
      `verification_code: ${mandatory}`,
    ],
    ['CODE-007', phone('07911123456'), `verification_code: ${short}`],
    ['VAL-020', { verification_code: '' }, `verification_code: ${mandatory}`],
    ['CODE-007', { verification_code: '48291' }, `verification_code: ${short}`],
    ['CODE-007', { verification_code: '4829157' }, `verification_code: ${short}`],
    ['VAL-021', password('a1!'), `password: ${tip}`],
    ['VAL-021', password(`a1!${'x'.repeat(18)}`), `password: ${tip}`],
    ['VAL-022', password('abcdef'), `password: ${tip}`],
    ['VAL-024', password('abc 12!'), `password: ${tip}`],
    ['VAL-026', { confirm_password: '' }, `confirm_password: ${empty}`],
    ['VAL-027', { confirm_password: 'abc12?' }, `confirm_password: ${mismatch}`],
    ['VAL-027', { confirm_password: 'abc12! ' }, `confirm_password: ${mismatch}`],
    ['VAL-028', { check_read_agreements: false }, `check_read_agreements: ${tick}`],
    ['VAL-030', { stripe_agreements: false }, `stripe_agreements: ${tick}`],
  ] as const)('%s: %j', (id, values, message) => {
    covers([id], () => {
      expect(issuesOf(values)).toEqual([message]);
    });
  });
});

it('compares the repetition with an invalid password as well', () => {
  expect(issuesOf({ password: 'abc', confirm_password: 'abd' })).toEqual([
    `password: ${tip}`,
    `confirm_password: ${mismatch}`,
  ]);
});

it('reports each field of an empty form once', () => {
  expect(issuesOf(untouched).toSorted()).toEqual([
    `check_read_agreements: ${tick}`,
    `confirm_password: ${empty}`,
    `password: ${tip}`,
    `phone_email: ${mandatory}`,
    `stripe_agreements: ${tick}`,
    `verification_code: ${mandatory}`,
  ]);
  expect(Object.keys(untouched)).toEqual(expect.arrayContaining(Object.values(stepFields).flat()));
});

it('has the fields of the stepped form, one contact, and no consent by default', () => {
  covers(['REG-027', 'REG-028'], () => {
    for (const field of [
      ...(['phone_email', 'phone_agreement', 'email_agreement', 'verification_code'] as const),
      ...(['password', 'confirm_password', 'shop_url'] as const),
    ])
      expect(untouched).toHaveProperty(field);
    expect(untouched.phone_email).toEqual({ type: 'email', email: '' });
  });
  covers(['REG-029'], () => {
    expect(untouched.phone_agreement).toBe(false);
  });
});

it('accepts a four-digit code for a phone', () => {
  expect(issuesOf({ ...phone('07911123456'), verification_code: '4829' })).toEqual([]);
});

it('requires agreements only where the region does', () => {
  const unchecked = { check_read_agreements: false, stripe_agreements: false };
  covers(['VAL-029'], () => {
    expect(issuesOf(unchecked, { terms: false, stripe: false })).toEqual([]);
  });
  expect(issuesOf(unchecked, { terms: true, stripe: false })).toEqual([
    `check_read_agreements: ${tick}`,
  ]);
});

it('has a text for every message of the rules', () => {
  for (const key of [mandatory, format, number, short, tip, empty, mismatch, tick])
    expect(form).toHaveProperty([key]);
});
