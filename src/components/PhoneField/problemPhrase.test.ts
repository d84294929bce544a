import { expect, it } from 'vitest';
import type { PhoneProblem } from '../../domain/phone/phoneProblem.ts';
import { countryOf } from '../../domain/phone/support/countries.ts';
import { problemPhrase } from './problemPhrase.ts';

it.each<[PhoneProblem, object]>([
  [{ problem: 'empty' }, { id: 'selleronboarding_todo1_mandatory_tip' }],
  [{ problem: 'invalid' }, { id: 'selleronboard_CB_signup_phone_num_error_toast' }],
  [{ problem: 'no-country' }, { id: 'phone_country_missing' }],
  [{ problem: 'code-unknown' }, { id: 'phone_code_unknown' }],
  [{ problem: 'code-not-allowed', market: null }, { id: 'phone_code_unknown' }],
  [
    { problem: 'code-not-allowed', market: countryOf('de') },
    { id: 'phone_code_not_allowed', values: { market: 'Deutschland' } },
  ],
])('%j has its text (E-02)', (problem, phrase) => {
  expect(problemPhrase(problem, 'de-DE')).toEqual(phrase);
});
