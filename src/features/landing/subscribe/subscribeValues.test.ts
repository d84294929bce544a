import { expect, it } from 'vitest';
import { phoneValidator } from '../../shared/phoneValidator.ts';
import { classified, type TypedContact } from '../../shared/typedContact.ts';
import { subscribePlan } from './subscribeValues.ts';

const rules = {
  ...{ terms: false, stripe: false, phoneProblem: phoneValidator(null) },
  classify: (typed: TypedContact) => classified(typed, null),
};

/** The fields that are refused, with their text keys. */
const refused = (email: string, shopLink = '') => {
  const account: TypedContact = { type: 'email', email };
  const { error } = subscribePlan.schema(rules).safeParse({ account, shopLink });
  return (error?.issues ?? []).map(({ path, message }) => [path[0], message]);
};

it('needs an e-mail address or a phone number, with a text of its own', () => {
  for (const empty of ['', ' ', '\u200b'])
    expect(refused(empty)).toEqual([['account', 'seller_onboard_us_mandatory_error_msg']]);
  expect(refused('ada@')).toEqual([
    ['account', 'selleronboard_CB_signup_email_format_error_toast'],
  ]);
  expect(refused('ada@shop.example')).toEqual([]);
});

it('takes any shop link, or none', () => {
  expect(refused('ada@shop.example', 'my shop')).toEqual([]);
});
