import type { PhoneProblem } from '../../domain/phone/phoneProblem.ts';
import { countryName } from '../../i18n/countryName.ts';
import type { PhraseContent } from '../Phrase/PhraseContent.ts';

/**
 * The error text of a phone problem; `language`, a BCP 47 tag, is used for the market's name.
 * Source: A§5 (VAL-003, VAL-005), E-02, S-177, S-182.
 */
export function problemPhrase(problem: PhoneProblem, language: string): PhraseContent {
  switch (problem.problem) {
    case 'empty':
      return { id: 'selleronboarding_todo1_mandatory_tip' };
    case 'no-country':
      return { id: 'phone_country_missing' };
    case 'invalid':
      return { id: 'selleronboard_CB_signup_phone_num_error_toast' };
    case 'code-unknown':
      return { id: 'phone_code_unknown' };
    case 'code-not-allowed':
      return problem.market === null
        ? { id: 'phone_code_unknown' }
        : {
            id: 'phone_code_not_allowed',
            values: { market: countryName(problem.market.shortname, language) },
          };
  }
}
