import { callingCodes } from '../../domain/phone/callingCodes.ts';
import { callingCodesOf } from '../../domain/phone/callingCodesOf.ts';
import { lockedRules, type PhoneRules } from '../../domain/phone/PhoneRules.ts';
import type { RegionConfig } from '../../domain/region/RegionConfig.ts';

export { readAccount } from '../../domain/account/readAccount.ts';
export * from '../../components/AccountField/accountParts.ts';
export { PhoneField } from '../../components/PhoneField/PhoneField.tsx';
export { phoneProblem, validPhone } from '../../domain/phone/phoneProblem.ts';
export { settlePhone } from '../../domain/phone/readPhone.ts';

type PhoneRegion = Pick<RegionConfig, 'allowCodeList' | 'allowCodeKeys' | 'defaultCountry'> & {
  readonly register: Pick<RegionConfig['register'], 'phoneCodeDisable'>;
};

/**
 * A region's rules for phone numbers, for the field and for what reads it. Source: B§3, S-022, S-035, S-182.
 *
 * @param country the short name of the country to begin with, where the region allows it and does not
 *   fix its own
 */
export function phoneRulesOf(region: PhoneRegion, country: string | null = null): PhoneRules {
  const allowed = callingCodesOf(region, callingCodes);
  const own = callingCodes.find(({ key }) => key === region.defaultCountry) ?? null;
  const rules = { allowed, listed: callingCodes, defaultCountry: own };
  if (region.register.phoneCodeDisable) return lockedRules(rules);
  const first = allowed.find(({ shortname }) => shortname === country) ?? own;
  return { ...rules, defaultCountry: first };
}
