import type { CountryOption } from '../../src/components/CountryList/CountryOption.ts';
import { countryName } from '../../src/i18n/countryName.ts';

const codes = 'US GB ID MY TH PH VN SG ES IE FR IT DE BR MX CN SA AE JP'.split(' ');

/** One country for each region; Spain and Ireland are for invited sellers. */
export const countriesIn = (language: string): readonly CountryOption[] =>
  codes.map((value) => ({
    value,
    name: countryName(value, language),
    invited: value === 'ES' || value === 'IE',
  }));
