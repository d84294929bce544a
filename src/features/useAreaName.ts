import type { RegionConfig } from '../domain/region/RegionConfig.ts';
import { countryName } from '../i18n/countryName.ts';
import { textKey } from '../i18n/textKey.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';

/** Returns a market's name in the page's language: its country's name, or its own text. Source: S-020. */
export function useAreaName(): (
  region: Pick<RegionConfig, 'areaText' | 'defaultRegionCode'>,
) => string {
  const language = useLanguage();
  const text = useText();
  return ({ areaText, defaultRegionCode }) =>
    areaText === '' ? countryName(defaultRegionCode, language) : text(textKey(areaText));
}
