import { describe, expect, it } from 'vitest';
import { shows } from '#shows';
import form from '../../i18n/locales/en-GB/form.json' with { type: 'json' };
import {
  emailRule,
  emptySignUpValues,
  signUpSchema,
  stepFields,
  type SignUpValues,
} from './signUpForm.ts';

const good: SignUpValues = {
  phone_email: 'ada@shop.example',
  verification_code: '482915',
  password: 'abc12!',
  confirm_password: 'abc12!',
  check_read_agreements: true,
  stripe_agreements: true,
};
const both = { terms: true, stripe: true };

/** What is said of each field: its name and the key of its message. */
function told(values: Partial<SignUpValues>, agreements = both): readonly string[] {
  const result = signUpSchema(agreements).safeParse({ ...good, ...values });
  return (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

it('says nothing of what is right', () => {
  expect(told({})).toEqual([]);
  expect(told({ phone_email: '\u00A0Ada@Shop.Example\u200B' })).toEqual([]);
});

const mandatory = 'selleronboarding_todo1_mandatory_tip';
const format = 'selleronboard_CB_signup_email_format_error_toast';
const short = 'sign_up_code_invalid';
const tip = 'seller_login_password_verify_tip1';
const empty = 'selleronboard_CB_signup_confirm_password_empty_toast';
const mismatch = 'selleronboard_CB_signup_password_no_match_toast';
const tick = 'seller_signup_terms_checktips_us';

const password = (value: string) => ({ password: value, confirm_password: value });

describe('one field', () => {
  it.each([
    ['VAL-003', { phone_email: '' }, `phone_email: ${mandatory}`],
    ['VAL-018', { phone_email: ' \u200B' }, `phone_email: ${mandatory}`],
    ['VAL-004', { phone_email: 'ada@shop' }, `phone_email: ${format}`],
    ['VAL-004', { phone_email: 'a@x.com,b@y.com' }, `phone_email: ${format}`],
    ['VAL-004', { phone_email: 'ada＠shop.example' }, `phone_email: ${format}`],
    ['VAL-004', { phone_email: '07911123456' }, `phone_email: ${format}`],
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
    shows([id], () => {
      expect(told(values)).toEqual([message]);
    });
  });
});

it('a repetition is compared with a wrong password as well', () => {
  expect(told({ password: 'abc', confirm_password: 'abd' })).toEqual([
    `password: ${tip}`,
    `confirm_password: ${mismatch}`,
  ]);
});

it('an empty form is told of once a field, in the order on screen', () => {
  expect(told(emptySignUpValues)).toEqual([
    `phone_email: ${mandatory}`,
    `verification_code: ${mandatory}`,
    `password: ${tip}`,
    `confirm_password: ${empty}`,
    `check_read_agreements: ${tick}`,
    `stripe_agreements: ${tick}`,
  ]);
  expect(Object.values(stepFields).flat()).toEqual(Object.keys(emptySignUpValues));
});

it('ticks are asked for only where they are needed', () => {
  const unticked = { check_read_agreements: false, stripe_agreements: false };
  shows(['VAL-029'], () => {
    expect(told(unticked, { terms: false, stripe: false })).toEqual([]);
  });
  expect(told(unticked, { terms: true, stripe: false })).toEqual([
    `check_read_agreements: ${tick}`,
  ]);
});

it('every message of the rules is a text', () => {
  for (const key of [mandatory, format, short, tip, empty, mismatch, tick])
    expect(form).toHaveProperty([key]);
});

it('the rule of an address stands alone for the change-contact dialog', () => {
  expect(emailRule.safeParse('bob@shop.example').success).toBe(true);
  expect(emailRule.safeParse('bob').error?.issues[0]?.message).toBe(format);
});
