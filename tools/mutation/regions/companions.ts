import { callingCodes } from '../../../src/domain/phone/callingCodes.ts';
import type { RegionConfig } from '../../../src/domain/region/RegionConfig.ts';

type Codes = Pick<RegionConfig, 'allowCodeList' | 'allowCodeKeys'>;

/** The countries of a shorter or longer list of codes: those that stay, and one for each new code. */
function keysOf({ allowCodeList: list, allowCodeKeys: keys }: Codes): readonly string[] {
  if (keys.length === 0 || list.length === 0) return [];
  const codeOf = new Map(callingCodes.map(({ key, code }) => [key, code]));
  const kept = keys.filter((key) => list.includes(codeOf.get(key) ?? ''));
  const known = new Set(kept.map((key) => codeOf.get(key)));
  const added = list
    .filter((code) => !known.has(code))
    .flatMap((code) => callingCodes.find((entry) => entry.code === code)?.key ?? []);
  return [...kept, ...added];
}

/** The codes of a shorter or longer list of countries. An empty list of codes alone changes nothing. */
function codesOf({ allowCodeList: list, allowCodeKeys: keys }: Codes): readonly string[] {
  if (list.length === 0) return list;
  const needed = new Set(
    callingCodes.filter(({ key }) => keys.includes(key)).map(({ code }) => code),
  );
  return [...needed];
}

/** What the schema ties to a field (`regionRules`): the fields that must follow it, with their values. */
export function companionsOf(
  field: string,
  mutated: RegionConfig,
): Readonly<Record<string, unknown>> {
  const { agreements, navBar, register } = mutated;
  switch (field) {
    case 'agreements.stripe':
      return {
        'agreements.links.stripe': agreements.stripe ? agreements.links.terms : '',
      };
    case 'agreements.links.stripe':
      return { 'agreements.stripe': agreements.links.stripe !== '' };
    case 'allowCodeList':
      return { allowCodeKeys: keysOf(mutated) };
    case 'allowCodeKeys':
      return { allowCodeList: codesOf(mutated) };
    case 'navBar.switchLang.languageList':
      return { 'navBar.switchLang.defaultLang': navBar.switchLang.languageList[0] };
    case 'register.hasEdmEmail':
      return register.hasEdmEmail ? { edmConsentKey: 'sign_up_lead' } : {};
    default:
      return {};
  }
}
