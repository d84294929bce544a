import { expect, it } from 'vitest';
import type { FormRules } from '../shared/fieldRules.ts';
import { emptyContact } from '../shared/typedContact.ts';
import { loginPlans } from './loginValues.ts';
import { resetPlan, resetValues } from './reset/resetValues.ts';

/** Digits are a number, and every number is valid. */
const rules: FormRules = {
  ...{ terms: false, stripe: false },
  phoneProblem: () => null,
  classify: (typed) =>
    typed.type === 'email' && /^\d+$/.test(typed.email) ? emptyContact('phone') : typed,
};

const failedFields = (result: { error?: { issues: readonly { path: PropertyKey[] }[] } }) =>
  result.error?.issues.map(({ path }) => path[0]) ?? [];

const account = (email: string) => ({ type: 'email', email }) as const;

it('any password may be tried, but none must be missing', () => {
  const schema = loginPlans.combined.schema(rules);
  const failed = (email: string, password: string) =>
    failedFields(schema.safeParse({ account: account(email), password }));
  expect(failed('a@b.co', 'x')).toEqual([]);
  expect(failed('', '')).toHaveLength(2);
  expect(failed('a@', 'x')).toEqual(['account']);
});

it('only the combined page reads digits as a number (S-192)', () => {
  const failed = (kind: keyof typeof loginPlans) =>
    failedFields(
      loginPlans[kind].schema(rules).safeParse({ account: account('7911123456'), password: 'x' }),
    );
  expect(failed('combined')).toEqual([]);
  expect(failed('older')).toEqual(['account']);
});

it('a new password has its rules and its repetition', () => {
  const schema = resetPlan.schema(rules);
  const failed = (password: string, confirm_password: string) =>
    failedFields(
      schema.safeParse({
        ...resetValues(account('a@b.co')),
        ...{ verification_code: '482915', password, confirm_password },
      }),
    );
  expect(failed('Market-7', 'Market-7')).toEqual([]);
  expect(failed('market', 'market')).toEqual(['password']);
  expect(failed('Market-7', 'Market-8')).toEqual(['confirm_password']);
});
