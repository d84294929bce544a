import { callingCodes } from '../../domain/phone/callingCodes.ts';
import { callingCodesOf } from '../../domain/phone/callingCodesOf.ts';
import type { PhoneRules } from '../../domain/phone/PhoneRules.ts';
import type { RegionConfig } from '../../domain/region/RegionConfig.ts';

export { readAccount } from '../../domain/account/readAccount.ts';
export * from '../../components/AccountField/accountParts.ts';
export { PhoneField } from '../../components/PhoneField/PhoneField.tsx';
export { phoneProblem, validPhone } from '../../domain/phone/phoneProblem.ts';
export { settlePhone } from '../../domain/phone/readPhone.ts';

/**
 * A region's rules for phone numbers. Source: B§3, S-022, S-182.
 *
 * @param country the short name of the country to begin with, where the region allows it
 */
export function phoneRulesOf(
  region: Pick<RegionConfig, 'allowCodeList' | 'allowCodeKeys' | 'defaultCountry'>,
  country: string | null = null,
): PhoneRules {
  const allowed = callingCodesOf(region, callingCodes);
  const own = callingCodes.find(({ key }) => key === region.defaultCountry) ?? null;
  return {
    allowed,
    listed: callingCodes,
    defaultCountry: allowed.find(({ shortname }) => shortname === country) ?? own,
  };
}
