import { callingCodes } from '../phone/callingCodes.ts';
import { callingCodesOf } from '../phone/callingCodesOf.ts';
import type { RegionFields } from './regionFields.ts';

/** One value that does not go with another. */
export interface Conflict {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** A conflict where the value breaks the rule. */
const unless = (holds: boolean, field: string, message: string): readonly Conflict[] =>
  holds ? [] : [{ path: field.split('.'), message }];

const languages = ({ navBar: { switchLang } }: RegionFields): readonly Conflict[] =>
  unless(
    switchLang.languageList.includes(switchLang.defaultLang),
    'navBar.switchLang.defaultLang',
    'must be one of navBar.switchLang.languageList',
  );

const agreements = ({ agreements: { kind, stripe, autoCheck, links } }: RegionFields) => [
  ...unless(
    stripe === (links.stripe !== ''),
    'agreements.links.stripe',
    'must be filled exactly where agreements.stripe is true',
  ),
  ...unless(
    kind !== 'eu' || !autoCheck,
    'agreements.autoCheck',
    'must be false where agreements.kind is eu: consent is given by hand there (S-027)',
  ),
];

function countries(region: RegionFields): readonly Conflict[] {
  const { allowCodeList, allowCodeKeys, defaultCountry } = region;
  const offered = callingCodesOf(region, callingCodes);
  const isOffered = (key: string): boolean => offered.some((entry) => entry.key === key);
  return [
    ...allowCodeList.flatMap((code, index) =>
      unless(
        offered.some((entry) => entry.code === code),
        `allowCodeList.${index}`,
        'is the calling code of no country in allowCodeKeys; add the country, or take the code out',
      ),
    ),
    ...allowCodeKeys.flatMap((key, index) =>
      unless(
        isOffered(key),
        `allowCodeKeys.${index}`,
        'is a country without a calling code in allowCodeList; add its code, or take the country out',
      ),
    ),
    ...unless(
      defaultCountry === '' || isOffered(defaultCountry),
      'defaultCountry',
      'must be one of the countries that allowCodeList and allowCodeKeys leave, or empty',
    ),
  ];
}

const areaName = ({ areaText, defaultRegionCode }: RegionFields): readonly Conflict[] =>
  unless(
    areaText !== '' || defaultRegionCode !== '',
    'areaText',
    'must name a text where defaultRegionCode is empty, since Intl has no name for it',
  );

const marketingConsent = ({ register, edmConsentKey }: RegionFields): readonly Conflict[] =>
  unless(
    !register.hasEdmEmail || edmConsentKey !== '',
    'edmConsentKey',
    'must name a text where register.hasEdmEmail is true (S-036)',
  );

const mobileLanding = ({ landing: { mobile } }: RegionFields): readonly Conflict[] =>
  unless(
    !mobile.includes('topPlaceholder'),
    `landing.mobile.${mobile.indexOf('topPlaceholder')}`,
    'is dropped on a phone (B§2); take it out',
  );

/** Every conflict between two fields of a region. */
export const conflictsIn = (region: RegionFields): readonly Conflict[] =>
  [languages, agreements, countries, areaName, marketingConsent, mobileLanding].flatMap((rule) =>
    rule(region),
  );
